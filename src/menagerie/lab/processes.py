"""Work on several processes: bots may be interpreted, and threads would wait for each other."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as wait_for_any
from threading import Thread, current_thread, main_thread
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def all_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def done_on_processes(
    work: Callable[[Task], Answer], tasks: Iterator[Task], *, cores: int
) -> Generator[tuple[Task, Answer], None, None]:
    """Do tasks on several processes. Yields every task with its answer, as they are done.

    Tasks are fetched as late as possible, so that answers may decide which tasks follow. However this ends, the
    processes end with it.
    """
    first = list(islice(tasks, cores))
    if not first:
        return
    others = set(active_children())
    with ProcessPoolExecutor(cores, get_context("spawn"), initializer=_end_with_parent) as pool:
        try:
            with _deaf_to_ctrl_c():  # and so are the processes that are started here
                running: dict[Future[Answer], Task] = {pool.submit(work, task): task for task in first}
            while running:
                running |= {pool.submit(work, task): task for task in islice(tasks, 2 * cores - len(running))}
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        except BaseException:
            for process in set(active_children()) - others:
                process.terminate()
            raise


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Ignore Ctrl+C, which a terminal sends to all its processes: only the first one reacts."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end_with_parent() -> None:
    """Let this process end as soon as the one that started it has ended, in whichever way."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait_for_any([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()
