"""JSON responses that are cached in compressed form, so that nothing is encoded or compressed again for each request."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable

from fastapi import Request, Response
from pydantic import BaseModel

from menagerie.server.front.client_files import is_read
from menagerie.words.language import spoken

VARY = {"vary": "accept-encoding, accept-language, cookie"}


async def answer(request: Request, compressed: bytes, plain: bytes | None = None) -> Response:
    """An answer with compressed JSON, or with the plain one for the few who cannot read that."""
    if is_read("gzip", request.headers.get("accept-encoding", "")):
        return Response(compressed, media_type="application/json", headers={**VARY, "content-encoding": "gzip"})
    told = await asyncio.to_thread(gzip.decompress, compressed) if plain is None else plain
    return Response(told, media_type="application/json", headers=VARY)


class KeptAnswers:
    """A permanent cache of a function from a name to JSON: one entry for each name and language, made on a thread."""

    def __init__(self, make: Callable[[str], BaseModel]) -> None:
        self._make = make
        self._kept: dict[tuple[str, str], tuple[bytes, bytes]] = {}

    async def answer(self, request: Request, name: str) -> Response:
        """The answer for one name, in the current language."""
        key = name, spoken()
        if key not in self._kept:
            self._kept[key] = await asyncio.to_thread(self._encoded, name)
        return await answer(request, *self._kept[key])

    def _encoded(self, name: str) -> tuple[bytes, bytes]:
        plain = self._make(name).model_dump_json().encode()
        return gzip.compress(plain), plain
