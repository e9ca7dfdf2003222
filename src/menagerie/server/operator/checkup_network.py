"""A checkup over the network: the port, the running server, its public address, the certificate, what the proxy passes on."""

from __future__ import annotations

import errno
import http.client
import json
import shlex
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import menagerie
from menagerie import __version__
from menagerie.core.plain import Plain
from menagerie.server.operator.finding import Finding, SiteSettings, bad, good, warning
from menagerie.server.operator.key_proof import HEADER, proof_of
from menagerie.server.operator.public_name import UNKNOWN, check_name, is_only_here, own_addresses
from menagerie.server.operator.socket_trial import check_sockets
from menagerie.server.storage.lock import Holder

PATIENCE = 5.0  # seconds for an answer
LONGEST_ANSWER = 64 * 1024  # bytes
CLAIMED = "192.0.2.77"  # an address that nobody has: no proxy may pass it on
ENDS_SOON, ENDS_NOW = 0.25, 0.04  # of the time of a certificate that is left
OF_PLAIN_HTTP = ("WRONG_VERSION_NUMBER", "HTTP_REQUEST", "PACKET_LENGTH_TOO_LONG")  # the findings about an answer without https
EXPIRED, WHENEVER = 10, 0x200000  # of OpenSSL: the code of an expired certificate, and the flag to ignore expiry
PLAIN = 80  # the port of http, on which a proxy listens as soon as it is installed
UNREACHED = ("no-https", "not-let-in", "no-site-here", "no-proxy-here", "no-certificate", "plain-http")  # nothing arrives
NOT_ARRIVED = ("proxy-silent", "proxy-leads-elsewhere")  # the findings about a request that has not reached this server
NO_SERVER_BEHIND = (502, 503, 504)  # statuses of a proxy
INSTALLED = Path(menagerie.__file__)
HERE = ("127.0.0.1", "::1")
PORTS_TRIED, LAST_PORT = 50, 65_535
USUAL_PORT = "8000"
EVERYWHERE = ("0.0.0.0", "::", "")


@dataclass(frozen=True)
class Answer:
    """What came back from an address."""

    status: int
    body: Any  # of JSON; None if it is not JSON
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
    """Whether this looks like `/health` of a server of ours."""
    return answer is not None and isinstance(answer.body, dict) and {"status", "version", "commit_seconds"} <= answer.body.keys()


def is_proxy_here(settings: SiteSettings) -> bool:
    """Whether the proxy runs on this machine."""
    return any(each in HERE for each in settings.proxy)


