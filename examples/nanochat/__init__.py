"""A small chat model: our own implementation of the nanochat architecture, in plain PyTorch."""
