"""Random programs of Python control flow on tensor values and `.item()` numbers, as source text."""

import random

HEAD = """import torch


def shrink(m, s):
    if m.abs().max() > 1.5:
        return m * 0.5
    if s > 0:
        m = m - 0.25
    return m


def climb(s, n):
    while s < n:
        s = s + 0.75
        if s > 2.5:
            return s - 1
    else:
        s = s * 0.5
    return s


def function(x, c):
    m, w, s, k = x.clone(), x.sum(0).tanh(), x.mean(), c[0] + 1
    i, j, f, b, p = c[1].item(), 2, 0.75, False, (x.mean(), 1)
"""
RESULT = "m, w, s, k, i, j, f, b, p"

# Kind of value → its name and what may give one; a capital stands for another value of that kind, V for a part of `m`.
KINDS = {"M": "m", "W": "w", "S": "s", "K": "k", "I": "i", "F": "f", "B": "b"}
FORMS = {
    "M": "m;torch.tanh(M * 1.5);M + S;M * F;M.softmax(0);m - m.mean();M.sort(0)[0];torch.where(m > S, M, -m);M + W;"
    "(M if B else M);shrink(M, S)",
    "W": "w;M.sum(0).tanh();M.amax(0);W.softmax(0);m[I % x.shape[0]];W + S;(W if B else W);m[:P].sum(0).tanh();"
    "w.clone()",
    "S": "s;M.sum() * 0.1;V.sum().tanh();V.mean().nan_to_num(0.5);W.max();S + F;w[I % 3];(S if B else S);S - I;"
    "climb(S.tanh(), 1.5);torch.cat([V, w]).softmax(0)[0];(S * (1 if B else 2.5 if B else F)).tanh();p[0]",
    "K": "k;m.argmax() % 5;(m > S).sum();K + 1;(K if B else K);K + I;torch.cat([V, w]).argmax()",
    "I": "i;j;2;c[0].item();K.item() % 4;I + 1;V.shape[0];x.shape[0];int(K);min(I, 3);max(I, 1);I // 2;(I if B else I)",
    "F": "f;0.5;S.item();F * 0.5;float(I);I / 2;(F if B else 0.25);max(F, 0.1)",
    "B": "b;S > F;S < S;I < I;(B and B);(B or B);not (B);0 < I < 3;-1 < S < F;(m > S).any();K == I;I in (1, 3);K % 2;"
    "V.numel() > 1;any(w[q] > F for q in range(3))",
    "V": "m[:P, 0];m[P:, 1];m[m > S];m[:, 2][m[:, 0] > S];V.softmax(0);V.sort()[0];V.cumsum(0).tanh();V.flip(0);"
    "m.sum(1)",
    "P": "1;2;i % 4;K.item() % 4;I % 4",
}
WRITES = (
    "w[I % 3] = S;m[I % x.shape[0]] = W;m[m > S] = F;m[P:] += 1;m[P:, 0] = S;w[:] = W;m[m.sum(1) > S] = 0.5;"
    "w[w > F] -= 0.5;m *= 0.5;w += 0.25;j = (j + I) % 5;k += 1;p = (S, I % 5);f *= 0.5;b = not b"
)
LOOPS = (
    "while B and {n} < 3:",
    "while s < 3 and {n} < 5:",
    "while True:",
    "for q in range(2):",
    "for q in range(I % 5):",
    "for q in range(x.shape[0]):",
    "for q in [0.5, -1.0]:",
    "for q in m:",
)


class Writer:
    """Writes one program, the same for the same seed."""

    def __init__(self, seed, size):
        self.random, self.left, self.names = random.Random(seed), size, 0

    def value(self, kind, depth=2):
        forms = FORMS[kind].split(";")
        form = self.random.choice(forms if depth else forms[:1])
        if kind in "VP" and not depth:
            return "m[:, 1]" if kind == "V" else "i % 4"
        return self.filled(form, depth - 1)

    def filled(self, form, depth=1):
        return "".join(
            self.bracketed(char, max(depth, 0)) if char in FORMS and self.stands_alone(form, at) else char
            for at, char in enumerate(form)
        )

    def bracketed(self, kind, depth):
        value = self.value(kind, depth)
        return value if value.isidentifier() else f"({value})"

    @staticmethod
    def stands_alone(form, at):
        around = form[max(at - 1, 0) : at] + form[at + 1 : at + 2]
        return not any(char.isalnum() or char == "_" for char in around)

    def block(self, depth, indent, *, in_loop):
        lines = []
        for _ in range(self.random.randint(1, 3)):
            self.left -= 1
            lines += self.statement(depth if self.left > 0 else 0, indent, in_loop=in_loop)
        return lines

    def statement(self, depth, indent, *, in_loop):
        kind = self.random.random()
        if in_loop and kind < 0.15:
            return [f"{indent}if {self.value('B')}:", f"{indent}    {self.random.choice(('break', 'continue'))}"]
        if depth and kind < 0.45:
            return self.choice(depth, indent, in_loop=in_loop)
        if depth and kind < 0.7:
            return self.loop(depth, indent)
        if kind < 0.78:
            return [indent + self.filled(self.random.choice(WRITES.split(";")))]
        if kind < 0.81:
            return [f"{indent}if {self.value('B')}:", f"{indent}    return {RESULT}"]
        name = self.random.choice("MWSKIFB")
        value = self.value(name)
        value = {"I": f"({value}) % 7", "B": f"bool({value})"}.get(name, value)
        return [f"{indent}{KINDS[name]} = {f'({value}).clamp(-4, 4)' if name in 'MS' else value}"]

    def choice(self, depth, indent, *, in_loop):
        lines = [f"{indent}if {self.value('B')}:", *self.block(depth - 1, indent + "    ", in_loop=in_loop)]
        if self.random.random() < 0.3:
            lines += [f"{indent}elif {self.value('B')}:", *self.block(depth - 1, indent + "    ", in_loop=in_loop)]
        if self.random.random() < 0.5:
            lines += [f"{indent}else:", *self.block(depth - 1, indent + "    ", in_loop=in_loop)]
        return lines

    def loop(self, depth, indent):
        self.names += 1
        count, head = f"n{self.names}", self.random.choice(LOOPS)
        lines = [f"{indent}{count} = 0", indent + self.filled(head).format(n=count), f"{indent}    {count} += 1"]
        if head == "while True:":
            lines += [f"{indent}    if {count} > 3 or {self.value('B')}:", f"{indent}        break"]
        lines += self.block(depth - 1, indent + "    ", in_loop=True)
        if self.random.random() < 0.2:
            lines += [f"{indent}else:", f"{indent}    s = s * 0.5"]
        return lines


def written(seed, size=6):
    """The source of a module with ``function(x, c)``: x is float32 (T, 3), c two integers from 0 to 3."""
    writer = Writer(seed, size)
    body = [line for _ in range(4) for line in writer.statement(2, "    ", in_loop=False)]
    return HEAD + "\n".join(body) + f"\n    return {RESULT}\n"
