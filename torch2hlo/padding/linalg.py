"""Linear algebra on a batch of matrices of static size: padded matrices are zero, and each stands for itself."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, register_padding

aten = torch.ops.aten


@register_padding(
    aten.linalg_inv_ex.default, aten.linalg_cholesky_ex.default, aten.linalg_qr.default, aten._linalg_det.default,
    aten._linalg_slogdet.default, aten._linalg_eigh.default, aten._linalg_svd.default, aten._linalg_solve_ex.default,
    aten.linalg_solve_triangular.default, aten.linalg_lu_factor_ex.default, aten.cholesky.default,
    aten.linalg_lu_solve.default, aten.lu_unpack.default, aten.linalg_matrix_exp.default, aten.linalg_eig.default,
    aten.linalg_householder_product.default, aten.linalg_ldl_factor_ex.default, aten.triangular_solve.default,
    aten.cholesky_solve.default,
)  # fmt: skip
def batched(ctx: PaddingContext, *args: Any, **kwargs: Any) -> Any:
    """Padding in the batch passes through."""
    given = [arg for arg in args if isinstance(arg, Padded)]
    if any(not axis.is_static for x in given for axis in x.axes[-2:]):
        raise ctx.refuse(
            f"{ctx.node.target} of a matrix whose size is known only at run time", "let only the batch vary here"
        )
    plain = [ctx.filled(arg, None, 0) if isinstance(arg, Padded) else arg for arg in args]
    return ctx.node.target(*plain, **kwargs)  # type: ignore[operator]