def local_url(settings: SiteSettings) -> str:
    """Where the server is asked on this machine."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def check_port(
    settings: SiteSettings,
    answer: Answer | None,
    holder: Holder | None,
    *,
    is_shared: bool,
    is_known: bool = True,
    ran: str = "",
) -> Finding:
    """Whether the port is free, or held by the server of this database: nobody knows if the database cannot be read. `ran` is the
    command that started its last server."""
    values = {"port": str(settings.port), "host": settings.host, "ran": ran, "unread": "none"}
    served = _served_port(settings, holder)
    if holder is not None and served != settings.port:
        address = _local_address(settings, served)
        is_open = not _listens_only_here(holder) and is_ours(ask(address, "/health"))
        told = address if is_open else "none"
        return warning("port", "port-elsewhere", **values, pid=holder.pid, served=str(served), address=told)
    problem = _why_not(settings.host, settings.port)
    if problem is None:
        return good("port", "port-free", **values)
    if problem.errno != errno.EADDRINUSE:
        return bad("port", "port-impossible", **values, problem=problem.strerror or str(problem))
    if not is_ours(answer):
        hangs = holder is not None and holder.address  # it listens here, but does not answer
        return good("port", "port-ours", **values) if hangs else bad("port", "port-taken", **values, free=_free_port(settings))
    if holder is None and not is_shared:
        if is_known:
            return bad("port", "port-of-another", **values, free=_free_port(settings))
        return warning("port", "port-unclear", **values)
    return good("port", "port-ours", **values)


def _free_port(settings: SiteSettings) -> str:
    """The next port that is free."""
    after = range(settings.port + 1, min(settings.port + PORTS_TRIED, LAST_PORT + 1))
    return str(next((port for port in after if _why_not(settings.host, port) is None), settings.port))


def _listens_only_here(holder: Holder) -> bool:
    """Whether a server was told to listen on this machine only. One that listens everywhere calls itself localhost."""
    host = urlsplit(holder.address).hostname or ""
    return host not in ("", "localhost") and is_only_here([host])


def _served_port(settings: SiteSettings, holder: Holder | None) -> int:
    """The port of the running server, or else the one in the settings."""
    return (holder and urlsplit(holder.address).port) or settings.port


def _local_address(settings: SiteSettings, port: int) -> str:
    """The address that guests on the same network type."""
    return settings.public_url or f"{settings.base.removesuffix(f':{settings.port}')}:{port}"


def _why_not(host: str, port: int) -> OSError | None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as problem:
            return problem
    return None


def check_running(
    answer: Answer | None,
    holder: Holder | None,
    before: str | None,
    service: str | None = None,
    *,
    ran: str = "",
    is_mended_first: bool = False,
) -> Iterator[Finding]:
    """The running server: whether it answers, and its version. `service` is the state of its service, if it is one;
    `ran` is the command that started it the last time. It should not be started before everything else is repaired."""
    way: dict[str, Plain] = {"ran": ran, "first": "bad" if is_mended_first else "none", "held": holder.pid if holder else "none"}
    if not is_ours(answer):
        if holder is None or not holder.address:
            stopped = bad("server", "service-stopped", state=service or "", **way)
            yield warning("server", "not-running", **way) if service is None else stopped
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
        yield bad("server", "failing", text=str(told.get("detail", "")), **way)
    version = str(told["version"])
    values = {"version": __version__, "running": version}
    if version != __version__:
        yield warning("version", "other-version", **values)
    elif holder is not None and _is_older(holder):
        yield warning("version", "newer-files", **values)
    else:
        yield good("version", "version", **values)


def _is_older(holder: Holder) -> bool:
    """Whether the files of this program were installed after the server started: two wheels may have the same number."""
    try:
        return datetime.fromisoformat(holder.since).timestamp() < INSTALLED.stat().st_mtime
    except (OSError, ValueError):
        return False


# from outside


def check_local(settings: SiteSettings, holder: Holder | None, port: Finding, *, is_running: bool, ran: str = "") -> Finding:
    """The address in the local network, for a server without a public one. `port` is the finding about its port.

    A running server is asked at that address, because it may listen on fewer addresses than these settings say."""
    served = _served_port(settings, holder)
    values = {"address": _local_address(settings, served), "port": str(served), "host": settings.host, "ran": ran}
    if is_only_here([settings.host]):
        return warning("address", "only-here", **values)
    if port.grade == "bad":
        return bad("address", "address-of-another", **values)
    if holder is not None and _listens_only_here(holder):
        other: dict[str, Plain] = {} if served == settings.port else {"served": str(served)}
        return bad("address", "address-only-here", **values, **other, held=holder.pid)
    if is_running and not is_ours(ask(str(values["address"]), "/health")):
        return bad("address", "address-silent", **values)
    return good("address", "address-local", **values)


def check_public(
    settings: SiteSettings, url: str, key: str | None, *, is_running: bool, is_known: bool = True
) -> Iterator[Finding]:
    """The public address: whether its name leads anywhere, its certificate, and what arrives through it."""
    name = check_name(url, is_proxy_here=is_proxy_here(settings))
    if name.code in UNKNOWN:
        yield name
        return
    found = list(_check_beyond(settings, url, key, is_running=is_running, is_known=is_known))
    is_proven = any(each.code == "proxy" for each in found)  # whatever is in between passes requests on to this server
    yield good("address", "address", **name.values) if name.code == "address-differs" and is_proven else name
    yield from found


def _check_beyond(settings: SiteSettings, url: str, key: str | None, *, is_running: bool, is_known: bool) -> Iterator[Finding]:
    """The certificate, what arrives at the server, and whether tables can connect."""
    parts = urlsplit(url)
    if parts.scheme == "https":
        certificate = check_certificate(parts.hostname or "", parts.port or 443, is_proxy_here=is_proxy_here(settings))
        yield certificate
        if certificate.code in UNREACHED:
            return
    if not is_known:
        yield warning("proxy", "proxy-unclear", url=url)
    elif not is_running:
        yield _check_without_server(settings)
    else:
        arrival = check_arrival(settings, key)
        yield arrival
        if arrival.code not in NOT_ARRIVED and (sockets := check_sockets(settings, _options_of(settings))):
            yield sockets


def _check_without_server(settings: SiteSettings) -> Finding:
    """What answers at the public address while the server is stopped: nobody, or a proxy that finds no server."""
    url = settings.public_url or ""
    answer = ask(url, "/health")
    if answer is None or (answer.status in NO_SERVER_BEHIND and not is_ours(answer)):
        return warning("proxy", "proxy-unknown", url=url)
    return _leads_elsewhere(settings, answer.status)


def _leads_elsewhere(settings: SiteSettings, status: int) -> Finding:
    values: dict[str, Plain] = {
        "url": settings.public_url or "",
        "status": status,
        "behind": f"{_host_of(settings)}:{settings.port}",
    }
    return bad("proxy", "proxy-leads-elsewhere", **values)


def _host_of(settings: SiteSettings) -> str:
    return "127.0.0.1" if settings.host in (*EVERYWHERE, *HERE) else settings.host


def _options_of(settings: SiteSettings) -> str:
    """The options of a command that writes the configuration of a proxy in front of this server."""
    said = {"--public-url": settings.public_url or "", "--host": _host_of(settings), "--port": str(settings.port)}
    usual = {"--host": "127.0.0.1", "--port": USUAL_PORT}
    return " ".join(f"{option} {shlex.quote(text)}" for option, text in said.items() if usual.get(option) != text)


def check_certificate(host: str, port: int, *, is_proxy_here: bool = False) -> Finding:
    """Whether browsers trust the certificate, and for how long. If nobody answers, and the proxy is on this machine, look whether
    it listens."""
    try:
        with (
            socket.create_connection((host, port), PATIENCE) as plain,
            ssl.create_default_context().wrap_socket(plain, server_hostname=host) as secure,
        ):
            certificate = secure.getpeercert() or {}
    except ssl.SSLCertVerificationError as problem:
        if problem.verify_code == EXPIRED and (ended := _end_of_certificate(host, port)) is not None:
            days = int((datetime.now(UTC) - ended).total_seconds() // 86_400)
            return bad("https", "certificate-ended", name=host, days=days, ended=f"{ended.astimezone():%Y-%m-%d %H:%M}")
        return bad("https", "not-trusted", name=host, problem=problem.verify_message.rstrip("."))
    except OSError as problem:
        if isinstance(problem, ssl.SSLError) and problem.reason in OF_PLAIN_HTTP:
            return bad("https", "plain-http", name=host, port=str(port))
        if isinstance(problem, ssl.SSLError):
            return bad("https", "no-certificate", name=host, port=str(port), problem=problem.reason or str(problem))
        values = {"name": host, "port": str(port), "problem": problem.strerror or str(problem), "url": f"https://{host}"}
        if not is_proxy_here:
            return bad("https", "no-https", **values)
        if _listens(port):
            return bad("https", "not-let-in", **values, own=next(iter(own_addresses()), "none"))
        return bad("https", "no-site-here" if _listens(PLAIN) else "no-proxy-here", **values)
    begins, ends = (ssl.cert_time_to_seconds(str(certificate[name])) for name in ("notBefore", "notAfter"))
    left = ends - datetime.now(UTC).timestamp()
    grade = grade_of_certificate(left, ends - begins)
    shown: dict[str, Plain] = {"name": host, "days": int(left // 86_400), "hours": int(left // 3600)}
    if grade is good:
        return good("https", "certificate", **shown)
    return grade("https", "certificate-ends", **shown).then("remedy-certificate-ended")


def _end_of_certificate(host: str, port: int) -> datetime | None:
    """When a certificate expired, if that is all that is wrong with it; None if unknown."""
    timeless = ssl.create_default_context()
    timeless.verify_flags = ssl.VerifyFlags(timeless.verify_flags | WHENEVER)
    try:
        with (
            socket.create_connection((host, port), PATIENCE) as plain,
            timeless.wrap_socket(plain, server_hostname=host) as secure,
        ):
            return datetime.fromtimestamp(ssl.cert_time_to_seconds(str((secure.getpeercert() or {})["notAfter"])), UTC)
    except (OSError, LookupError):
        return None


def _listens(port: int) -> bool:
    """Whether any program listens on this machine."""
    for host in HERE:
        with suppress(OSError), socket.create_connection((host, port), PATIENCE):
            return True
    return False


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
        return _leads_elsewhere(settings, answer.status)
    values = {"url": url, "address": str(seen["address"]), "scheme": str(seen["scheme"]), "host": str(seen["host"])}
    values["options"] = _options_of(settings)
    if seen["address"] == CLAIMED:
        return bad("proxy", "proxy-passes-claims", **values)
    if seen["scheme"] != urlsplit(url).scheme:
        return bad("proxy", "proxy-not-believed" if seen["forwarded"] else "proxy-says-nothing", **values)
    if seen["host"].partition(":")[0] != urlsplit(url).hostname:
        return warning("proxy", "proxy-changes-host", **values)
    return good("proxy", "proxy", **values)
