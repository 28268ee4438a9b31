"""Models with one to four faults each; a comment `# fault: CODE` stands at the line of each.

`MODELS` is a dict of name → (module, args); `OPTIONS` has further arguments of `check`.
"""

import collections
import datetime
import os
import queue
import random
import subprocess
import sys
import time
import uuid
from random import random as draw

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

COUNT = 0
SEEN = []
TABLE = {}
SCALE = torch.tensor([1.0, 2.0, 3.0])
MODELS = {}
OPTIONS = {}
ROOT = os.environ.get("TMPDIR", "/tmp")


def model(*args, **options):
    def add(cls):
        MODELS[cls.__name__] = (cls(), args)
        OPTIONS[cls.__name__] = options
        return cls

    return add


x3 = torch.rand(2, 3)
x4 = torch.rand(2, 4)
tokens = torch.tensor([[1, 2, 0], [3, 1, 1]])


class Base(nn.Module):
    pass


# Operations and dtypes without a lowering


@model(x3)
class Quantized(Base):
    def forward(self, x):
        y = torch.fake_quantize_per_tensor_affine(x, 0.1, 0, 0, 255)  # fault: T2H101
        return y + 1


@model(tokens)
class Counts(Base):
    def forward(self, ids):
        counts = torch.unique_consecutive(ids, dim=1)  # fault: T2H101
        rows = torch.unique(ids, dim=0)  # fault: T2H101
        return counts, rows.sum()


@model(x3)
class Sparse(Base):
    def forward(self, x):
        y = x.to_sparse().to_dense()  # fault: T2H101
        print(y.shape)  # fault: T2H901
        return y


@model(x3)
class Float8(Base):
    def forward(self, x):
        small = x.to(torch.float8_e5m2)
        scaled = small * 2  # fault: T2H102
        root = torch.rsqrt(small)  # fault: T2H102
        return scaled.float() + root.float()


@model(x3)
class Unsigned(Base):
    def forward(self, x):
        counts = (x * 10).to(torch.uint16)
        return (counts + 1).float()  # fault: T2H102


@torch.library.custom_op("broken::plain", mutates_args=())
def plain_op(x: torch.Tensor) -> torch.Tensor:
    return x * 2


@torch.library.custom_op("broken::faked", mutates_args=())
def faked_op(x: torch.Tensor) -> torch.Tensor:
    return x * 2


@faked_op.register_fake
def _(x):
    return torch.empty_like(x)


@torch.library.custom_op("broken::update", mutates_args=("x",))
def update_op(x: torch.Tensor) -> None:
    x.add_(1)


@model(x3)
class CustomOps(Base):
    def forward(self, x):
        y = plain_op(x)  # fault: T2H101
        z = faked_op(y)  # fault: T2H101
        return y + z


@model(x3)
class CustomUpdate(Base):
    def forward(self, x):
        x = x.clone()
        update_op(x)  # fault: T2H206
        return faked_op(x)  # fault: T2H101


@model(x3)
class NestedTensors(Base):
    def forward(self, x):
        rows = torch.nested.as_nested_tensor([x[0], x[1]])  # fault: T2H101
        padded = rows.to_padded_tensor(0.0)
        return padded.sum() * random.random()  # fault: T2H903


# Control flow and numbers known only at run time


@model(x3)
class IntOfItem(Base):
    def forward(self, x):
        n = int(x.sum().item())
        return x * n


@model(tokens)
class RangeOfItem(Base):
    def forward(self, ids):
        total = ids.sum()
        for _ in range(ids.max()):
            total = total + 1
        return total


@model(x3)
class WhileOnValue(Base):
    def forward(self, x):
        while x.sum() < 100:
            x = x * 2
        return torch.fake_quantize_per_tensor_affine(x, 0.1, 0, 0, 255)  # fault: T2H101


@model(x3)
class BreakOnValue(Base):
    def forward(self, x):
        while True:
            x = x / 2
            if x.max() < 0.1:
                break
        return x


@model(x3)
class ListOfValues(Base):
    def forward(self, x):
        values = [float(v) for v in x[0]]
        return x + sum(values)


