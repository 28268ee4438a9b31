"""Nested inputs and outputs: what is a tensor in them, what is a constant, and how to put them together again.

A structure is described by plain data, so that it can be stored in a program and restored where torch, or the user's
own classes, are not installed: a class that can't be imported there becomes a look-alike with the same fields.
"""

from __future__ import annotations

import collections
import dataclasses
import enum
import importlib
import operator
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec


class Leaf(msgspec.Struct, frozen=True, tag="leaf"):
    """A tensor: the ``index``-th of the flat list."""

    index: int


class Const(msgspec.Struct, frozen=True, tag="const"):
    """A value that is part of the program: ``None``, a number, a string, a dtype, a class."""

    kind: str
    value: Any

    def get(self) -> Any:
        """The value itself."""
        return _DECODE[self.kind](self.value)


class Items(msgspec.Struct, frozen=True, tag="items"):
    """A tuple, list, dict, named tuple, dataclass or other object with these fields.

    Attributes:
        kind: ``tuple list dict mapping namedtuple object``.
        cls: ``package.module:Class`` where the kind alone does not say it.
        keys: the fields' names, or the dict's keys; positions for tuple and list.

    """

    kind: str
    items: tuple[Leaf | Const | Items, ...]
    keys: tuple[Any, ...] = ()
    cls: str = ""


Tree = Leaf | Const | Items


class MismatchError(Exception):
    """A value does not have the structure; ``path`` says where, like ``[0].mask``."""

    def __init__(self, path: str, expected: str, got: str) -> None:
        super().__init__(f"{path or 'the value'}: expected {expected}, got {got}")
        self.path, self.expected, self.got = path, expected, got


class NotRepresentableError(Exception):
    """A value in the structure is neither a tensor nor something that can be stored."""

    def __init__(self, path: str, value: Any) -> None:
        super().__init__(f"{path or 'the value'} is a {type(value).__module__}.{type(value).__qualname__}")
        self.path, self.value = path, value


def flatten(value: Any, is_tensor: Callable[[Any], bool]) -> tuple[list[Any], list[str], Tree]:
    """``value`` → its tensors, each one's path, and the structure.

    Raises:
        NotRepresentableError: something in it is neither a tensor nor a constant.

    """
    leaves: list[Any] = []
    paths: list[str] = []

    def walk(value: Any, path: str, above: tuple[int, ...]) -> Tree:
        if is_tensor(value):
            leaves.append(value)
            paths.append(path)
            return Leaf(len(leaves) - 1)
        if (const := _encode(value)) is not None:
            return const
        parts = _parts(value)
        if parts is None or id(value) in above:
            raise NotRepresentableError(path, value)
        kind, keys, values = parts
        items = [
            walk(item, path + _step(kind, key), (*above, id(value))) for key, item in zip(keys, values, strict=True)
        ]
        named = "" if kind in {"tuple", "list", "dict"} else class_name(type(value))
        return Items(kind, tuple(items), () if kind in {"tuple", "list"} else tuple(keys), named)

    tree = walk(value, "", ())
    return leaves, paths, tree


def flatten_like(tree: Tree, value: Any, leaves: list[Any], path: str = "") -> None:
    """Append the tensors of ``value`` to ``leaves``, in the order of ``tree``.

    Raises:
        MismatchError: another structure, or another constant.

    """
    if isinstance(tree, Leaf):
        leaves.append(value)
    elif isinstance(tree, Const):
        if type(value) is not type(tree.get()) or not _equal(value, tree.get()):
            raise MismatchError(path, f"the constant {tree.get()!r}", _brief(value))
    else:
        parts = _parts(value)
        if parts is None or parts[0] != tree.kind or len(parts[1]) != len(tree.items):
            raise MismatchError(path, outline(tree), _brief(value))
        kind, keys, values = parts
        if tree.keys and tuple(keys) != tree.keys:
            if kind != "dict" or set(keys) != set(tree.keys):
                raise MismatchError(path, outline(tree), _brief(value))
            keys, values = tree.keys, [value[key] for key in tree.keys]
        for item, key, part in zip(tree.items, keys, values, strict=True):
            flatten_like(item, part, leaves, path + _step(kind, key))


def unflatten(tree: Tree, leaves: Sequence[Any]) -> Any:
    """Put ``leaves`` into the structure."""
    if isinstance(tree, Leaf):
        return leaves[tree.index]
    if isinstance(tree, Const):
        return tree.get()
    return _build(tree, [unflatten(item, leaves) for item in tree.items])


