"""Fair queueing: requests from one address take turns, and those from other addresses do not wait for them."""

import asyncio
from typing import Any

from menagerie.server.front.turns import Turns


def test_a_few_requests_of_an_address_are_answered_at_a_time_and_nobody_else_waits() -> None:
    answering, most, finish = 0, 0, asyncio.Event()

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        nonlocal answering, most
        answering += 1
        most = max(most, answering)
        await finish.wait()
        answering -= 1
        await send({"type": "http.response.start"})

    async def nothing(*_given: Any) -> Any:
        return None

    async def ask_all() -> None:
        turns = Turns(3)
        crowd = [asyncio.create_task(turns.answer(app, {}, nothing, nothing, "127.0.0.2")) for _ in range(10)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert answering == 3
        other = asyncio.create_task(turns.answer(app, {}, nothing, nothing, "127.0.0.1"))
        await asyncio.sleep(0)
        assert answering == 4, "another address does not wait"
        finish.set()
        await asyncio.gather(*crowd, other)

    asyncio.run(ask_all())
    assert most == 4


def test_a_turn_ends_when_the_answer_begins_so_a_slow_reader_holds_none() -> None:
    async def slow_reader(_message: Any) -> None:
        await asyncio.sleep(3600)

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start"})

    async def failing(_scope: Any, _receive: Any, _send: Any) -> None:
        raise ValueError

    async def nothing(*_given: Any) -> Any:
        return None

    async def ask() -> None:
        turns = Turns(1)
        slow = asyncio.create_task(turns.answer(app, {}, nothing, slow_reader, "127.0.0.2"))
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await asyncio.gather(turns.answer(failing, {}, nothing, nothing, "127.0.0.2"), return_exceptions=True)
            await turns.answer(app, {}, nothing, nothing, "127.0.0.2")
        slow.cancel()

    asyncio.run(ask())