@model(torch.rand(6))
class TooManyWays(Base):
    def forward(self, x):
        total = torch.zeros(())
        for value in x:
            if value > 0.5:
                total = total + value
        return total


@model(x3)
class TwoStructures(Base):
    def forward(self, x):
        if x.sum() > 0:
            return x.sum(0)  # fault: T2H207
        return x


@model(x3)
class ThroughNumpy(Base):
    def forward(self, x):
        waves = np.sin(x.detach().numpy())  # fault: T2H204
        y = torch.from_numpy(waves)
        return torch.fake_quantize_per_tensor_affine(y + x, 0.1, 0, 0, 255)  # fault: T2H101


@model(x3)
class ToList(Base):
    def forward(self, x):
        best = max(range(2), key=lambda i: float(x[i].sum()))
        return x[best] * time.time()  # fault: T2H903


class Table(Base):
    def forward(self, x):
        names = {0: 1.0, 1: 2.0}
        return x * names[int(x.argmax()) % 2]  # fault: T2H204


MODELS["LookUp"] = (Table(), (x3,))


# Sizes without a bound


@model(x3)
class UnboundSize(Base):
    def forward(self, x):
        n = (x * 10).sum().to(torch.int64).item()
        y = torch.zeros(n)  # fault: T2H103
        return y.sum() + x.sum()


@model(x3, tokens[0])
class Repeated(Base):
    def forward(self, x, counts):
        print("repeating", counts.shape)  # fault: T2H901
        return torch.repeat_interleave(x, counts, dim=1)  # fault: T2H103


@model(torch.rand(2, 4), dynamic_shapes={"x": {0: torch.export.Dim("batch")}})
class NoMaximum(Base):
    def forward(self, x):  # fault: T2H202
        return torch.fake_quantize_per_tensor_affine(x, 0.1, 0, 0, 255)  # fault: T2H101


@model(torch.rand(2, 4), dynamic_shapes={"x": {1: torch.export.Dim("length", max=16)}})
class NoPaddingRule(Base):
    def forward(self, x):
        return torch.linalg.svdvals(x)  # fault: T2H103


# Side effects


@model(x3)
class Prints(Base):
    def forward(self, x):
        print("input", x)  # fault: T2H901
        text = f"{x}"  # fault: T2H901
        return x * len(text.split()) / len(text.split())


@model(x3)
class WritesFile(Base):
    def forward(self, x):
        with open(os.path.join(ROOT, "torch2hlo_broken.txt"), "w") as file:  # fault: T2H901
            file.write("called")
        os.remove(os.path.join(ROOT, "torch2hlo_broken.txt"))  # fault: T2H901
        return x


@model(x3)
class Globals(Base):
    def forward(self, x):
        global COUNT
        COUNT += 1  # fault: T2H902
        SEEN.append(x)  # fault: T2H902
        TABLE["last"] = x.shape  # fault: T2H902
        return x * COUNT


@model(x3)
class ClassAttribute(Base):
    calls = 0

    def forward(self, x):
        ClassAttribute.calls += 1  # fault: T2H902
        return torch.rsqrt(x.to(torch.float8_e5m2))  # fault: T2H102


def with_closure():
    outputs = []

    class Collects(Base):
        def forward(self, x):
            outputs.append(x * 2)  # fault: T2H902
            return x

    return Collects()


MODELS["Collects"] = (with_closure(), (x3,))


# State


@model(x3)
class Counter(Base):
    def __init__(self):
        super().__init__()
        self.calls = 0

    def forward(self, x):
        self.calls += 1  # fault: T2H205
        return x * self.calls


class Meter:
    def __init__(self):
        self.count = 0

    def update(self, x):
        self.count += x.shape[0]  # fault: T2H205


@model(x3)
class Metered(Base):
    helper = Meter

    def __init__(self):
        super().__init__()
        self.meter = Meter()

    def forward(self, x):
        self.meter.update(x)
        return x * self.meter.count


@model(x3)
class History(Base):
    def __init__(self):
        super().__init__()
        self.history = []

    def forward(self, x):
        self.history.append(x)  # fault: T2H205
        return x * random.uniform(0, 1)  # fault: T2H903


