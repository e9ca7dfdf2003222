"""The weights of minds, one file for each form of a game. They are generated: `menagerie tune` writes them, and
`menagerie reliability --correct` adds the calibration of their chances."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from menagerie.bots.minds.hindsight import Hindsight

LATEST = "latest"


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a mind for one form of a game, and how they were made."""

    game: str
    form: str
    rules_version: int
    made_by: str  # the command
    games: int  # of practice
    answers: tuple[float, ...]
    values: tuple[float, ...]
    hindsight: Hindsight = field(default_factory=Hindsight)  # None until it is measured on games with these weights

    def to_json(self) -> str:
        """The weights as a file: four digits each, a few on a line."""
        plain: dict[str, Any] = {"game": self.game, "form": self.form, "rules_version": self.rules_version}
        plain |= {"made_by": self.made_by, "games": self.games}
        plain |= {"hindsight": asdict(self.hindsight)} if self.hindsight.made_by else {}
        head = json.dumps(plain, indent=1)[:-2]
        return f'{head},\n "answers": [\n{_lines(self.answers)}],\n "values": [\n{_lines(self.values)}]\n}}\n'

    @classmethod
    def from_json(cls, text: str) -> Weights:
        """Read such a file."""
        plain = json.loads(text)
        hindsight = Hindsight(**plain.pop("hindsight", {}))
        return cls(**{**plain, "answers": tuple(plain["answers"]), "values": tuple(plain["values"])}, hindsight=hindsight)


def _lines(numbers: tuple[float, ...], each: int = 20) -> str:
    written = [f"{number:.4g}" for number in numbers]
    return ",\n".join(", ".join(written[start : start + each]) for start in range(0, len(written), each))


def file_of(game: str, form: str) -> str:
    """The name of the file of a form."""
    return f"{game}-{form}.json"


def latest_file(game: str, form: str) -> Path:
    """The path of the weights that the current bots play with."""
    return Path(str(files(__name__))) / LATEST / file_of(game, form)


@cache
def weights_of(game: str, form: str, folder: str = LATEST) -> Weights | None:
    """The weights of a form; None if none were made. Those of a reference bot are in a folder with its name."""
    file = files(__name__) / folder / file_of(game, form)
    return Weights.from_json(file.read_text(encoding="utf-8")) if file.is_file() else None
