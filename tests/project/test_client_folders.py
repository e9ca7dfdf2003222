"""The folders of the client show what they are: parts are shared, the two games mirror each other, and no file is too long."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
FILES = sorted(path for path in SOURCE.rglob("*") if path.suffix in {".ts", ".svelte"})
GENERATED = {"messages.ts"}
LONGEST = 400
ROLES = (
    "answer.svelte.ts",
    "announcements.svelte.ts",
    "cards.ts",
    "choreography.ts",
    "end.ts",
    "identity.ts",
    "measures.css",
    "tips.ts",
    "Board.svelte",
    "CardSheet.svelte",
    "EndCollection.svelte",
    "Hand.svelte",
    "Lesson.svelte",
    "OwnPlace.svelte",
    "Piles.svelte",
    "Prompt.svelte",
    "Seat.svelte",
    "SeatSheet.svelte",
)


def users() -> dict[Path, set[Path]]:
    """For each file, the files that import it."""
    found: dict[Path, set[Path]] = defaultdict(set)
    for file in FILES:
        for name in re.findall(r'(?:from|import)\s*\(?\s*"(\.[^"]+)"', file.read_text(encoding="utf-8")):
            meant = (file.parent / name).resolve()
            for path in (meant, meant.with_name(f"{meant.name}.ts"), meant.with_name(f"{meant.name}.svelte.ts")):
                found[path].add(file)
    return found


USERS = users()


@pytest.mark.parametrize("part", [path for path in FILES if path.parent.name == "parts"], ids=lambda path: path.name)
def test_a_part_has_several_users(part: Path) -> None:
    assert len({user.name for user in USERS[part]}) > 1


@pytest.mark.parametrize("role", ROLES)
def test_both_games_have_the_same_file_for_the_same_role(role: str) -> None:
    for game in ("cubirds", "wildcards"):
        assert (SOURCE / game / role).is_file()


@pytest.mark.parametrize("file", [path for path in FILES if path.name not in GENERATED], ids=lambda path: path.name)
def test_no_file_is_too_long(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST
