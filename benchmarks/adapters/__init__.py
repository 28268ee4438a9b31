"""Converters under test, one file each: `convert(depth, length, stage)` gives the program as StableHLO.

It converts nanochat of `depth` layers for int inputs (1, `length`), weights as arguments without values, and
does its work under `with stage(name):` for each of the stages import, model, capture, passes, emit, save, or
adds to `stage.seconds` (CPU). It returns a portable artifact (bytes) or text. It imports nothing heavy itself.
"""