def map_leaves(tree: Tree, index: Callable[[int], int]) -> Tree:
    """The same structure with every leaf's index replaced."""
    if isinstance(tree, Leaf):
        return Leaf(index(tree.index))
    if isinstance(tree, Const):
        return tree
    return Items(tree.kind, tuple(map_leaves(item, index) for item in tree.items), tree.keys, tree.cls)


def update(value: Any, before: Tree, after: Tree, leaf: Callable[[int], Any]) -> Any:
    """Change the containers in ``value``, in place, from the structure ``before`` to ``after``.

    Returns what stands there now. A tensor that is the same leaf before and after stays the caller's own;
    ``leaf(index)`` gives the others.
    """
    if before == after:
        return value
    if (
        not isinstance(before, Items)
        or not isinstance(after, Items)
        or (before.kind, before.cls) != (after.kind, after.cls)
    ):
        return unflatten(after, _Lazy(leaf))
    parts: Any = _parts(value)
    _, keys, values = parts
    if after.kind in {"tuple", "namedtuple"}:
        if len(values) != len(after.items):
            return unflatten(after, _Lazy(leaf))
        triples = zip(values, before.items, after.items, strict=True)
        new_items = [update(item, old, new, leaf) for item, old, new in triples]
        return value if all(map(operator.is_, new_items, values)) else _build(after, new_items)
    olds = {key: (item, old) for key, item, old in zip(keys, values, before.items, strict=True)}
    new = {}
    for key, made in zip(after.keys or range(len(after.items)), after.items, strict=True):
        item, old = olds.get(key, (None, None))
        new[key] = unflatten(made, _Lazy(leaf)) if old is None else update(item, old, made, leaf)
    _store(value, after.kind, new, olds.keys() - new.keys())
    return value


class _Lazy(Sequence[Any]):
    """A sequence whose items are made when asked for."""

    def __init__(self, make: Callable[[int], Any]) -> None:
        self._make = make

    def __getitem__(self, index: Any) -> Any:
        return self._make(index)

    def __len__(self) -> int:
        return sys.maxsize


def _store(value: Any, kind: str, new: dict[Any, Any], gone: set[Any]) -> None:
    if kind == "list":
        value[:] = new.values()
        return
    for key, item in new.items():
        if kind == "object":
            object.__setattr__(value, key, item)
        else:
            value[key] = item
    for key in gone:
        delattr(value, key) if kind == "object" else value.pop(key)


def outline(tree: Tree, leaf: Callable[[int], str] = lambda _: "tensor") -> str:
    """``(tensor, {'mask': tensor}, 5)``: the structure as a person would write it."""
    if isinstance(tree, Leaf):
        return leaf(tree.index)
    if isinstance(tree, Const):
        return repr(tree.get())
    inner = [outline(item, leaf) for item in tree.items]
    if tree.kind == "list":
        return f"[{', '.join(inner)}]"
    if tree.kind == "tuple":
        return f"({', '.join(inner)}{',' if len(inner) == 1 else ''})"
    fields = [f"{key!r}: {item}" for key, item in zip(tree.keys, inner, strict=True)]
    return f"{tree.cls.rpartition(':')[2]}{{{', '.join(fields)}}}"


_SEEN: dict[str, type] = {}  # classes met in this process: those inside functions can't be imported


def class_name(cls: type) -> str:
    """``package.module:Class``."""
    name = f"{cls.__module__}:{cls.__qualname__}"
    _SEEN[name] = cls
    return name


def find_class(name: str) -> Any:
    """The class of that name, or None where it can't be imported."""
    if name in _SEEN:
        return _SEEN[name]
    module, _, qualname = name.partition(":")
    try:
        found: Any = sys.modules.get(module) or importlib.import_module(module)
        for part in qualname.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError):
        return None
    return found


def _step(kind: str, key: Any) -> str:
    return f".{key}" if kind in {"namedtuple", "object"} else f"[{key!r}]"


