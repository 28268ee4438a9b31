"""``_grouped_mm`` for sizes that are known: its fake kernel takes bfloat16 only, the eager one other dtypes too."""

from __future__ import annotations

import torch


def grouped_mm(
    a: torch.Tensor,
    b: torch.Tensor,
    offs: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> torch.Tensor:
    """Products of groups: those of the rows of ``a``, the columns of ``b``, or what is summed over, which is 2-d.

    Group ``g`` ends before ``offs[g]``. What is behind the last one, which eager leaves as it finds it, is zero.
    """
    if a.dim() == b.dim() == 3:
        product = torch.bmm(a, b)
    elif a.dim() == 2 and b.dim() == 3:
        product = _of_rows(a, b, _member(offs, a.shape[0]))
    elif a.dim() == 3:
        product = _of_rows(b.t(), a.mT, _member(offs, b.shape[1])).t()
    else:
        member = _member(offs, a.shape[1]).t().unsqueeze(1)
        product = torch.matmul(torch.where(member, a, 0), torch.where(member.mT, b, 0))
    if bias is not None:
        product = product + bias
    return product if out_dtype is None else product.to(out_dtype)


def _member(offs: torch.Tensor | None, length: int) -> torch.Tensor:
    """``[length, groups]``: whether a place is in a group."""
    assert offs is not None
    places = torch.arange(length, dtype=offs.dtype, device=offs.device).unsqueeze(1)
    first = torch.cat([offs.new_zeros(1), offs[:-1]])
    return (places >= first) & (places < offs)


def _of_rows(a: torch.Tensor, b: torch.Tensor, member: torch.Tensor) -> torch.Tensor:
    """Each row with the matrix of its group: gathered where rows are fewer than matrices, else all and one chosen."""
    rows, groups = member.shape
    if rows < groups:
        chosen = b.index_select(0, member.to(torch.int32).argmax(1))
        return torch.where(member.any(1, keepdim=True), torch.bmm(a.unsqueeze(1), chosen).squeeze(1), 0)
    products = torch.matmul(a, b)  # [groups, rows, columns]
    return torch.where(member.t().unsqueeze(2), products, 0).sum(0)