@model(x3)
class GrowingCache(Base):
    def __init__(self):
        super().__init__()
        self.register_buffer("cache", torch.zeros(1, 3))

    def forward(self, x):
        self.cache = torch.cat([self.cache, x])  # fault: T2H205
        return plain_op(self.cache.sum(0))  # fault: T2H101


@model(x3)
class OtherDtype(Base):
    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.zeros(3))

    def forward(self, x):
        self.mean = x.mean(0).double()  # fault: T2H205
        return x - self.mean


@model(x3)
class SharedMemory(Base):
    def __init__(self):
        super().__init__()
        both = torch.zeros(2, 3)
        self.register_buffer("both", both)
        self.register_buffer("first", both[0])

    def forward(self, x):
        self.both.add_(x)  # fault: T2H205
        print(self.first.shape)  # fault: T2H901
        return self.first * x


@model(x3)
class SparseBuffer(Base):
    def __init__(self):
        super().__init__()
        self.register_buffer("links", torch.eye(3).to_sparse())  # fault: T2H205

    def forward(self, x):
        return faked_op(x @ self.links.to_dense())  # fault: T2H101


@model(x3)
class RandomAttribute(Base):
    def __init__(self):
        super().__init__()
        self.temperature = 1.0

    def forward(self, x):
        self.temperature = random.random()  # fault: T2H205, T2H903
        return x / self.temperature


# Results and inputs that a program can't carry


@model(x3)
class ReturnsFunction(Base):
    def forward(self, x):
        y = torch.rsqrt(x.to(torch.float8_e5m2)).float()  # fault: T2H102
        return {"y": y, "again": lambda: y}  # fault: T2H207


@model(x3)
class ReturnsGenerator(Base):
    def forward(self, x):
        return x, (row for row in x)  # fault: T2H207


@model(x3, 0.5)
class NumberInput(Base):
    def forward(self, x, scale):  # fault: T2H906
        print(scale)  # fault: T2H901
        return x * scale


@model(x3)
class GlobalTensor(Base):
    def forward(self, x):
        return x * SCALE  # fault: T2H904


@model(x3)
class LargeConstant(Base):
    def forward(self, x):
        table = torch.from_numpy(np.arange(600_000, dtype=np.float32))  # fault: T2H916
        return x.sum() + table.sum()


# Python's randomness, and the clock


@model(x3)
class PythonRandom(Base):
    def forward(self, x):
        keep = random.random() > 0.5  # fault: T2H903
        noise = np.random.rand()  # fault: T2H903
        return x * (2.0 if keep else 1.0) + noise + draw()  # fault: T2H903


@model(x3)
class NumpyGenerator(Base):
    def __init__(self):
        super().__init__()
        self.generator = np.random.default_rng(0)

    def forward(self, x):
        return x + float(self.generator.normal())  # fault: T2H903


@model(x3)
class Clock(Base):
    def forward(self, x):
        now = time.perf_counter()  # fault: T2H903
        name = uuid.uuid4().hex  # fault: T2H903
        return x * (now % 7) + len(name)


@model(x3)
class Today(Base):
    def forward(self, x):
        return x * datetime.datetime.now().microsecond  # fault: T2H903


@model(x3)
class Seeds(Base):
    def forward(self, x):
        torch.manual_seed(0)  # fault: T2H905
        return x + torch.randn(3)


# Errors of the model's own


@model(x3)
class WrongShape(Base):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.rand(4, 5))

    def forward(self, x):
        y = x @ self.weight  # fault: T2H203
        print(y.shape)  # fault: T2H901
        return faked_op(y)  # fault: T2H101


class Refuses(Base):
    def forward(self, x):
        if x.shape[-1] == 3:
            raise ValueError("three is not supported")  # fault: T2H203
        return x


@model(x3)
class FailingChild(Base):
    def __init__(self):
        super().__init__()
        self.first, self.second = Refuses(), nn.Linear(3, 3)

    def forward(self, x):
        y = self.second(self.first(x))
        return torch.rsqrt(y.to(torch.float8_e5m2))  # fault: T2H102


