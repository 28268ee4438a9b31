"""Writes through views: every value, base and view equals eager PyTorch, after the call too."""

import pytest
import torch
from torch.utils import _pytree as pytree

import torch2hlo
from torch2hlo.errors import MutationError

aten = torch.ops.aten


def check(function, *args):
    """The results and the arguments after the call equal eager's."""
    mine, theirs = pytree.tree_map(torch.clone, args), pytree.tree_map(torch.clone, args)
    program = torch2hlo.convert(function, mine)
    got, wanted = program.compile("cpu", cache_dir=None)(*mine), function(*theirs)
    torch.testing.assert_close((got, mine), (wanted, theirs), rtol=0, atol=0, equal_nan=True)


def matrix(*shape):
    return torch.arange(float(torch.Size(shape).numel())).reshape(shape)


# One view of a 4 by 6 matrix each.
VIEWS = {
    "alias": lambda x: aten.alias.default(x),
    "detach": lambda x: x.detach(),
    "view": lambda x: x.view(3, 8),
    "view_flat": lambda x: x.view(-1),
    "reshape": lambda x: x.reshape(2, 12),
    "flatten": lambda x: x.flatten(),
    "unflatten": lambda x: x.unflatten(1, (2, 3)),
    "unsqueeze": lambda x: x.unsqueeze(1),
    "squeeze": lambda x: x[None].squeeze(),
    "squeeze_dim": lambda x: x[None].squeeze(0),
    "squeeze_dims": lambda x: x[None, :, None].squeeze((0, 2)),
    "expand_nothing": lambda x: x.expand(4, 6),
    "permute": lambda x: x.view(2, 2, 6).permute(2, 0, 1),
    "transpose": lambda x: x.transpose(0, -1),
    "t": lambda x: x.t(),
    "T": lambda x: x.T,
    "mT": lambda x: x.mT,
    "movedim": lambda x: x.view(2, 2, 6).movedim(0, 2),
    "select": lambda x: x[1],
    "select_negative": lambda x: x[:, -2],
    "slice": lambda x: x[1:3],
    "slice_step": lambda x: x[::2, 1::3],
    "slice_out_of_range": lambda x: x[:, -100:100],
    "slice_empty": lambda x: x[3:1],
    "narrow": lambda x: x.narrow(1, 2, 3),
    "diagonal": lambda x: x.diagonal(),
    "diagonal_offset": lambda x: x.diagonal(-1),
    "diagonal_dims": lambda x: x.view(2, 2, 6).diagonal(1, 2, 0),
    "unfold": lambda x: x.unfold(1, 2, 2),
    "unfold_gaps": lambda x: x.unfold(0, 1, 3),
    "as_strided": lambda x: x.as_strided((2, 3), (12, 2), 1),
    "as_strided_transposed": lambda x: x.as_strided((6, 4), (1, 6)),
    "as_strided_of_slice": lambda x: x[1:].as_strided((2, 3), (6, 2)),
    "as_strided_beyond_slice": lambda x: x[1:2].as_strided((3, 2), (6, 1), 3),
    "split": lambda x: x.split(4, 1)[1],
    "chunk": lambda x: x.chunk(3)[1],
    "tensor_split": lambda x: x.tensor_split(4, 1)[1],
    "unbind": lambda x: x.unbind(1)[2],
    "view_as": lambda x: x.view_as(matrix(8, 3)),
    "row_of_expanded": lambda x: x[:, None].expand(4, 3, 6)[:, 2],
    "swapaxes": lambda x: x.swapaxes(0, 1),
    "int32_bits": lambda x: x.view(torch.int32).view(torch.float32),
}
WRITES = {
    "add": lambda v: v.add_(1),
    "fill": lambda v: v.fill_(-7),
    "copy": lambda v: v.copy_(v.clone() * 2),
    "copy_other_dtype": lambda v: v.copy_(torch.ones(v.shape, dtype=torch.int32)),
}


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_a_write_shows_in_base_and_view(view, write):
    def function(x):
        before, base = x.sum(), x.clone()
        early = view(base)
        total = base.sum()  # read before the write
        write(view(base))
        write(base.view(-1)[5:9])
        return before, total, early, base, view(base), base * 2

    check(function, matrix(4, 6))


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_a_write_through_a_view_shows_in_the_callers_tensor(view):
    check(lambda x: view(x).mul_(3), matrix(4, 6))


CHAINS = {
    "x[::2].t()[0]": lambda x: x[::2].t()[0],
    "diagonal of transpose of slice": lambda x: x[:, 1:5].t().diagonal(1),
    "slice of view of transpose": lambda x: x.t().unsqueeze(0)[:, 1:4, ::2],
    "unfold of column": lambda x: x[:, 2].unfold(0, 2, 2)[1],
    "flat of contiguous slice": lambda x: x[1:3].view(-1)[2:9:3],
    "diagonal of unfold": lambda x: x.unfold(1, 2, 2).diagonal(0, 1, 2),
    "select of select": lambda x: x.view(2, 2, 6)[1][0][2:],
    "as_strided of transpose": lambda x: x.t().as_strided((2, 2), (1, 6), 3),
    "slice of as_strided": lambda x: x.as_strided((4, 3), (6, 2))[1:3, ::2],
    "expanded row": lambda x: x[0].expand(3, 6)[1, 2:4],
}


