"""A cache that is an argument: after the first call it is updated in place, and to the caller it is as it was."""

import copy

import jax
import numpy as np
import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo import resident
from torch2hlo.errors import ValueFailedError

ROWS, WIDTH = 64, 32


class Cache:
    def __init__(self):
        self.keys, self.position = torch.zeros(ROWS, WIDTH), torch.zeros(1, dtype=torch.int32)


class Steps(nn.Module):
    """Writes ``x`` where the cache's position is, and sums what was written so far."""

    def forward(self, x, cache):
        position = cache.position[0].item()
        cache.keys[position : position + 1] = x
        cache.position += 1
        return cache.keys[: position + 1].sum(0)


@pytest.fixture(scope="module")
def step():
    return torch2hlo.convert(Steps(), (torch.ones(1, WIDTH), Cache())).compile()


def both(step, cache, eager, value):
    """Step both; they say and hold the same."""
    x = torch.full((1, WIDTH), float(value))
    torch.testing.assert_close(step(x, cache), Steps()(x, eager))
    same(cache, eager)


def same(cache, eager):
    torch.testing.assert_close(cache.keys, eager.keys)
    torch.testing.assert_close(cache.position, eager.position)


def test_it_is_updated_in_place_and_what_torch_writes_is_seen(step):
    cache, eager = Cache(), Cache()
    keys = cache.keys
    both(step, cache, eager, 1)
    assert cache.keys is keys
    pointer, view = keys.data_ptr(), keys[1:3]
    both(step, cache, eager, 2)
    assert view[0, 0] == 2
    for each in (cache, eager):
        each.keys[0] = 7.0
        each.position.fill_(5)
    both(step, cache, eager, 3)
    assert keys.data_ptr() == pointer
    for each in (cache, eager):
        each.keys = torch.full((ROWS, WIDTH), 4.0)
        each.position.zero_()
    both(step, cache, eager, 5)
    both(step, copy.deepcopy(cache), copy.deepcopy(eager), 6)
    same(cache, eager)


def test_the_compiled_program_has_no_copy_of_it(step):
    hlo = step.optimized_hlo()
    assert not [line for line in hlo.splitlines() if " copy(" in line and f"f32[{ROWS},{WIDTH}]" in line]
    assert step.memory.alias_size_in_bytes == ROWS * WIDTH * 4 + 4


def test_a_call_that_fails_leaves_it_as_it_was(step):
    cache, eager = Cache(), Cache()
    both(step, cache, eager, 1)
    for each in (cache, eager):
        each.position.fill_(ROWS)
    with pytest.raises(ValueFailedError):
        step(torch.ones(1, WIDTH), cache)
    same(cache, eager)
    for each in (cache, eager):
        each.position.fill_(ROWS - 1)
    both(step, cache, eager, 2)


@pytest.mark.parametrize("shared", [lambda keys: keys[0], lambda keys: keys.numpy()[0], lambda keys: keys.detach()[0]])
def test_who_shares_its_memory_before_goes_on_sharing_it(step, shared):
    cache, eager = Cache(), Cache()
    pointer, first = cache.keys.data_ptr(), shared(cache.keys)
    both(step, cache, eager, 3)
    assert float(first[0]) == 3
    both(step, cache, eager, 4)
    assert cache.keys.data_ptr() == pointer


def test_other_inputs_in_its_memory_are_read_before_it_is_written():
    def shift(keys, other):
        keys.add_(1)
        return other * 2, keys.sum()

    run = torch2hlo.convert(shift, (torch.zeros(ROWS, WIDTH), torch.zeros(WIDTH))).compile()
    keys = torch.zeros(ROWS, WIDTH)
    run(keys, torch.zeros(WIDTH))
    for other in (keys[3], keys.numpy()[3]):
        before = float(other[0])
        doubled, _ = run(keys, other)
        assert float(doubled[0]) == 2 * before
        assert float(other[0]) == before + 1


def test_arrays_of_other_kinds_are_not_given_away(step):
    given = jax.numpy.zeros((ROWS, WIDTH))
    cache = Cache()
    cache.keys, cache.position = given, jax.numpy.zeros(1, "int32")
    step(jax.numpy.ones((1, WIDTH)), cache)
    assert not np.asarray(given).any()
    cache.keys, cache.position = np.zeros((ROWS, WIDTH), np.float32), np.zeros(1, np.int32)
    for _ in range(2):
        step(np.ones((1, WIDTH), np.float32), cache)
    assert cache.keys.sum() == 2 * WIDTH


def test_the_functional_view_leaves_it_alone(step):
    cache = Cache()
    step(torch.ones(1, WIDTH), cache)
    before = cache.keys.clone()
    step.call({}, torch.ones(1, WIDTH), cache)
    torch.testing.assert_close(cache.keys, before)


@pytest.mark.parametrize("options", [{"donate": False}, {"target": "reference"}])
def test_without_donation_the_values_are_the_same(step, options):
    step = step.program.compile(**options)
    cache, eager = Cache(), Cache()
    for value in range(3):
        both(step, cache, eager, value)


def test_its_memory_goes_when_it_goes(step):
    cache = Cache()
    for _ in range(20):  # the runtime lets go of the memory that it read in its own time; until then nothing moves
        step(torch.ones(1, WIDTH), cache)
    pointer = cache.keys.data_ptr()
    assert pointer in resident._homes
    del cache.keys
    assert pointer not in resident._homes
