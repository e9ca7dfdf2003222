"""A site to try out, on this machine alone: PostgreSQL in a temporary folder, and three processes on one port in front of it."""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.postgres import MISSING, Postgres, programs


def main() -> int:
    """Start everything, and stop it with Ctrl+C."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--workers", type=int, default=3)
    chosen = parser.parse_args()
    if programs() is None:
        print(MISSING, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="menagerie-cluster-") as folder:
        postgres = Postgres(Path(folder))
        try:
            database = postgres.database("menagerie")
            print(f"PostgreSQL: psql {database}", flush=True)
            command = [str(Path(sys.executable).with_name("menagerie")), "serve", "--workers", str(chosen.workers)]
            served = subprocess.Popen([*command, "--port", str(chosen.port), "--database", database, "--create"])
            signal.signal(signal.SIGTERM, lambda *_: served.terminate())
            try:
                return served.wait()
            except KeyboardInterrupt:
                return served.wait()
        finally:
            postgres.stop()


if __name__ == "__main__":
    sys.exit(main())
