"""State made explicit: N calls of a program equal N eager calls, including what they leave behind."""

import copy
from collections import Counter
from types import SimpleNamespace

import jax
import numpy as np
import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo.errors import CallError, FrozenError, StateError, UnsupportedValueError, WeightsError


def same(got, want):
    torch.testing.assert_close(torch.from_dlpack(got) if isinstance(got, jax.Array) else got, want)


def check_calls(module, calls):
    """Program and module agree on results, buffers and argument objects, call by call; the module is untouched."""
    eager, before = copy.deepcopy(module), copy.deepcopy(module.state_dict())
    exe = torch2hlo.convert(module, *copy.deepcopy(calls[0])).compile()
    for name, tensor in module.state_dict().items():
        assert torch.equal(tensor, before[name])
    for args, kwargs in calls:
        ours, theirs = copy.deepcopy((args, kwargs)), copy.deepcopy((args, kwargs))
        same(exe(*ours[0], **ours[1]), eager(*theirs[0], **theirs[1]))
        for one, other in zip(ours[0], theirs[0], strict=True):
            if isinstance(one, torch.Tensor):
                same(one, other)
        for name, buffer in eager.named_buffers():
            if name in exe.state:
                same(exe.state[name], buffer)
    return exe


class Writes(nn.Module):
    """Every way of updating a buffer."""

    def __init__(self):
        super().__init__()
        for name in ("added", "copied", "indexed", "put", "sliced", "rebound"):
            self.register_buffer(name, torch.zeros(3, 4))
        self.register_buffer("count", torch.tensor(0))
        self.plain = torch.ones(4)

    def forward(self, x):
        self.added.add_(x)
        self.copied.copy_(x * 2)
        self.indexed.index_copy_(0, torch.tensor([2, 0]), x[:2])
        self.put[torch.tensor([1, 1])] = x[:2]
        self.sliced[:, 1:3] = x[:, :2]
        self.sliced.t()[0] += 1
        self.rebound = self.rebound + x
        self.count += 1
        self.plain.mul_(2)
        return self.added + self.copied + self.indexed + self.put + self.sliced + self.rebound * self.count + self.plain


def test_every_way_of_updating_a_buffer():
    exe = check_calls(Writes(), [((torch.randn(3, 4),), {}) for _ in range(3)])
    assert np.asarray(exe.state["count"]) == 3
    np.testing.assert_array_equal(exe.state["plain"], [8, 8, 8, 8])


def test_batch_norm_in_train_mode_keeps_its_statistics():
    model = nn.Sequential(nn.Conv2d(2, 3, 3), nn.BatchNorm2d(3), nn.ReLU(), nn.Flatten(), nn.LazyBatchNorm1d())
    model(torch.randn(4, 2, 5, 5))
    check_calls(model.train(), [((torch.randn(4, 2, 5, 5),), {}) for _ in range(3)])


def test_inputs_written_in_place_are_written_for_the_caller():
    class Mutates(nn.Module):
        def forward(self, x, y):
            x[:, 1:] = 0
            y.add_(x.sum())
            return x + y

    check_calls(Mutates(), [((torch.ones(2, 5), torch.zeros(2, 5)), {}), ((torch.randn(2, 5), torch.ones(2, 5)), {})])


class Cache:
    def __init__(self):
        self.keys = torch.zeros(4, 3)
        self.previous = None
        self.seen = {"count": torch.zeros(1)}
        self.log = [torch.zeros(2)]

    def push(self, x):
        self.keys[:2] = x
        self.previous = x * 2
        self.seen["count"] = self.seen["count"] + 1
        self.log[0] += 1


class UsesCache(nn.Module):
    def __init__(self):
        super().__init__()
        self.last = None
        self.weight = nn.Parameter(torch.arange(3.0))

    def forward(self, x, cache):
        y = x if cache.previous is None else x + cache.previous
        y = y if self.last is None else y - self.last
        self.last = y
        cache.push(y)
        return y * self.weight


def test_a_cache_object_is_updated_and_none_becomes_a_tensor():
    module, example = UsesCache(), Cache()
    program = torch2hlo.convert(module, (torch.ones(2, 3), example))
    assert module.last is None
    assert example.previous is None
    assert torch.equal(example.log[0], torch.zeros(2))
    exe, eager = program.compile(), UsesCache()
    ours, theirs = Cache(), Cache()
    for _ in range(4):
        x = torch.randn(2, 3)
        same(exe(x, ours), eager(x, theirs))
        same(ours.keys, theirs.keys)
        same(ours.previous, theirs.previous)
        same(ours.seen["count"], theirs.seen["count"])
        same(ours.log[0], theirs.log[0])
        same(exe.state["last"], eager.last)
    exe.reset()
    same(exe(torch.ones(2, 3), Cache()), UsesCache()(torch.ones(2, 3), Cache()))


