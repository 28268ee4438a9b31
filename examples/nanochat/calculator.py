"""What the assistant may compute: a sum in digits, read as a syntax tree and never executed as code."""

import ast
import operator
from collections.abc import Callable

MAX_CHARACTERS = 100
MAX_MAGNITUDE = 10**15

Number = int | float

BINARY: dict[type[ast.operator], Callable[[Number, Number], Number]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
UNARY: dict[type[ast.unaryop], Callable[[Number], Number]] = {ast.UAdd: operator.pos, ast.USub: operator.neg}


def calculate(expression: str) -> str | None:
    """The value of + - * / // % and brackets over numbers, as text; None for anything else.

    Every intermediate result is bounded and there is no power, so that time and memory are bounded too.
    """
    if len(expression) > MAX_CHARACTERS:
        return None
    try:
        return str(_value(ast.parse(expression.replace(",", "").strip(), mode="eval").body))
    except (SyntaxError, ValueError, ArithmeticError):
        return None


def _value(node: ast.expr) -> Number:
    value: Number
    match node:
        case ast.Constant(value=int() | float() as number) if not isinstance(number, bool):
            value = number
        case ast.UnaryOp(op=op, operand=operand) if type(op) in UNARY:
            value = UNARY[type(op)](_value(operand))
        case ast.BinOp(left=left, op=op, right=right) if type(op) in BINARY:
            value = BINARY[type(op)](_value(left), _value(right))
        case _:
            raise ValueError(f"{ast.unparse(node)} is not arithmetic")
    if not abs(value) <= MAX_MAGNITUDE:
        raise ValueError(f"{value} is too large")
    return value
