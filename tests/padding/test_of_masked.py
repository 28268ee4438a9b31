"""Activations on sizes known only at run time."""

import torch
import torch.nn.functional as F

import torch2hlo


def test_log_sigmoid_of_what_a_mask_keeps():
    """The loss of a discriminator such as Electra's, over the tokens that are no padding."""

    def loss(x, mask):
        return F.binary_cross_entropy_with_logits(x[mask], torch.ones_like(x[mask])), F.logsigmoid(x[mask])

    x = torch.linspace(-30, 30, 12).reshape(3, 4)
    run = torch2hlo.convert(loss, (x, x > 0)).compile()
    for mask in (x > 0, x < -8, x < 50):
        torch.testing.assert_close(run(x, mask), loss(x, mask))


def test_a_row_filled_as_far_as_a_mask_keeps():
    """As the mask of how many keypoints an image has."""

    def filled(x, mask):
        result = torch.zeros(4)
        result[: x[mask].shape[0]] = 1
        return result

    x = torch.linspace(-1, 1, 4)
    run = torch2hlo.convert(filled, (x, x > 0)).compile()
    for mask in (x > 0, x < -2, x < 50):
        torch.testing.assert_close(run(x, mask), filled(x, mask))
