"""The mark of a rule: a plain function that runs interpreted and compiles unchanged."""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
COMPILABLE: list[Callable[..., Any]] = []  # the rules, and loops that call them and compile like them


def rule(function: Function) -> Function:
    """Mark a rule and return it untouched; `compiled/` collects the list."""
    RULES.append(function)
    return compilable(function)


def compilable(function: Function) -> Function:
    """Mark a function that is not a rule, but runs interpreted and compiled just as rules do."""
    COMPILABLE.append(function)
    return function
