"""The files of the built client: compressed at build time, with the right cache headers, and with ETags."""

from __future__ import annotations

import hashlib
import os
import re
from functools import lru_cache
from pathlib import Path

from fastapi import Request, Response
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import FileResponse
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from menagerie.server.limits import address_of
from menagerie.server.rates import rates_of

FOR_EVER = "public, max-age=31536000, immutable"  # its name changes with what is in it
FOR_A_DAY = "public, max-age=86400"
ASKED_AGAIN = "no-cache"

ENDINGS = {"br": ".br", "gzip": ".gz"}  # of compressed files, the smallest first
REFUSED = re.compile(r"q=0(\.0*)?")
KINDS = {  # the system's own table may lack some, or differ
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def is_read(coding: str, accepted: str) -> bool:
    """Whether a client that sends this Accept-Encoding can read a coding."""
    parts = (part.partition(";") for part in accepted.lower().split(","))
    weights = {name.strip(): weight.strip() for name, _, weight in parts}
    weight = weights.get(coding, weights.get("*"))
    return weight is not None and not REFUSED.fullmatch(weight)


@lru_cache(1024)
def _tag(path: str, changed: int) -> str:
    """The ETag of a file: a hash of its content, because two builds may have the same time and size."""
    return f'"{hashlib.sha256(Path(path).read_bytes()).hexdigest()[:32]}"'


class BuiltFiles(StaticFiles):
    """A folder of the built client."""

    rate = "files"

    def __init__(self, folder: Path, *, kept: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._kept = kept

    def answer(self, name: str, request: Request, status: int = 200) -> Response:
        """A file by its name, whatever the address of the request."""
        path = Path(str(self.directory)) / name
        return self.file_response(path, path.stat(), request.scope, status)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at an address of a mounted folder; TooFast if somebody asks for too many."""
        asked = HTTPConnection(scope)
        rates_of(asked).count(self.rate, address_of(asked))
        return await super().get_response(path, scope)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The path of a file. Compressed files cannot be requested by name."""
        return ("", None) if path.endswith(tuple(ENDINGS.values())) else super().lookup_path(path)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, compressed if the client can read that; or 304 if it has not changed."""
        asked = Headers(scope=scope)
        path, headers = str(full_path), {"cache-control": self._kept, "vary": "accept-encoding"}
        for coding, ending in ENDINGS.items():
            if is_read(coding, asked.get("accept-encoding", "")) and Path(path + ending).is_file():
                path, headers["content-encoding"] = path + ending, coding
                stat_result = os.stat(path)
                break
        headers["etag"] = _tag(path, stat_result.st_ctime_ns)
        kind = KINDS.get(Path(full_path).suffix, "application/octet-stream")
        response = FileResponse(path, status_code, headers, media_type=kind, stat_result=stat_result)
        if status_code == 200 and self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response
