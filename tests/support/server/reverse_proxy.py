"""A reverse proxy in front of a server, on the loopback: it forwards requests but no sockets, and sets headers as a test says."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Through(BaseHTTPRequestHandler):
    """A reverse proxy that treats headers as the test says."""

    server: Any
    protocol_version = "HTTP/1.1"  # as nginx speaks it

    def do_GET(self) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.treat(headers)
        connection = HTTPConnection("127.0.0.1", self.server.leads_to)
        connection.request("GET", self.path, headers=headers)
        answer = connection.getresponse()
        body = answer.read()
        self.send_response(answer.status)
        self.send_header("content-length", str(len(body)))
        self.send_header("connection", "close")
        self.end_headers()
        self.wfile.write(body)
        connection.close()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def a_proxy(leads_to: int, treat: Callable[[dict[str, str]], Any]) -> Iterator[int]:
    server: Any = ThreadingHTTPServer(("127.0.0.1", 0), Through)
    server.leads_to, server.treat = leads_to, treat
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
