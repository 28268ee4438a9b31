import pytest
import torch

import torch2hlo


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_equal_eager(dtype):
    def windows():
        made = []
        for length in (0, 1, 2, 7, 8):
            for periodic in (True, False):
                made += [
                    torch.hamming_window(length, periodic, dtype=dtype),
                    torch.hamming_window(length, periodic, 0.6, 0.4, dtype=dtype),
                    torch.hann_window(length, periodic, dtype=dtype),
                    torch.blackman_window(length, periodic, dtype=dtype),
                    torch.bartlett_window(length, periodic, dtype=dtype),
                    torch.kaiser_window(length, periodic, 8.0, dtype=dtype),
                ]
        return made

    tolerance = {torch.float32: 1e-6, torch.float64: 1e-12, torch.bfloat16: 8e-3}[dtype]
    got, wanted = torch2hlo.convert(windows).compile("cpu", cache_dir=None)(), windows()
    torch.testing.assert_close(got, wanted, rtol=tolerance, atol=max(tolerance, 1e-12))


def test_default_dtype():
    def windows():
        return torch.hamming_window(5), torch.kaiser_window(5), torch.blackman_window(5), torch.bartlett_window(5)

    got, wanted = torch2hlo.convert(windows).compile("cpu", cache_dir=None)(), windows()
    torch.testing.assert_close(got, wanted)
