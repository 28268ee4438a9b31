"""Drift under a target's matrix arithmetic."""

import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo import verify


def classifier():
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 5))


def test_three_precisions_side_by_side():
    report = verify(
        None, classifier(), (torch.randn(4, 16),), seeds=(0,), adversarial=False, operations=False,
        as_="tpu", precisions=("default", "high", "highest"),
    )  # fmt: skip
    assert report.ok
    default, high, highest = report.drift.modes
    assert default.drifts[0].relative > 10 * high.drifts[0].relative > 10 * highest.drifts[0].relative
    assert default.drifts[0].relative < 0.05
    assert highest.drifts[0].top1 == 1.0
    assert report.drift.recommended == next(mode.precision for mode in report.drift.modes if mode.within)
    assert report.versions["target"] == "cpu, with the arithmetic of tpu"
    assert report.to_dict()["drift"]["recommended"] == report.drift.recommended


def test_drift_that_is_too_large():
    options = {"seeds": (), "adversarial": False, "operations": False, "as_": "tpu:v5e:1x1"}
    report = verify(None, classifier(), (torch.randn(4, 16),), allowed_drift=1e-9, **options)
    assert not report.ok
    assert all(call.ok for call in report.calls)
    assert report.drift.recommended == ""


def test_a_loss_is_a_loss():
    def loss(x):
        return (x @ x.t()).square().mean()

    report = verify(None, loss, (torch.randn(4, 16),), seeds=(), adversarial=False, operations=False, as_="tpu")
    (drift,) = report.drift.modes[0].drifts
    assert drift.loss == drift.max_abs > 0
    assert drift.top1 is None


def test_a_target_without_such_arithmetic():
    with pytest.raises(torch2hlo.Torch2HloError, match="the arithmetic of 'gpu' is not known"):
        verify(None, classifier(), (torch.randn(4, 16),), as_="gpu")
