"""The distributions that an extra of the package brings, according to the package's metadata; and environments with exactly
those."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution, requires
from pathlib import Path
from sysconfig import get_path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
NAME = "menagerie-games"
# a script that runs a command as if only the core were there
CORE_ONLY = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] not in {*sys.stdlib_module_names, "menagerie"}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Nothing())
from menagerie.cli import main
sys.exit(main(sys.argv[1:]))
"""


def named_by(name: str, extras: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """The requirements of a distribution with these extras, each with the extras that it asks for."""
    for line in requires(name) or ():
        required = Requirement(line)
        if required.marker is None or any(required.marker.evaluate({"extra": extra}) for extra in extras | {""}):
            yield canonicalize_name(required.name), frozenset(required.extras)


def brought_by(extra: str, *, with_theirs: bool = False) -> set[str]:
    """The distributions that an extra of ours names; if asked for, with everything that those require."""
    found, asked = set[tuple[str, frozenset[str]]](), [(NAME, frozenset({extra}))]
    while asked:
        new = set(named_by(*asked.pop())) - found
        found |= new
        asked += [each for each in new if with_theirs or each[0] == NAME]
    return {name for name, _ in found} - {NAME}


def build(kind: str, folder: Path, root: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    """Build a wheel, an sdist or an editable one as pip does, without fetching anything."""
    command = [sys.executable, "-c", f"from hatchling.build import build_{kind}; build_{kind}({str(folder)!r})"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def build_wheel(folder: Path) -> Path:
    """The wheel of this checkout."""
    built = build("wheel", folder)
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


class Environment:
    """A separate virtual environment."""

    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.folder, self.programs = folder, folder / "bin"
        (self._packages,) = folder.glob("lib/python*/site-packages")

    def lend(self, extra: str) -> None:
        """Make the distributions of an extra importable, as they are installed beside these tests. Nothing is downloaded, and
        nothing else is visible."""
        ours = Path(get_path("purelib"))
        for name in brought_by(extra, with_theirs=True):
            for top in {file.parts[0] for file in distribution(name).files or ()} - {"..", "__pycache__"}:
                if not (self._packages / top).exists():
                    (self._packages / top).symlink_to(ours / top)

    def install(self, *wanted: str) -> None:
        """Install with the pip beside these tests."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.folder), "--quiet", "--disable-pip-version-check", "install"]
        subprocess.run([*pip, *wanted], check=True, cwd=self.folder)

    def run(self, program: str, *arguments: str, typed: str = "") -> str:
        """Run a program, which must succeed. Returns its output."""
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, cwd=self.folder)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
