"""Small networks of the usual kinds, whole: values equal eager's."""

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import torch2hlo


class Residual(nn.Module):
    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.conv1 = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(outputs)
        self.conv2 = nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(outputs)
        self.shortcut = nn.Sequential(nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs))

    def forward(self, x):
        y = F.relu(self.bn1(self.conv1(x)), inplace=True)
        return F.relu(self.bn2(self.conv2(y)) + self.shortcut(x))


class ResNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, 8, 7, 2, 3, bias=False), nn.BatchNorm2d(8), nn.ReLU(inplace=True))
        self.pool = nn.MaxPool2d(3, 2, 1)
        self.blocks = nn.Sequential(Residual(8, 8, 1), Residual(8, 16, 2))
        self.head = nn.Linear(16, 10)

    def forward(self, x):
        x = self.blocks(self.pool(self.stem(x)))
        return self.head(torch.flatten(F.adaptive_avg_pool2d(x, 1), 1))


class Twice(nn.Sequential):
    def __init__(self, inputs, outputs):
        super().__init__(
            nn.Conv2d(inputs, outputs, 3, padding="same"),
            nn.GroupNorm(2, outputs),
            nn.SiLU(),
            nn.Conv2d(outputs, outputs, 3, padding=1, padding_mode="reflect"),
            nn.LeakyReLU(0.1),
        )


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.down1, self.down2, self.bottom = Twice(3, 8), Twice(8, 16), Twice(16, 16)
        self.up2 = nn.ConvTranspose2d(16, 16, 3, stride=2, padding=1, output_padding=1)
        self.merge2, self.merge1 = Twice(32, 8), Twice(16, 8)
        self.mask = nn.Conv2d(8, 2, 1)

    def forward(self, x):
        a = self.down1(x)
        b = self.down2(F.max_pool2d(a, 2))
        c = self.bottom(F.avg_pool2d(b, 2, ceil_mode=True))
        b = self.merge2(torch.cat([self.up2(c)[..., : b.shape[-2], : b.shape[-1]], b], 1))
        up = F.interpolate(b, size=a.shape[-2:], mode="bilinear", align_corners=False)
        return torch.sigmoid(self.mask(self.merge1(torch.cat([up, a], 1))))


class Inverted(nn.Module):
    """Expand, a depthwise convolution, squeeze and excitation, project."""

    def __init__(self, inputs, outputs, kernel, stride):
        super().__init__()
        wide = inputs * 3
        self.expand = nn.Sequential(nn.Conv2d(inputs, wide, 1, bias=False), nn.BatchNorm2d(wide), nn.Hardswish())
        self.depthwise = nn.Conv2d(wide, wide, kernel, stride, kernel // 2, groups=wide, bias=False)
        self.norm = nn.BatchNorm2d(wide)
        self.squeeze = nn.Sequential(
            nn.AdaptiveAvgPool2d(1), nn.Conv2d(wide, 4, 1), nn.ReLU(), nn.Conv2d(4, wide, 1), nn.Hardsigmoid()
        )
        self.project = nn.Sequential(nn.Conv2d(wide, outputs, 1, bias=False), nn.BatchNorm2d(outputs))
        self.residual = stride == 1 and inputs == outputs

    def forward(self, x):
        y = F.hardswish(self.norm(self.depthwise(self.expand(x))))
        y = self.project(y * self.squeeze(y))
        return x + y if self.residual else y


class MobileNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, 8, 3, 2, 1, bias=False), nn.BatchNorm2d(8), nn.Hardswish(inplace=True))
        self.blocks = nn.Sequential(Inverted(8, 8, 3, 1), Inverted(8, 12, 5, 2), Inverted(12, 12, 3, 1))
        self.head = nn.Sequential(nn.Linear(12, 16), nn.Hardswish(), nn.Dropout(0.2), nn.Linear(16, 10))

    def forward(self, x):
        return self.head(self.blocks(self.stem(x)).mean((2, 3)))


class Patches(nn.Module):
    """What a vision transformer begins with, its positions resized, and a hierarchical one's unfolding."""

    def __init__(self):
        super().__init__()
        self.embed = nn.Conv2d(3, 16, 4, 4)
        self.positions = nn.Parameter(torch.randn(1, 16, 5, 5))
        self.merge = nn.Linear(64, 24)

    def forward(self, x):
        x = self.embed(x)
        x = x + F.interpolate(self.positions, x.shape[-2:], mode="bicubic", antialias=False)
        blocks = F.unfold(x, 2, stride=2).transpose(1, 2)
        return self.merge(blocks)


def randomised(model):
    """Running statistics that are not those of a fresh model."""
    with torch.no_grad():
        for module in model.modules():
            if isinstance(module, nn.BatchNorm2d):
                module.running_mean.uniform_(-0.5, 0.5)
                module.running_var.uniform_(0.5, 1.5)
                module.weight.uniform_(0.5, 1.5)
                module.bias.uniform_(-0.5, 0.5)
    return model.eval()


@pytest.mark.parametrize(
    ("network", "shape"),
    [(ResNet, (2, 3, 32, 40)), (UNet, (1, 3, 20, 28)), (MobileNet, (2, 3, 32, 32)), (Patches, (2, 3, 32, 24))],
)
def test_values_equal_eager(network, shape):
    torch.manual_seed(0)
    model, x = randomised(network()), torch.randn(shape)
    program = torch2hlo.convert(model, (x,)).compile("cpu", cache_dir=None)
    with torch.no_grad():
        torch.testing.assert_close(program(x), model(x), rtol=1e-4, atol=1e-4)