def test_the_functional_view_changes_nothing():
    module = Writes()
    exe = torch2hlo.convert(module, (torch.ones(3, 4),)).compile()
    state = {name: exe.state[name] for name in exe.state}
    result, new = exe.call(state, torch.ones(3, 4))
    assert np.asarray(exe.state["count"]) == 0
    assert np.asarray(new["count"]) == 1
    again, newer = exe.call({**state, **new}, torch.ones(3, 4))
    assert np.asarray(newer["count"]) == 2
    same(exe(torch.ones(3, 4)), torch.from_dlpack(result) if isinstance(result, jax.Array) else result)
    same(exe(torch.ones(3, 4)), again)


def test_state_is_donated_and_never_copied():
    class Counter(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("cache", torch.zeros(64, 128))

        def forward(self, x):
            self.cache[3:5] = x
            return self.cache.sum()

    exe = torch2hlo.convert(Counter(), (torch.ones(2, 128),)).compile()
    hlo = exe.optimized_hlo()
    assert "input_output_alias={ {1}: (1, {}, may-alias) }" in hlo or "must-alias" in hlo
    assert not [line for line in hlo.splitlines() if " copy(" in line and "f32[64,128]" in line]


def test_state_can_be_read_and_set():
    exe = torch2hlo.convert(Writes(), (torch.ones(3, 4),)).compile()
    exe.state["count"] = torch.tensor(41)
    exe(torch.ones(3, 4))
    assert np.asarray(exe.state["count"]) == 42
    with pytest.raises(WeightsError, match="expected int64"):
        exe.state["count"] = torch.tensor(1.0)
    with pytest.raises(WeightsError, match="there is no state 'missing'"):
        exe.state["missing"]


def test_what_is_no_tensor_state_is_refused_at_its_line():
    class Counts(nn.Module):
        def __init__(self):
            super().__init__()
            self.calls, self.grown = 0, torch.zeros(2)

        def forward(self, x):
            self.calls += 1
            self.grown = torch.cat([self.grown, x])
            return x

    module = Counts()
    with pytest.raises(StateError) as caught:
        torch2hlo.convert(module, (torch.ones(2),))
    assert {error.source.code for error in caught.value.errors} == {
        "self.calls += 1",
        "self.grown = torch.cat([self.grown, x])",
    }
    assert module.calls == 0
    assert module.grown.shape == (2,)


class Keeps(nn.Module):
    """Runs ``step(module, x)``; has a dict, a list and a counter, all empty."""

    def __init__(self, step):
        super().__init__()
        self.step, self.table, self.items, self.counter = step, {}, [], Counter()

    def forward(self, x):
        return self.step(self, x)


def count_entry(module, x):
    module.counter["n"] += 1
    return x * module.counter["n"]


def count_items(module, x):
    module.items.append(1)
    return x * len(module.items)


def count_nested(module, x):
    module.table.setdefault("n", []).append(x.shape[0])
    return x * len(module.table["n"])


def count_attribute(module, x):
    module.calls = (getattr(module, "calls", (0, None))[0] + 1, None)
    return x * module.calls[0]


def new_dict(module, x):
    module.table = {"sum": module.table.get("sum", 0) + x}
    return module.table["sum"] * 1


def new_list(module, x):
    module.items = [*module.items, x]
    return sum(module.items)


def new_object(module, x):
    module.seen = SimpleNamespace(last=x, before=getattr(module, "seen", None))
    return x if module.seen.before is None else x + module.seen.before.last


@pytest.mark.parametrize(
    "step", [count_entry, count_items, count_nested, count_attribute, new_dict, new_list, new_object]
)
def test_what_is_new_in_containers_is_refused_where_later_calls_would_read_it(step):
    module, x = Keeps(step), torch.ones(2)
    with pytest.raises(StateError, match=r"`(table|items|counter|calls|seen)[.\w]*` is "):
        torch2hlo.convert(module, (x,))
    assert vars(module).keys().isdisjoint({"calls", "seen"})
    assert (module.table, module.items, module.counter) == ({}, [], {})


def test_what_the_first_call_puts_into_containers_is_no_state():
    def fill(module, x):
        if not module.items:
            module.items.append(2.0)
            module.table["scale"] = [3.0]
        module.shape = x.shape
        return x * module.items[0] * module.table["scale"][0] + module.shape[0]

    module, x = Keeps(fill), torch.ones(2)
    exe = torch2hlo.convert(module, (x,)).compile()
    assert module.items == []
    for _ in range(2):
        same(exe(x), module(x))


def test_what_is_set_by_a_computed_name_is_refused_where_its_value_came_from():
    class Longest(nn.Module):
        def __init__(self):
            super().__init__()
            self.longest = 64

        def forward(self, x):
            length = x.max() + 1
            setattr(self, "".join(["long", "est"]), length)
            return x

    with pytest.raises(StateError, match="`longest` is 64 before the call and a tensor") as caught:
        torch2hlo.convert(Longest(), (torch.ones(2),))
    assert caught.value.source.code == "length = x.max() + 1"


def test_a_number_that_changes_with_every_call_is_refused():
    class Position:
        def __init__(self):
            self.value = 0

    def step(x, position):
        position.value += 1
        return x * position.value

    with pytest.raises(StateError, match=r"`position\.value` is 1 before the call and 2 after it"):
        torch2hlo.convert(step, (torch.ones(2), Position()))


def test_a_number_that_an_argument_counts_is_refused_at_its_line():
    """As the layers of transformers' sliding caches do."""

    class Counting:
        def __init__(self):
            self.length = 0

        def update(self):
            self.length += 7

    class Layer(Counting):
        pass

    def step(x, cache):
        cache["layers"][0].update()
        return x * cache["layers"][0].length

    with pytest.raises(StateError, match="is 7 before the call and 14 after it") as caught:
        torch2hlo.convert(step, (torch.ones(2), {"layers": [Layer()]}))
    assert caught.value.source.code == "self.length += 7"


def test_what_only_the_first_call_sets_is_no_state():
    """As transformers' kind of classification, from the dtype of the labels, and Swin's shift of small images."""

    class Config:
        kind = None

    class Classifier(nn.Module):
        def __init__(self, counts):
            super().__init__()
            self.config, self.shift, self.counts, self.calls = Config(), 3, counts, 0

        def forward(self, x):
            if self.config.kind is None:
                self.config.kind = "single" if x.is_floating_point() else "several"
            if self.shift > x.shape[0]:
                self.shift = 0
            if self.counts:
                self.calls += 1
            return x * 2 if self.config.kind == "single" else x

    module, x = Classifier(counts=False), torch.ones(2)
    exe = torch2hlo.convert(module, (x,)).compile()
    assert module.config.kind is None
    assert module.shift == 3
    same(exe(x), module(x))
    same(exe(x), module(x))
    with pytest.raises(StateError) as caught:
        torch2hlo.convert(Classifier(counts=True), (x,))
    assert "self.calls += 1" in {error.source.code for error in caught.value.errors}


def test_what_the_first_call_sets_and_later_calls_read_is_refused():
    class Once(nn.Module):
        def __init__(self):
            super().__init__()
            self.first = True

        def forward(self, x):
            y = x * 2 if self.first else x
            self.first = False
            return y

    with pytest.raises(StateError, match="`first` is True before the call and False after it"):
        torch2hlo.convert(Once(), (torch.ones(2),))


class Sometimes(nn.Module):
    """As a layer that LayerDrop skips: one way does not even read its buffers."""

    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(4)

    def forward(self, x):
        return self.norm(x) if x.sum() > 0 else x


def test_state_that_one_way_updates_and_another_ignores():
    module, x = Sometimes().train(), torch.arange(12.0).reshape(3, 4)
    exe = torch2hlo.convert(module, (x,)).compile()
    for value in (x, -x, x * 2):
        same(exe(value), module(value))
        for name, buffer in module.named_buffers():
            same(exe.state[name], buffer)


def test_state_that_one_way_sets_and_another_leaves_unset_is_refused():
    class Sets(nn.Module):
        last = None

        def forward(self, x):
            if x.sum() > 0:
                self.last = x * 2
            return x

    with pytest.raises(UnsupportedValueError, match="the code sets `last` or leaves it unset") as caught:
        torch2hlo.convert(Sets(), (torch.ones(2),))
    assert caught.value.source.code == "self.last = x * 2"


def test_a_frozen_executable_names_the_shape():
    exe = torch2hlo.convert(nn.ReLU(), (torch.ones(2),)).compile()
    with pytest.raises(CallError, match=r"float32\[3\]"):
        exe(torch.ones(3))
    exe.freeze()
    with pytest.raises(FrozenError, match=r"expected float32\[2\], got float32\[3\]"):
        exe(torch.ones(3))


def test_entry_points_share_weights_and_state():
    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.weight = nn.Parameter(torch.randn(3))
            self.register_buffer("total", torch.zeros(3))

        def encode(self, x):
            self.total += x
            return x * self.weight

        def decode(self, x, scale):
            return self.total * x * self.weight * scale

    module = Model()
    program = torch2hlo.convert(
        module, entries={"encode": ((torch.ones(3),), {}), "decode": ((torch.ones(3),), {"scale": 2.0})}
    )
    assert sorted(program.tensors) == ["total", "weight"]
    exe = program.compile()
    same(exe["encode"](torch.ones(3)), module.encode(torch.ones(3)).detach())
    same(exe["decode"](torch.full((3,), 2.0), scale=2.0), module.decode(torch.full((3,), 2.0), scale=2.0).detach())
    with pytest.raises(CallError, match="there is no entry 'generate'"):
        exe["generate"]


class Hooked(nn.Module):
    """Registers a hook in its first call, as transformers does, and needs it in every call."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(3, 3)
        self.seen = []

    def forward(self, x):
        if not hasattr(self, "hooked"):
            self.linear.register_forward_hook(lambda _module, _args, result: self.seen.append(result))
            self.hooked = True
        self.linear(x)
        return self.seen.pop() * 2


def test_a_hook_that_the_first_call_registers():
    model, x = Hooked(), torch.randn(2, 3)
    program = torch2hlo.convert(model, (x,))
    assert not model.linear._forward_hooks
    torch.testing.assert_close(program.compile()(x), model(x))
