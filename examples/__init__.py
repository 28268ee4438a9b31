"""Worked examples; each folder is a package of its own."""
