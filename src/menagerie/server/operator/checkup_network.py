"""A checkup over the network: the port, the running server, its public address, the certificate, what the proxy passes on."""

from __future__ import annotations

import errno
import http.client
import ipaddress
import json
import socket
import ssl
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import urlsplit

from menagerie import __version__
from menagerie.server.operator.finding import Finding, SiteSettings, bad, good, warning
from menagerie.server.operator.key_proof import HEADER, proof_of
from menagerie.server.storage.lock import Holder

PATIENCE = 5.0  # seconds for an answer
LONGEST_ANSWER = 64 * 1024  # bytes
CLAIMED = "192.0.2.77"  # an address that nobody has: no proxy may pass it on
ENDS_SOON, ENDS_NOW = 0.2, 0.04  # of the time of a certificate that is left
OF_PLAIN_HTTP = ("WRONG_VERSION_NUMBER", "HTTP_REQUEST", "PACKET_LENGTH_TOO_LONG")  # what is said of an answer without https
NO_SERVER_BEHIND = (502, 503, 504)  # statuses of a proxy
EVERYWHERE = ("0.0.0.0", "::", "")


@dataclass(frozen=True)
class Answer:
    """What came back from an address."""

    status: int
    body: Any  # of JSON; None if it is none
    date: datetime | None


def ask(url: str, path: str, headers: dict[str, str] | None = None) -> Answer | None:
    """Ask a server; None if nobody answers. Certificates are looked at elsewhere, and nothing secret is sent."""
    parts = urlsplit(url)
    loose = ssl.create_default_context()
    loose.check_hostname, loose.verify_mode = False, ssl.CERT_NONE
    host, port = parts.hostname or "", parts.port
    connection = (
        http.client.HTTPSConnection(host, port, timeout=PATIENCE, context=loose)
        if parts.scheme == "https"
        else http.client.HTTPConnection(host, port, timeout=PATIENCE)
    )
    try:
        connection.request("GET", path, headers=headers or {})
        answer = connection.getresponse()
        text = answer.read(LONGEST_ANSWER)
        date = answer.getheader("date")
        return Answer(answer.status, _json(text), parsedate_to_datetime(date).astimezone(UTC) if date else None)
    except (OSError, http.client.HTTPException, ValueError):
        return None
    finally:
        connection.close()