@pytest.mark.parametrize("chain", CHAINS.values(), ids=CHAINS)
def test_chains_of_views(chain):
    def function(x):
        base = x.clone()
        view, whole = chain(base), base.t()
        view.add_(100)
        base[0].mul_(-1)
        chain(base).sub_(view * 2)
        return view, base, whole, chain(x)

    check(function, matrix(4, 6))


def test_views_taken_before_the_write_are_read_after_it():
    def function(x):
        base = x.clone()
        rows, columns, diagonal = base.unbind(0), base.unbind(1), base.diagonal()
        rows[1].add_(columns[0].sum())
        columns[2].copy_(diagonal[0])
        diagonal.zero_()
        return *rows, *columns, diagonal, base

    check(function, matrix(3, 3))


def test_a_value_read_between_two_writes_stays():
    def function(x):
        first = x[0] + 0
        x[0].add_(1)
        second = x[0] + 0
        x.t()[0].mul_(2)
        return first, second, x + 0

    check(function, matrix(2, 3))


def test_fills_of_repeated_elements():
    def function(x):
        row, scalar = x[0].clone(), x[0, 0].clone()
        row.expand(4, 6).fill_(3)
        scalar.expand(2, 2).zero_()
        column = x[:, :1].clone()
        column.expand(4, 5).fill_(2)
        return row, scalar, column

    check(function, matrix(4, 6))


def test_a_row_of_a_repeated_tensor_is_every_row():
    def function(x):
        row = x[0].clone()
        repeated = row.expand(4, 6)
        repeated[2].add_(1)
        repeated[3, 1:3].mul_(10)
        return row, repeated, repeated[0]

    check(function, matrix(4, 6))


def test_operands_that_overlap_the_target():
    def function(x):
        y = x.clone()
        y[1:].copy_(y[:-1].clone())
        y[0].add_(y[1])
        a, b = y.chunk(2, dim=1)
        a.copy_(b * 2)
        b.sub_(a)
        return y, a, b

    check(function, matrix(4, 6))


def test_two_arguments_and_their_views():
    def function(x, y):
        x[0].add_(y[1])
        y.t()[0].copy_(x[0, :2])
        return x.sum(), y * 1

    check(function, matrix(2, 3), matrix(2, 3) + 10)


def test_complex_views():
    def function(x):
        y = x.clone()
        y.real.add_(1)
        torch.view_as_real(y)[..., 1].mul_(2)
        y.t()[0].conj().mul_(1j)
        return y, y.imag

    check(function, torch.complex(matrix(2, 3), matrix(2, 3) + 1))


def test_writes_of_another_dtype_and_shape():
    def function(x):
        y = torch.zeros(2, 3, dtype=torch.int64)
        y.copy_(x[0])
        y[0, :2] = 7.9
        y[:, 2] = x.sum(1).to(torch.bool)
        return y

    check(function, matrix(2, 3))


def test_in_place_changes_of_the_view_itself():
    def function(x):
        y = x.clone()
        z = y.t()
        y.t_()
        y.add_(1)
        y.unsqueeze_(0)
        y[0, 0].zero_()
        return y, z

    check(function, matrix(2, 3))


def test_memory_of_a_transposed_tensor():
    def function(x):
        y = torch.empty_strided((4, 6), (1, 4)).copy_(x)
        window = y.as_strided((3, 2), (4, 1), 5)
        window.add_(50)
        y[0, 0] = -1
        return y, window, y.as_strided((24,), (1,))

    check(function, matrix(4, 6))


@pytest.mark.parametrize("shape", [(3, 3), (2, 5), (9, 3), (8, 3), (3, 3, 3)])
@pytest.mark.parametrize("wrap", [False, True])
def test_fill_diagonal(shape, wrap):
    def function(x):
        y = x.clone()
        return y.fill_diagonal_(-5, wrap=wrap), x.fill_diagonal_(2)

    check(function, matrix(*shape))


REFUSED = {
    "unfold": lambda x: x.unfold(1, 3, 1).add_(1),
    "as_strided": lambda x: x.as_strided((3, 3), (1, 1)).add_(1),
    "masked expand": lambda x: x[0].expand(2, 6).masked_fill_(torch.arange(12).view(2, 6) > 6, 1.0),
}


@pytest.mark.parametrize("function", REFUSED.values(), ids=REFUSED)
def test_writes_of_one_place_twice_are_refused(function):
    def named(x):
        y = x.clone()
        function(y)
        return y

    with pytest.raises(MutationError, match="several elements in one place") as caught:
        torch2hlo.convert(named, (matrix(4, 6),))
    assert "test_functionalize.py" in str(caught.value)


def test_a_row_is_written_without_a_scatter():
    def function(x):
        x[0].add_(1)
        return x.t()

    assert "stablehlo.scatter" not in torch2hlo.convert(function, (matrix(2, 3),)).text()