def _parts(value: Any) -> tuple[str, Sequence[Any], Sequence[Any]] | None:
    """``(kind, keys, values)`` of a container; None for anything else."""
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", None)
        return ("namedtuple", fields, value) if fields else ("tuple", range(len(value)), value)
    if isinstance(value, list):
        return "list", range(len(value)), value
    if isinstance(value, dict):
        kind = "dict" if type(value) is dict else "mapping"
        return kind, list(value.keys()), list(value.values())
    if isinstance(value, (str, bytes, type)) or callable(value) or not hasattr(value, "__dict__"):
        return None
    if type(value).__module__.partition(".")[0] in _NO_STRUCTURE:
        return None
    if dataclasses.is_dataclass(value):
        names = [field.name for field in dataclasses.fields(value)]
        return "object", names, [getattr(value, name) for name in names]
    return "object", list(vars(value)), list(vars(value).values())


_NO_STRUCTURE = {"torch", "jax", "numpy", "io", "_io", "threading", "_thread", "builtins"}


class LookAlike(dict[str, Any]):
    """Stands for an object whose class can't be imported here; fields are items and attributes."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


def _build(tree: Items, values: list[Any]) -> Any:
    if tree.kind == "tuple":
        return tuple(values)
    if tree.kind == "list":
        return values
    if tree.kind == "dict":
        return dict(zip(tree.keys, values, strict=True))
    cls: Any = find_class(tree.cls)
    if tree.kind == "namedtuple":
        cls = cls or collections.namedtuple(tree.cls.rpartition(":")[2], tree.keys)  # noqa: PYI024  known only now
        return cls._make(values) if hasattr(cls, "_make") else cls(values)
    fields = dict(zip(tree.keys, values, strict=True))
    if cls is None:
        return LookAlike(fields)
    if tree.kind == "mapping":
        is_dataclass: bool = dataclasses.is_dataclass(cls)  # as a plain bool: its type would hide that cls is called
        return cls(**fields) if is_dataclass else cls(fields)
    made = cls.__new__(cls)
    for name, value in fields.items():
        object.__setattr__(made, name, value)
    return made


def _encode(value: Any) -> Const | None:
    """A constant that can be stored, or None."""
    if value is None or type(value) in {bool, int, float, str}:
        return Const("plain", value) if not isinstance(value, float) else Const("float", value.hex())
    if isinstance(value, enum.Enum):
        return Const("enum", [class_name(type(value)), value.name])
    if isinstance(value, type):
        return Const("class", class_name(value))
    if type(value) is complex:
        return Const("complex", [value.real, value.imag])
    if type(value) is slice:
        return Const("slice", [value.start, value.stop, value.step])
    torch = sys.modules.get("torch")
    if torch is not None and type(value) in {torch.dtype, torch.device, torch.layout, torch.memory_format}:
        return Const("torch", str(value) if type(value) is not torch.device else f"device:{value}")
    if torch is not None and type(value) is torch.Size:
        return Const("size", list(value))
    return None


def _torch_constant(name: str) -> Any:
    torch = sys.modules.get("torch")
    if torch is None:
        return name
    if name.startswith("device:"):
        return torch.device(name.removeprefix("device:"))
    return getattr(torch, name.removeprefix("torch."))


def _size(dims: list[int]) -> Any:
    torch = sys.modules.get("torch")
    return torch.Size(dims) if torch is not None else tuple(dims)


def _enum(value: list[str]) -> Any:
    cls = find_class(value[0])
    return cls[value[1]] if cls is not None else value[1]


_DECODE: dict[str, Callable[[Any], Any]] = {
    "plain": lambda value: value,
    "float": float.fromhex,
    "enum": _enum,
    "class": lambda name: find_class(name) or name,
    "complex": lambda parts: complex(*parts),
    "slice": lambda parts: slice(*parts),
    "torch": _torch_constant,
    "size": _size,
}


def _equal(one: Any, other: Any) -> bool:
    same: bool = one == other or (one != one and other != other)
    return same


def _brief(value: Any) -> str:
    text = repr(value)
    return f"{type(value).__name__} {text if len(text) <= 60 else text[:57] + '...'}"


def is_plain(tree: Tree) -> bool:
    """Whether it is made of tensors, tuples, lists and dicts alone."""
    if isinstance(tree, Items):
        return tree.kind in {"tuple", "list", "dict"} and all(map(is_plain, tree.items))
    return isinstance(tree, Leaf)


def leaves_of(tree: Tree) -> Iterator[int]:
    """The indices of the tensors in ``tree``, in order."""
    if isinstance(tree, Leaf):
        yield tree.index
    elif isinstance(tree, Items):
        for item in tree.items:
            yield from leaves_of(item)
