"""The mark of a rule: a plain function that runs interpreted and compiles unchanged."""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []


def rule(function: Function) -> Function:
    """Mark a rule and return it untouched; `compiled/` collects the list."""
    RULES.append(function)
    return function
