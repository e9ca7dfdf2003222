"""The long test: thousands of random games of every form on both runtimes, with invariants and leak checks."""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor

from support.forms import FORMS, Form
from support.runtimes import play_on_both

BATCH = 100


def play_batch(form: Form, first: int) -> int:
    """Play some games. Returns the number of actions."""
    return sum(play_on_both(form, seed, leak_checks=1) for seed in range(first, first + BATCH))


def main() -> None:
    """Play and report; any difference raises."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of each form")
    parser.add_argument("--game", help="only this one")
    parsed = parser.parse_args()
    games, forms = parsed.games, [form for form in FORMS if parsed.game in (None, form.game)]
    for form in forms:
        play_on_both(form, 0)  # fills the cache of compiled code, before several processes want it
    with ProcessPoolExecutor(os.cpu_count()) as processes:
        for form in forms:
            start = time.perf_counter()
            actions = sum(processes.map(play_batch, [form] * (games // BATCH), range(1000, 1000 + games, BATCH)))
            print(f"{form!s:90} {games:>8,} games {actions:>12,} actions {time.perf_counter() - start:8.1f} s", flush=True)
    print("Interpreted equals compiled at every step, all invariants hold, nothing leaks.")


if __name__ == "__main__":
    main()
