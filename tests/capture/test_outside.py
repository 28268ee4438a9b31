"""What a model changes outside of itself is refused at its line, and as it was afterwards."""

from collections import deque

import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo.errors import ModelRaisedError, OutsideError, StateError

CACHE, SEEN, NESTED = {"first": 1}, {0}, {"levels": [[]]}
COUNT = 0


class Settings:
    last = None

    def __init__(self):
        self.calls, self.log = 0, []

    def note(self):
        self.calls += 1


SETTINGS = Settings()


class Runs(nn.Module):
    def __init__(self, step):
        super().__init__()
        self.step, self.recent, self.kinds = step, deque([0.0], maxlen=2), {1}

    def forward(self, x):
        return self.step(self, x)


def set_entry(_, x):
    CACHE["last"] = x * 2
    return x


def delete_entry(_, x):
    del CACHE["first"]
    return x


def add_to_set(_, x):
    if x.sum() > 0:
        SEEN.add(x)
    return x


def set_global(_, x):
    global COUNT
    COUNT += 1
    return x * COUNT


def append_deep_inside(_, x):
    NESTED["levels"][0].append(x)
    return x


def set_attribute_of_an_object(_, x):
    SETTINGS.log.append(x)
    return x


def call_a_method(_, x):
    SETTINGS.note()
    return x


def set_attribute_of_a_class(_, x):
    Settings.last = x
    return x


@pytest.mark.parametrize(
    ("step", "line"),
    [
        (set_entry, 'CACHE["last"] = x * 2'),
        (delete_entry, 'del CACHE["first"]'),
        (add_to_set, "SEEN.add(x)"),
        (set_global, "COUNT += 1"),
        (append_deep_inside, 'NESTED["levels"][0].append(x)'),
        (set_attribute_of_an_object, "SETTINGS.log.append(x)"),
        (call_a_method, "SETTINGS.note()"),
        (set_attribute_of_a_class, "Settings.last = x"),
    ],
)
def test_changes_outside_are_refused_and_undone(step, line):
    with pytest.raises(OutsideError) as caught:
        torch2hlo.convert(Runs(step), (torch.ones(2),))
    assert caught.value.source.code == line
    assert CACHE == {"first": 1}
    assert {0} == SEEN
    assert NESTED == {"levels": [[]]}
    assert COUNT == 0
    assert (SETTINGS.calls, SETTINGS.log, Settings.last) == (0, [], None)


def test_variables_of_an_enclosing_function():
    total, results = 0, []

    def step(_, x):
        nonlocal total
        total += 1
        results.append(x)
        return x * total

    with pytest.raises(OutsideError) as caught:
        torch2hlo.convert(Runs(step), (torch.ones(2),))
    assert {error.source.code for error in caught.value.errors} == {"total += 1", "results.append(x)"}
    assert (total, results) == (0, [])


def test_sets_and_queues_of_the_module():
    def step(module, x):
        module.recent.append(x)
        module.kinds.add(2)
        return sum(module.recent)

    module = Runs(step)
    with pytest.raises(StateError) as caught:
        torch2hlo.convert(module, (torch.ones(2),))
    assert {error.source.code for error in caught.value.errors} == {"module.recent.append(x)", "module.kinds.add(2)"}
    assert (module.recent, module.kinds) == (deque([0.0]), {1})


def test_a_model_that_raises_leaves_nothing_outside():
    def step(_, x):
        CACHE["last"] = x
        raise ValueError

    with pytest.raises(ModelRaisedError):
        torch2hlo.convert(Runs(step), (torch.ones(2),))
    assert CACHE == {"first": 1}


def test_what_is_only_read_outside_is_no_problem():
    def step(_, x):
        return x * CACHE["first"] * len(SEEN) + SETTINGS.calls

    exe = torch2hlo.convert(Runs(step), (torch.ones(2),)).compile()
    assert torch.equal(torch.from_dlpack(exe(torch.ones(2))), torch.ones(2))
