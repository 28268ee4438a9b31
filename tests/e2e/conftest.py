"""What the end-to-end tests share."""

import pytest
import torch

from examples.nanochat.model import GPT


@pytest.fixture(scope="session")
def randomised():
    """Makes models whose every part matters: freshly initialised, most parts contribute exactly nothing."""

    def make(config):
        torch.manual_seed(0)
        model = GPT(config)
        model.init_weights()
        with torch.no_grad():
            for p in model.parameters():
                p.add_(torch.randn(p.shape) * (0.7 * p.size(-1) ** -0.5 if p.dim() == 2 else 0.3))
        return model.eval()

    return make
