"""Each extra of the wheel, installed by pip into a clean environment, does what it is for. `make test` tries `play`."""

import tempfile
from importlib.metadata import metadata
from pathlib import Path

from support.extras import NAME, Environment, build_wheel

COMPILED = """
from menagerie import CuBirds, Seed
from menagerie.lab import Simulation
print(Simulation.of(CuBirds, players=2, games=5, seed=Seed.of(1)).outcomes_of(0, 5).shape)
"""


def try_terminal(installed: Environment) -> None:
    """Play, save, verify, and read a rule."""
    assert "Until next time." in installed.run("menagerie", "play", "--terminal", typed="1\nsave game.json\nquit\n")
    assert "This record checks out" in installed.run("menagerie", "verify", "game.json")
    assert "cubirds: CuBirds" in installed.run("menagerie", "games")
    assert "_shtab_menagerie" in installed.run("menagerie", "completion", "bash")


def try_art(installed: Environment) -> None:
    """Draw cards as SVG and PNG."""
    installed.run("menagerie", "art", "owl", "--png", "--out", "owl.png")
    installed.run("menagerie", "art", "wildcards", "--sheet", "--out", "sheets")
    assert (installed.folder / "owl.png").read_bytes().startswith(b"\x89PNG")
    assert list((installed.folder / "sheets").glob("*.svg"))


def try_fast(installed: Environment) -> None:
    """Play compiled games."""
    assert "(5, " in installed.run("python", "-c", COMPILED)


def try_lab(installed: Environment) -> None:
    """Simulate."""
    assert "games a second" in installed.run("menagerie", "simulate", "cubirds", "--games", "1000", "--seed", "1")


TRIALS = {"terminal": try_terminal, "art": try_art, "fast": try_fast, "lab": try_lab}


def main() -> None:
    """Try each extra; raises if one does not work."""
    assert {*TRIALS, "play"} == set(metadata(NAME).get_all("Provides-Extra") or ())
    with tempfile.TemporaryDirectory() as folder:
        wheel = build_wheel(Path(folder))
        for extra, trial in TRIALS.items():
            installed = Environment(Path(folder) / extra)
            installed.install(f"{wheel}[{extra}]")
            trial(installed)
            print(f"The extra {extra} does what it is for.", flush=True)


if __name__ == "__main__":
    main()