def _json(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def is_ours(answer: Answer | None) -> bool:
    """Whether this is what `/health` of a server of ours says."""
    return answer is not None and isinstance(answer.body, dict) and {"status", "version", "commit_seconds"} <= answer.body.keys()


def local_url(settings: SiteSettings) -> str:
    """Where the server is asked on this machine."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def check_port(settings: SiteSettings, answer: Answer | None, holder: Holder | None, *, is_shared: bool) -> Finding:
    """Whether the port is free, or held by the server of this database."""
    values = {"port": str(settings.port), "host": settings.host}
    served = _served_port(settings, holder)
    if holder is not None and served != settings.port:
        address = _local_address(settings, served)
        return warning("port", "port-elsewhere", **values, pid=holder.pid, served=str(served), address=address)
    problem = _why_not(settings.host, settings.port)
    if problem is None:
        return good("port", "port-free", **values)
    if problem.errno != errno.EADDRINUSE:
        return bad("port", "port-impossible", **values, problem=problem.strerror or str(problem))
    if not is_ours(answer):
        return bad("port", "port-taken", **values)
    if holder is None and not is_shared:
        return bad("port", "port-of-another", **values)
    return good("port", "port-ours", **values)


def _served_port(settings: SiteSettings, holder: Holder | None) -> int:
    """The port of the server that runs, or else the one that was said."""
    return (holder and urlsplit(holder.address).port) or settings.port


def _local_address(settings: SiteSettings, port: int) -> str:
    """What guests in the same network type."""
    return settings.public_url or f"{settings.base.removesuffix(f':{settings.port}')}:{port}"


def _why_not(host: str, port: int) -> OSError | None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as problem:
            return problem
    return None


def check_running(answer: Answer | None, holder: Holder | None, before: str | None) -> Iterator[Finding]:
    """The server that runs: whether it answers, and which version it is."""
    if not is_ours(answer):
        if holder is None or not holder.address:
            yield warning("server", "not-running")
        else:
            yield bad("server", "no-answer", pid=holder.pid, address=holder.address)
        versions = {"version": __version__, "before": before or __version__}
        yield good("version", "version-stopped" if before not in (None, __version__) else "version", **versions)
        return
    assert answer is not None
    told = answer.body
    if told["status"] == "ok":
        yield good("server", "running")
    else:
        yield bad("server", "failing", text=str(told.get("detail", "")))
    version = str(told["version"])
    values = {"version": __version__, "running": version}
    yield good("version", "version", **values) if version == __version__ else warning("version", "other-version", **values)


# from outside


def check_local(settings: SiteSettings, holder: Holder | None, port: Finding) -> Finding:
    """The address in the local network, of a server without a public one. `port` is what was found about its port."""
    served = _served_port(settings, holder)
    values = {"address": _local_address(settings, served), "port": str(served), "host": settings.host}
    if _is_only_here([settings.host]):
        return warning("address", "only-here", **values)
    if port.grade == "bad":
        return bad("address", "address-of-another", **values)
    return good("address", "address-local", **values)


def _is_only_here(hosts: list[str]) -> bool:
    def is_loopback(host: str) -> bool:
        try:
            return ipaddress.ip_address(host.partition("%")[0]).is_loopback
        except ValueError:
            return host == "localhost"

    return all(map(is_loopback, hosts))


def check_public(settings: SiteSettings, url: str, key: str | None, *, is_running: bool) -> Iterator[Finding]:
    """The public address: whether its name leads anywhere, its certificate, and what arrives through it."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    try:
        found = sorted({str(each[4][0]) for each in socket.getaddrinfo(host, parts.port or 443, type=socket.SOCK_STREAM)})
    except OSError:
        yield bad("address", "no-such-name", name=host)
        return
    shown = {"name": host, "addresses": ", ".join(found)}
    if _is_only_here(found):
        yield warning("address", "named-only-here", **shown)
    elif all(ipaddress.ip_address(each.partition("%")[0]).is_private for each in found):
        yield warning("address", "private-address", **shown)
    else:
        yield good("address", "address", **shown)
    if parts.scheme == "https":
        yield check_certificate(host, parts.port or 443)
    yield check_arrival(settings, key) if is_running else _check_without_server(url)


def _check_without_server(url: str) -> Finding:
    """What answers at the public address while the server is stopped: nobody, or a proxy that finds no server."""
    answer = ask(url, "/health")
    if answer is None or (answer.status in NO_SERVER_BEHIND and not is_ours(answer)):
        return warning("proxy", "proxy-unknown", url=url)
    return bad("proxy", "proxy-leads-elsewhere", url=url, status=str(answer.status))


def check_certificate(host: str, port: int) -> Finding:
    """Whether browsers trust the certificate, and for how long."""
    try:
        with (
            socket.create_connection((host, port), PATIENCE) as plain,
            ssl.create_default_context().wrap_socket(plain, server_hostname=host) as secure,
        ):
            certificate = secure.getpeercert() or {}
    except ssl.SSLCertVerificationError as problem:
        return bad("https", "not-trusted", name=host, problem=problem.verify_message)
    except OSError as problem:
        if isinstance(problem, ssl.SSLError) and problem.reason in OF_PLAIN_HTTP:
            return bad("https", "plain-http", name=host, port=str(port))
        return bad("https", "no-https", name=host, port=str(port), problem=problem.strerror or str(problem))
    begins, ends = (ssl.cert_time_to_seconds(str(certificate[name])) for name in ("notBefore", "notAfter"))
    left = ends - datetime.now(UTC).timestamp()
    grade = grade_of_certificate(left, ends - begins)
    return grade("https", "certificate" if grade is good else "certificate-ends", name=host, days=int(left // 86_400))


def grade_of_certificate(left: float, whole: float) -> Callable[..., Finding]:
    """The grade of a certificate by the share of its time that is left: some are made for hours, others for months. They are
    renewed when a third is left."""
    share = left / whole
    return bad if share < ENDS_NOW else warning if share < ENDS_SOON else good


def check_arrival(settings: SiteSettings, key: str | None) -> Finding:
    """Ask through the public address how the request arrived, with a claim that no honest proxy passes on."""
    url = settings.public_url or ""
    headers = {"x-forwarded-for": CLAIMED, **({HEADER: proof_of(key)} if key else {})}
    answer = ask(url, "/api/operator/request", headers)
    if answer is None:
        return bad("proxy", "proxy-silent", url=url)
    seen = answer.body
    if answer.status != 200 or not isinstance(seen, dict) or not {"scheme", "address", "host", "forwarded"} <= seen.keys():
        return bad("proxy", "proxy-leads-elsewhere", url=url, status=str(answer.status))
    values = {"url": url, "address": str(seen["address"]), "scheme": str(seen["scheme"]), "host": str(seen["host"])}
    if seen["address"] == CLAIMED:
        return bad("proxy", "proxy-passes-claims", **values)
    if seen["scheme"] != urlsplit(url).scheme:
        return bad("proxy", "proxy-not-believed" if seen["forwarded"] else "proxy-says-nothing", **values)
    if seen["host"].partition(":")[0] != urlsplit(url).hostname:
        return warning("proxy", "proxy-changes-host", **values)
    return good("proxy", "proxy", **values)
