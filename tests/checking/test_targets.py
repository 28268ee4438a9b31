"""What runs badly on a target is found in the model's lines, without compiling."""

import pytest
import torch
from torch import nn
from torch._higher_order_ops.while_loop import while_loop

import torch2hlo
from torch2hlo.checking.operations import padding
from torch2hlo.errors import TargetError

V5E = "tpu:v5e:1x1"


def codes(model, *args, target=V5E, **options):
    report = torch2hlo.check(model, args, target=target, **options)
    return {(found.code, found.code_line) for found in report.findings}


def test_64_bit_math_is_found_where_it_begins():
    def model(x, ids):
        wide = x.double()
        other = wide * 2
        places = ids * 3
        return other.sum(), places

    assert codes(model, torch.rand(4, 8), torch.arange(8)) == {
        ("T2H912", "wide = x.double()"),
        ("T2H911", "places = ids * 3"),
    }


def test_sizes_that_waste_the_matrix_unit():
    def model(x, w, u):
        y = x @ w
        return y @ u

    x, w, u = (torch.rand(shape, dtype=torch.bfloat16) for shape in ((256, 64), (64, 128), (128, 256)))
    found = torch2hlo.check(model, (x, w, u), target=V5E).findings
    assert [(each.code, each.code_line) for each in found] == [("T2H913", "y = x @ w")]
    assert "inner size 64 of a 128 × 128 matrix unit: 50% of it multiplies padding" in found[0].message


def test_heads_of_64():
    q = torch.rand(1, 4, 256, 64, dtype=torch.bfloat16)
    found = torch2hlo.check(nn.functional.scaled_dot_product_attention, (q, q, q), target=V5E).findings
    assert [each.code for each in found if "head size 64" in each.message] == ["T2H913"]


@pytest.mark.parametrize(
    ("shape", "dtype", "wasted"),
    [
        ((8, 128), torch.float32, 0.0),
        ((128, 8), torch.float32, 0.0),  # the compiler may turn it
        ((1024, 3), torch.float32, 0.25),  # 3 sublanes in a tile of 4
        ((64, 64), torch.float32, 0.5),
        ((16, 5, 5, 5), torch.float32, 1 - 16 / 128 * 5 / 8),
    ],
)
def test_padding_of_tiles(shape, dtype, wasted):
    assert padding(torch.empty(shape, dtype=dtype), (8, 128)) == pytest.approx(wasted)


def test_gathers_in_loops():
    def model(x, ids):
        def body(i, y):
            return i + 1, y + x.index_select(0, i.reshape(1))[0]

        _, y = while_loop(lambda i, y: i < 4, body, (torch.zeros((), dtype=torch.int32), x[0]))
        for place in range(20):
            y = y + torch.gather(x, 0, ids)[place % 4]
        return y

    ids = torch.zeros(4, 8, dtype=torch.int64)
    found = {code_line for code, code_line in codes(model, torch.rand(4, 8), ids) if code == "T2H915"}
    assert found == {
        "return i + 1, y + x.index_select(0, i.reshape(1))[0]",
        "y = y + torch.gather(x, 0, ids)[place % 4]",
    }


def test_precision_layouts_sizes_and_memory():
    def model(x):
        y = x @ x.mT
        return y.transpose(0, 1).contiguous()

    found = codes(model, torch.rand(128, 128))
    assert ("T2H920", "y = x @ x.mT") in found
    assert ("T2H917", "return y.transpose(0, 1).contiguous()") in found
    bound = {"x": {0: torch2hlo.Bound(512)}}
    sized = codes(lambda x: x * 2, torch.rand(128, 128), dynamic_shapes=bound)
    assert [code for code, _ in sized] == ["T2H918"]
    assert codes(lambda x: x * 2, torch.rand(128, 128), dynamic_shapes=bound, buckets=(64, 512)) == set()
    huge = torch.empty(8 << 30, device="meta")
    assert "T2H919" in {code for code, _ in codes(lambda x: x * 2, huge)}


def test_nothing_of_it_without_a_target_or_on_cpu():
    model = nn.Linear(64, 64).double()
    for target in (None, "cpu"):
        assert torch2hlo.check(model, (torch.rand(2, 64).double(),), target=target).findings == ()


def test_an_unknown_target():
    with pytest.raises(TargetError, match="there is no target 'tpv'"):
        torch2hlo.check(nn.Linear(2, 2), (torch.rand(1, 2),), target="tpv")
