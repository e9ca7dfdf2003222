"""The mark of a rule: a plain function that runs interpreted and compiles unchanged."""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
COMPILABLE: list[Callable[..., Any]] = []  # the rules, and what calls them and compiles as they do


def rule(function: Function) -> Function:
    """Mark a rule and return it untouched; `compiled/` collects the list."""
    RULES.append(function)
    return compilable(function)


def compilable(function: Function) -> Function:
    """Mark a function that is no rule, but runs interpreted and compiled as they do."""
    COMPILABLE.append(function)
    return function
