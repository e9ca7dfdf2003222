"""A game of each kind in Firefox, played through the list of all possible moves. web/tests/firefox.ts plays; this is its
server."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from support.browser import USED_DEVICE, WIRE
from support.running_server import RunningServer

PLAYER = Path(__file__).resolve().parents[2] / "web" / "tests" / "firefox.ts"
NODE = Path(sys.executable).parent / "node"
LONGEST_S = 1_200


def main() -> int:
    """Play. Returns the exit status."""
    firefox = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
    if firefox is None:
        print("These games need Firefox: sudo apt-get install firefox-esr", file=sys.stderr)
        return 1
    pictures = tempfile.mkdtemp(prefix="menagerie-firefox-")
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder))
        try:
            status = play([NODE, PLAYER, firefox, server.base, pictures])
        finally:
            server.stop()
    print(f"To look at: {pictures}")
    return status


def play(command: list[str | Path]) -> int:
    """Let it play as long as it needs, within a limit."""
    device = json.dumps({"used": USED_DEVICE % "off", "wire": WIRE})
    try:
        return subprocess.run(command, input=device, text=True, timeout=LONGEST_S, check=False).returncode
    except subprocess.TimeoutExpired:
        print(f"The games have not ended after {LONGEST_S // 60} minutes.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
