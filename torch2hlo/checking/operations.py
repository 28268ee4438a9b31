"""What a captured operation costs on a matrix unit and in tiles, from its shapes alone."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch.fx import Node
from torch.utils import _pytree as pytree

aten = torch.ops.aten


@dataclass(frozen=True)
class Product:
    """A matrix product that an operation is made of: ``[batch,] rows × inner`` by ``inner × columns``."""

    rows: int
    inner: int
    columns: int
    batch: int = 1
    what: tuple[str, str] = ("inner size", "columns")

    @property
    def flops(self) -> int:
        """Two for each multiplication and addition."""
        return 2 * self.batch * self.rows * self.inner * self.columns

    def utilisation(self, unit: int) -> float:
        """The share of a ``unit × unit`` matrix unit that holds numbers rather than padding."""
        return self.inner / _up(self.inner, unit) * self.columns / _up(self.columns, unit)


def products(node: Node) -> list[Product]:
    """The products of a node; none for anything that does not use the matrix unit."""
    shapes = [list(value.shape) for value in tensors(node.args)]
    name = getattr(getattr(node.target, "overloadpacket", None), "__name__", "")
    made = _PRODUCTS.get(name)
    return made(shapes, node) if made is not None and all(all(map(_is_known, shape)) for shape in shapes) else []


def tensors(tree: Any) -> list[torch.Tensor]:
    """The values of the nodes in a node's arguments."""
    leaves = (leaf.meta.get("val") for leaf in pytree.tree_leaves(tree) if isinstance(leaf, Node))
    return [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]


def results(node: Node) -> Iterator[torch.Tensor]:
    """The tensors that a node gives."""
    yield from (leaf for leaf in pytree.tree_leaves(node.meta.get("val")) if isinstance(leaf, torch.Tensor))


def padding(value: torch.Tensor, tile: tuple[int, int]) -> float:
    """The smallest share of padding in tiles, over all choices of the two dimensions that are tiled.

    ``tile`` is for 32 bits: narrower types have as many more sublanes.
    """
    sizes = list(value.shape)
    if not sizes or 0 in sizes or not all(map(_is_known, sizes)):
        return 0.0
    sublanes = tile[0] * max(1, 4 // value.element_size())
    pairs = itertools.permutations(sizes if len(sizes) > 1 else [1, *sizes], 2)
    return 1 - max(_density(rows, columns, sublanes, tile[1]) for rows, columns in pairs)


def size_of(value: torch.Tensor) -> int:
    """Bytes, without padding; 0 where a size is known only at run time."""
    return value.numel() * value.element_size() if all(map(_is_known, value.shape)) else 0


def _density(rows: int, columns: int, sublanes: int, lanes: int) -> float:
    sublanes = min(sublanes, 1 << max(0, rows - 1).bit_length())  # a small tile for few rows
    return rows / _up(rows, sublanes) * columns / _up(columns, lanes)


def _up(size: int, unit: int) -> int:
    return max(unit, -(-size // unit) * unit)


def _is_known(size: Any) -> bool:
    return isinstance(size, int)


def _matmul(shapes: list[list[int]], _: Node) -> list[Product]:
    one, other = shapes[0], shapes[1]
    if len(one) < 2 or len(other) < 2:
        return []
    if len(other) == 2:
        return [Product(math.prod(one[:-1]), one[-1], other[-1])]
    return [Product(one[-2], one[-1], other[-1], math.prod(one[:-2]))]


def _linear(shapes: list[list[int]], _: Node) -> list[Product]:
    rows = math.prod(shapes[0][:-1])
    return [Product(rows, shapes[0][-1], shapes[1][0], what=("input features", "output features"))]


def _addmm(shapes: list[list[int]], node: Node) -> list[Product]:
    return _matmul(shapes[1:3], node)


def _attention(shapes: list[list[int]], _: Node) -> list[Product]:
    query, key, value = shapes[:3]
    heads, rows, many = math.prod(query[:-2]), query[-2], key[-2]
    return [
        Product(rows, query[-1], many, heads, ("head size", "keys")),
        Product(rows, many, value[-1], heads, ("keys", "head size")),
    ]


def _convolution(shapes: list[list[int]], node: Node) -> list[Product]:
    weight, result = shapes[1], next(results(node)).shape
    rows = result[0] * math.prod(result[2:])
    return [Product(rows, math.prod(weight[1:]), weight[0], what=("input channels × kernel", "output channels"))]


_PRODUCTS: dict[str, Any] = {
    **dict.fromkeys(("mm", "bmm", "matmul"), _matmul),
    **dict.fromkeys(("addmm", "baddbmm"), _addmm),
    "linear": _linear,
    "scaled_dot_product_attention": _attention,
    **dict.fromkeys(("convolution", "conv1d", "conv2d", "conv3d"), _convolution),
}
