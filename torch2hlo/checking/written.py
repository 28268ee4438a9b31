"""A module as Python source that makes it anew, with the classes that it needs and without its values."""

from __future__ import annotations

import ast
import enum
import inspect
import itertools
import math
import textwrap
from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any

import torch
from torch import nn

from torch2hlo.capture.sources import is_own

_MOST = 32  # items, or four times as many letters: more is data rather than configuration
_HELPER = '''
def made(cls, attributes):
    """An instance of `cls` with these attributes; its constructor is not run."""
    instance = cls.__new__(cls)
    if isinstance(instance, nn.Module):
        nn.Module.__init__(instance)
    for name, value in attributes.items():
        setattr(instance, name, value)
    return instance
'''


class NotWritableError(Exception):
    """Something can't be written as source."""


class Written:
    """Collects what a file needs to make a value.

    Tensors become random or zero ones of the same shape and dtype, long texts and lists become empty: no value of the
    user's is in the file, apart from short settings and the code itself.
    """

    def __init__(self) -> None:
        self._imports: dict[str, None] = {"import torch": None, "from torch import nn": None}
        self._definitions: dict[str, str] = {}
        self._tensors: dict[int, tuple[str, torch.Tensor]] = {}
        self._lines: list[str] = []  # make the tensors, before what uses them

    def file(self, title: str, model: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
        """A model file with ``model`` and ``example_inputs``, as `torch2hlo check` takes it.

        Raises:
            NotWritableError: it holds something that has no source.

        """
        ends = [f"model = {self.value(model)}", f"example_inputs = ({self.value(args)}, {self.value(kwargs)})"]
        parts = [
            f'"""{title}"""\n\nfrom __future__ import annotations\n',
            "\n".join(self._imports),
            _HELPER,
            "\n\n".join(self._definitions.values()),
            "\n".join(["torch.manual_seed(0)", *self._lines, *ends]) + "\n",
        ]
        return "\n\n".join(part for part in parts if part)

    def value(self, value: Any) -> str:
        """An expression for ``value``."""
        if value is None or isinstance(value, (bool, int, str, bytes, float, complex)):
            return _plain(value)
        if isinstance(value, torch.Tensor):
            return self._tensor(value)
        if isinstance(value, enum.Enum):
            return f"{self._named(type(value))}.{value.name}"
        if isinstance(value, (torch.dtype, torch.layout, torch.memory_format)):
            return str(value)
        if isinstance(value, torch.device):
            return f'torch.device("{value}")'
        if isinstance(value, (tuple, list, set, dict)):
            return self._container(value)
        is_named = isinstance(value, (type, FunctionType)) or inspect.isbuiltin(value)
        return self._named(value) if is_named else self._instance(value)

    def _container(self, value: Any) -> str:
        if isinstance(value, Mapping):
            inner = ", ".join(
                f"{self.value(key)}: {self.value(item)}" for key, item in itertools.islice(value.items(), _MOST)
            )
            return f"{{{inner}}}"
        items = list(value)
        if len(items) > _MOST and not any(isinstance(item, (nn.Module, torch.Tensor)) for item in items):
            items = [type(item)() if isinstance(item, (bool, int, float)) else None for item in items]
        texts = [self.value(item) for item in items]
        if isinstance(value, tuple):
            return f"({', '.join(texts)}{',' if len(texts) == 1 else ''})"
        if isinstance(value, list):
            return f"[{', '.join(texts)}]"
        return f"{{{', '.join(texts)}}}" if texts else "set()"

    def _tensor(self, value: torch.Tensor) -> str:
        if id(value) not in self._tensors:
            name, shape, dtype = f"tensor_{len(self._tensors)}", list(value.shape), value.dtype
            text = f"torch.zeros({shape}, dtype={dtype})"
            if dtype.is_floating_point or dtype.is_complex:
                text = f"torch.rand({shape}).to({dtype})"
            if value.layout is not torch.strided:
                text += ".to_sparse()"
            if isinstance(value, nn.Parameter):
                text = f"nn.Parameter({text}, requires_grad={value.requires_grad})"
            self._tensors[id(value)] = name, value
            self._lines.append(f"{name} = {text}")
        return self._tensors[id(value)][0]

    def _instance(self, value: Any) -> str:
        if not hasattr(value, "__dict__") or isinstance(value, ModuleType):
            raise NotWritableError(f"a {type(value).__name__} has no source")
        if type(value).__module__.partition(".")[0] in {"torch", "numpy"} and not isinstance(value, nn.Module):
            raise NotWritableError(f"a {type(value).__name__} can't be made from its attributes")
        attributes = dict(vars(value))
        if isinstance(value, nn.Module):
            attributes = _of_module(value)
        inner = ", ".join(f"{name!r}: {self._attribute(value, name, item)}" for name, item in attributes.items())
        return f"made({self._named(type(value))}, {{{inner}}})"

    def _attribute(self, owner: Any, name: str, value: Any) -> str:
        text = self.value(value)
        if isinstance(owner, nn.Module) and name in owner._buffers and value is not None:
            return f"nn.Buffer({text}, persistent={name not in owner._non_persistent_buffers_set})"
        return text

    def _named(self, value: Any) -> str:
        """The name of a class or function, after its import or its source."""
        name = value.__qualname__ if hasattr(value, "__qualname__") else value.__name__
        module = value.__module__ or "builtins"
        if module == "builtins":
            return str(name)
        if not _is_projects(value):
            self._imports[f"import {module}"] = None
            return f"{module}.{name}"
        if value.__name__ not in self._definitions:
            self._define(value)
        return str(value.__name__)

    def _define(self, value: Any) -> None:
        """The source of a class or function of the user's, after that of what it names."""
        if getattr(value, "__closure__", None) or "<lambda>" in value.__qualname__:
            raise NotWritableError(f"{value.__qualname__} is a function inside another one")
        self._definitions[value.__name__] = ""
        try:
            source = textwrap.dedent(inspect.getsource(value))
        except (OSError, TypeError):
            raise NotWritableError(f"{value.__qualname__} has no source") from None
        namespace = vars(inspect.getmodule(value))
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Name) and node.id in namespace and node.id not in self._definitions:
                self._global(node.id, namespace[node.id])
        del self._definitions[value.__name__]
        self._definitions[value.__name__] = source

    def _global(self, name: str, value: Any) -> None:
        """What a definition names: it has to be there before."""
        if isinstance(value, ModuleType):
            self._imports[f"import {value.__name__} as {name}"] = None
            return
        later, self._lines = self._lines, []
        text = self._callable(value) if callable(value) and not isinstance(value, nn.Module) else self.value(value)
        lines, self._lines = self._lines, later
        if text != name:
            self._definitions[name] = "\n".join([*lines, f"{name} = {text}"]) + "\n"

    def _callable(self, value: Any) -> str:
        if not hasattr(value, "__module__") or not hasattr(value, "__name__"):
            raise NotWritableError(f"{value!r:.60} has no source")
        return self._named(value)


def _plain(value: Any) -> str:
    if isinstance(value, (str, bytes)):
        return repr(value if len(value) <= 4 * _MOST else value[:0])
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    return repr(value)


def _of_module(module: nn.Module) -> dict[str, Any]:
    """What a module has beyond what every module has, its parameters, buffers and children among it."""
    usual = vars(nn.Module()).keys() - {"training"}
    own = {name: value for name, value in vars(module).items() if name not in usual}
    return {**own, **module._parameters, **module._buffers, **module._modules}


def _is_projects(value: Any) -> bool:
    try:
        return is_own(inspect.getsourcefile(value) or "<")
    except TypeError:
        return False
