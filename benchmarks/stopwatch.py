"""CPU seconds by stage."""

import time
from collections.abc import Iterator
from contextlib import contextmanager


class Stopwatch:
    """`with stage(name):` adds the block's CPU seconds, of all threads, to `stage.seconds[name]`."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    @contextmanager
    def __call__(self, name: str) -> Iterator[None]:
        start = time.process_time()
        yield
        self.seconds[name] = self.seconds.get(name, 0.0) + time.process_time() - start
