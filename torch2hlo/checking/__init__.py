"""Everything that keeps a model from being converted, or from running well, at once and each at its line."""
