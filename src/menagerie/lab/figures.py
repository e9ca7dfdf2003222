"""The JSON values that a report is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

Figure = None | bool | int | float | str | Sequence["Figure"] | Mapping[str, "Figure"]
Figures = Mapping[str, Figure]


def write_figures(figures: Figures, file: Path) -> None:
    """A report as a file."""
    import json

    file.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