@model(x3)
class RaisesItself(Base):
    def __init__(self):
        super().__init__()
        self.scales = {"a": 2.0}

    def forward(self, x):
        if x.shape[-1] == 3:
            raise ValueError("three is not supported")  # fault: T2H203
        y = faked_op(x)  # fault: T2H101
        scale = self.scales["b"]  # noqa: F841  # fault: T2H203
        z = self.missing(y)  # fault: T2H203
        return torch.fake_quantize_per_tensor_affine(z, 0.1, 0, 0, 255)  # fault: T2H101


class Interrupted(Base):
    def forward(self, x):
        y = faked_op(x)  # fault: T2H101
        if not hasattr(self, "ready"):
            raise RuntimeError("not ready")  # fault: T2H203
        return torch.rsqrt(y.to(torch.float8_e5m2)).float()  # fault: T2H102


@model(x3)
class InterruptedChild(Base):
    def __init__(self):
        super().__init__()
        self.child = Interrupted()

    def forward(self, x):
        y = self.child(x)
        torch.cuda.synchronize()  # fault: T2H209
        sys.stdout.write("done")  # fault: T2H901
        return y


@model(x3)
class Queues(Base):
    def __init__(self):
        super().__init__()
        self.recent = collections.deque(maxlen=4)
        self.waiting = queue.Queue()
        self.shapes = set()

    def forward(self, x):
        self.recent.append(x)  # fault: T2H205
        self.waiting.put(x)  # fault: T2H205
        self.shapes.add(x.shape)  # fault: T2H205
        subprocess.run(["true"], check=False)  # fault: T2H901
        return x * 2


@model(x3)
class OnGpu(Base):
    def forward(self, x):
        scale = torch.ones(3).cuda()  # fault: T2H209
        shift = torch.zeros(3, device="cuda")  # fault: T2H209
        return faked_op(x * scale + shift)  # fault: T2H101


@model(x3)
class Several(Base):
    def __init__(self):
        super().__init__()
        self.steps = collections.Counter()
        self.layers = nn.ModuleList([nn.Linear(3, 3) for _ in range(2)])

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
            print(x.mean())  # fault: T2H901
        k = int(x.argmax())
        x = torch.fake_quantize_per_tensor_affine(x, 0.1, 0, 0, 255)  # fault: T2H101
        return x * k + random.gauss(0, 1)  # fault: T2H903


class InnerFault(Base):
    def forward(self, x):
        return F.softmax(faked_op(x), -1)  # fault: T2H101


@model(x3)
class InSequence(Base):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(3, 3), InnerFault(), nn.ReLU())

    def forward(self, x):
        h = self.body(x)
        SEEN.append(h.shape)  # fault: T2H902
        return h[: h.argmax().item() + 1].numpy()  # fault: T2H204, T2H207


@model(tokens)
class TextGenerator(Base):
    def __init__(self):
        super().__init__()
        self.embed, self.head = nn.Embedding(5, 8), nn.Linear(8, 5)
        self.step = 0

    def forward(self, ids):
        probs = self.head(self.embed(ids)).softmax(-1)
        if probs.max().item() > 0.99:
            print("sure")  # fault: T2H901
        vocabulary = dict(enumerate("abcde"))
        words = [vocabulary[t] for t in probs.argmax(-1)[0].tolist()]  # fault: T2H204
        self.step += 1  # fault: T2H205
        return probs, words, torch.unique(ids, dim=1)  # fault: T2H101


@model(torch.rand(1, 1, 4, 4))
class Branches(Base):
    def forward(self, x):
        def then(y):
            return faked_op(y)  # fault: T2H101

        def otherwise(y):
            return torch.rsqrt(y.to(torch.float8_e5m2)).float()  # fault: T2H102

        return torch.cond(x.sum() > 0, then, otherwise, (x,))


@model(x4)
class ReadInBranch(Base):
    def forward(self, x):
        def then(y):
            return y * y.max().item()

        return torch.cond(x.sum() > 0, then, lambda y: y * 2, (x,))
