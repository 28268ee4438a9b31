"""Chat with a converted engine in a process that can't import PyTorch.

python -m examples.nanochat.run_without_torch ENGINE.t2h TOKENIZER.json [PROMPT] [--tokens N] [--json FILE]
"""

import argparse
import json
import sys
import time
from pathlib import Path

from examples.nanochat.compiled_engine import CompiledEngine
from examples.nanochat.tokenizer import Tokenizer
from torch2hlo import load

sys.modules["torch"] = None  # type: ignore[assignment]  # from here on, `import torch` raises ImportError


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engine", type=Path)
    parser.add_argument("tokenizer", type=Path)
    parser.add_argument("prompt", nargs="?", default="When an exception")
    parser.add_argument("--tokens", type=int, default=60)
    parser.add_argument("--temperature", type=float, default=0.0)
    parser.add_argument("--top-k", type=int)
    parser.add_argument("--json", type=Path, help="write the tokens and the seconds to this file")
    arguments = parser.parse_args()

    tokenizer = Tokenizer.from_json(arguments.tokenizer.read_text(encoding="utf-8"))
    seconds, start = {}, time.perf_counter()
    program = load(arguments.engine)
    seconds["load"], start = time.perf_counter() - start, time.perf_counter()
    engine = CompiledEngine(program.compile(), tokenizer)
    seconds["compile"] = time.perf_counter() - start

    prompt = [tokenizer.special("bos"), *tokenizer.encode(arguments.prompt)]
    print(arguments.prompt, end="", flush=True)
    tokens, at = [], [time.perf_counter()]
    options = {"temperature": arguments.temperature, "top_k": arguments.top_k}
    for (token,), _ in engine.generate(prompt, max_tokens=arguments.tokens, **options):
        tokens.append(token)
        at.append(time.perf_counter())
        print(tokenizer.decode([token]), end="", flush=True)
    print()
    seconds["first token"] = at[1] - at[0]
    seconds["each further token"] = (at[-1] - at[1]) / max(1, len(tokens) - 1)
    assert sys.modules["torch"] is None, "something imported torch"
    if arguments.json:
        arguments.json.write_text(json.dumps({"tokens": tokens, "seconds": seconds}), encoding="utf-8")


if __name__ == "__main__":
    main()
