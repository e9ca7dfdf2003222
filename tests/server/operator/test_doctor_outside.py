"""`menagerie doctor` on what surrounds a server: where its name leads, what its proxy passes on, and where its unit lets it
write."""

import os
import shutil
import socket
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from support.server.people import Site
from support.server.reverse_proxy import a_proxy

from menagerie.server.front.settings import Settings
from menagerie.server.operator import checkup_network, finding, proxy_program, public_name
from menagerie.server.operator.checkup_files import check_disks, check_permissions
from menagerie.server.operator.checkup_network import check_public
from menagerie.server.operator.finding import Finding, bad, good
from menagerie.server.operator.public_name import check_name
from menagerie.server.operator.service import Service
from menagerie.server.operator.service_reach import check_reach
from menagerie.server.operator.socket_trial import check_sockets

URL = "https://birds.example.org"


def leads_to(monkeypatch: pytest.MonkeyPatch, *addresses: str, own: tuple[str, ...] = ()) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(public_name, "own_addresses", lambda: list(own))
    monkeypatch.setattr(public_name, "is_own", lambda address: address in own)


# where the name leads


def test_a_name_that_this_machine_gives_to_itself_is_a_note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian's images write every machine's own name into /etc/hosts."""
    leads_to(monkeypatch, "127.0.1.1")
    hosts = tmp_path / "hosts"
    hosts.write_text("127.0.0.1 localhost\n127.0.1.1 Birds.example.org birds # by cloud-init\n", encoding="utf-8")
    monkeypatch.setattr(public_name, "HOSTS", hosts)
    found = check_name(URL, is_proxy_here=True)
    assert (found.grade, found.code) == ("good", "named-in-hosts")
    assert found.line().text.startswith(f"{hosts} gives birds.example.org to this machine itself (127.0.1.1)")
    assert check_name("http://localhost:8000", is_proxy_here=False).code == "named-only-here"
    hosts.write_text("127.0.0.1 localhost # birds.example.org\n", encoding="utf-8")
    assert check_name(URL, is_proxy_here=True).code == "named-only-here"


def test_a_name_of_another_machine_is_a_warning_with_both_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    leads_to(monkeypatch, "8.8.4.4", own=("62.1.2.3",))
    found = check_name(URL, is_proxy_here=True)
    assert found.line().text == "birds.example.org leads to 8.8.4.4, but this machine has the address 62.1.2.3."
    assert (found.grade, "point the name to 62.1.2.3" in found.line().remedy) == ("warning", True)
    assert check_name(URL, is_proxy_here=False).code == "address", "the proxy is on another machine"
    for own in (("192.168.1.9",), ("8.8.4.4",), ("192.168.1.9", "2a01:4f8::1")):  # a router's, its own, another kind
        leads_to(monkeypatch, "8.8.4.4", own=own)
        assert check_name(URL, is_proxy_here=True).code == "address"


def test_what_arrives_through_another_machine_proves_that_the_name_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    leads_to(monkeypatch, "8.8.4.4", own=("62.1.2.3",))
    monkeypatch.setattr(checkup_network, "check_certificate", lambda *_, **__: good("https", "certificate"))
    monkeypatch.setattr(checkup_network, "check_sockets", lambda *_: None)
    settings = Settings(public_url=URL, proxy=("127.0.0.1",))
    for code, first in (("proxy", "address"), ("proxy-silent", "address-differs")):
        monkeypatch.setattr(checkup_network, "check_arrival", lambda *_, code=code: good("proxy", code))
        assert next(check_public(settings, URL, "key", is_running=True)).code == first


def test_a_machine_without_a_network_is_said_to_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    leads_to(monkeypatch, "10.0.0.7")
    assert check_name(URL, is_proxy_here=True).line().text == "this machine has no network address."

    def unknown(*_: Any, **__: Any) -> None:
        raise socket.gaierror

    monkeypatch.setattr("socket.getaddrinfo", unknown)
    assert [each.code for each in check_public(Settings(public_url=URL), URL, None, is_running=True)] == ["no-network"]
    monkeypatch.setattr(public_name, "own_addresses", lambda: ["10.0.0.9"])
    assert check_name(URL, is_proxy_here=True).code == "no-such-name"
    away = bad("https", "not-let-in", name="b", port="443", problem="timed out", url="https://b", own="none")
    assert away.line().remedy.startswith("Does the name lead to this machine, or to a router")


# through the proxy


def let_no_socket_through(headers: dict[str, str]) -> None:
    """Refuse sockets, as nginx does without the two lines for them."""
    for name in [each for each in headers if each in ("upgrade", "connection") or each.startswith("sec-websocket")]:
        del headers[name]


def test_a_proxy_that_lets_no_socket_through_is_bad(tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Site(tmp_path)) as site:
        port = int(site.url.rpartition(":")[2])
        direct = check_sockets(Settings(public_url=site.url), "")
        with a_proxy(port, let_no_socket_through) as proxy:
            url = f"http://127.0.0.1:{proxy}"
            codes = [each.code for each in check_public(Settings(public_url=url, port=port), url, "", is_running=True)]
            found = check_sockets(Settings(public_url=url), f"--public-url {url} --port {port}")
        strange = check_sockets(Settings(public_url=url), "")
    assert direct is not None
    assert (direct.grade, direct.line().text) == ("good", "tables can connect through it.")
    assert codes[-1] == "proxy-leads-elsewhere", "without a key, nothing more is asked"
    assert found is not None
    assert found.line().grade == "bad"
    assert found.line().text == f"pages get through, but no table can connect: {url} doesn’t let WebSockets through (status 404)."
    monkeypatch.setattr(finding, "proxy_program", lambda: "nginx")
    remedy = found.line().remedy
    assert "    proxy_set_header Upgrade $http_upgrade;\n" in remedy
    assert '    proxy_set_header Connection "upgrade";\n' in remedy
    assert f" deploy nginx --public-url {url} --port {port}" in remedy
    assert strange is not None
    assert strange.line().text.endswith("doesn’t let WebSockets through."), "nobody answers"


def test_sockets_are_tried_wherever_requests_arrive(tmp_path: Path, client: Path) -> None:
    with closing(Site(tmp_path)) as site:
        key = site.rows("select value from secret where name = 'operator'")[0][0]
        for treat, last in ((let_no_socket_through, "sockets-blocked"), (None, "sockets")):
            with a_proxy(int(site.url.rpartition(":")[2]), treat or (lambda _: None)) as proxy:
                url = f"http://127.0.0.1:{proxy}" if treat else site.url
                codes = [each.code for each in check_public(Settings(public_url=url), url, key, is_running=True)]
            assert codes[-1] == last


def test_a_remedy_names_the_file_of_the_proxy_that_runs_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proxy_program, "PROCESSES", tmp_path)
    found = bad("proxy", "proxy-leads-elsewhere", url=URL, status=502, behind="127.0.0.1:8123")
    assert "/etc/caddy/Caddyfile" in found.line().remedy
    assert "/etc/nginx/conf.d/menagerie.conf" in found.line().remedy
    assert 'sudo ss -ltnp "sport = :443"' in found.line().remedy
    for number, (name, file) in enumerate((("bash", "nginx"), ("nginx", "nginx"), ("caddy", "caddy")), start=1):
        for each in tmp_path.glob("*/comm"):
            each.unlink()
        (tmp_path / str(number)).mkdir()
        (tmp_path / str(number) / "comm").write_text(f"{name}\n", encoding="utf-8")
        assert f"sudo systemctl reload {file}" in found.line().remedy
        assert (proxy_program.proxy_program() == name) == (name != "bash")
    ending = bad("https", "certificate-ended", name="b", days=1, ended="today").line()
    assert ending.remedy.startswith("Caddy renews it")
    assert "certbot" not in ending.remedy
    silent = bad(
        "proxy", "proxy-says-nothing", url=URL, scheme="http", address="1.2.3.4", host="b", options=f"--public-url {URL}"
    )
    assert silent.line().remedy.endswith(f" deploy caddy --public-url {URL}")


# what the unit allows


def unit(**shown: str) -> Service:
    strict = {
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "PrivateTmp": "yes",
        "StateDirectory": "menagerie menagerie/backups",
    }
    return Service("sudo systemctl", "", "menagerie", is_of_account=False, shown={**strict, **shown})


def test_a_folder_that_the_unit_shuts_is_opened_by_one_line(tmp_path: Path) -> None:
    ours = [Path("/var/lib/menagerie"), Path("/var/lib/menagerie/backups")]
    assert list(check_reach(unit(), ours)) == []
    disk = Path("/mnt/my 100% disk/backups")
    (found,) = check_reach(unit(), [*ours, Path("/srv"), disk])
    line = found.line(unit())
    assert (line.grade, "/srv, /mnt/my 100% disk/backups" in line.text) == ("bad", True)
    assert "sudo install -d -m 700 -o menagerie '/mnt/my 100% disk/backups' && " in line.remedy
    assert "'ReadWritePaths=/srv \"/mnt/my 100%% disk/backups\"'" in line.remedy
    assert line.remedy.endswith("sudo systemctl daemon-reload && sudo systemctl restart menagerie")
    for shown in ({"ReadWritePaths": "/srv -/mnt/disk"}, {"ProtectSystem": "full"}, {"ReadWritePaths": "[unprintable]"}):
        assert list(check_reach(unit(**shown), [Path("/srv/club"), Path("/mnt/disk")])) == []
    (found,) = check_reach(unit(ReadWritePaths="/home/nel"), [Path("/home/nel/club")])
    assert (found.code, "MENAGERIE_DATABASE=FILE" in found.line(unit()).remedy) == ("service-cannot-see", True)
    assert [each.code for each in check_reach(unit(), [Path("/tmp/club")])] == ["service-cannot-see"]


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root can look with the eyes of others")
def test_root_looks_with_the_eyes_of_the_service() -> None:
    """At the lock and the files of SQLite, too: a command that root typed may have made each of them."""
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        folder = Path(made) / "data"
        folder.mkdir(mode=0o700)
        file = folder / "club.db"
        files = [file, *(folder / f"club.db{end}" for end in (".lock", "-wal", "-shm"))]
        settings = Settings(database=str(file))
        for each in files:
            each.touch(0o600)

        def given_to(account: str, *paths: Path) -> Finding:
            for each in paths:
                shutil.chown(each, account)
            (found,) = check_permissions(settings, "daemon")
            return found

        found = given_to("daemon", folder, *files)
        assert (found.grade, found.values["user"]) == ("good", "daemon")
        for each in files:
            assert given_to("root", each).line(unit()).remedy == f"sudo chown daemon {each}", "the one that root has made"
            given_to("daemon", each)
        assert given_to("root", folder, *files).line(unit()).remedy == f"sudo chown -R daemon {folder}"
        (folder / "photos").mkdir()
        assert "-R" not in given_to("root").line(unit()).remedy, "what else is there may belong to others"
        file.chmod(0o400)
        assert given_to("daemon", folder, *files).line(unit()).remedy == f"sudo chmod u+rwX {file}"


def test_a_full_disk_has_no_kilobytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = shutil.disk_usage(tmp_path)
    monkeypatch.setattr("shutil.disk_usage", lambda _: whole._replace(free=0))
    (found,) = check_disks(Settings(database=str(tmp_path / "club.db")))
    assert found.line().text == f"no space is left for {tmp_path / 'club.db'}."


def test_a_port_that_a_shut_file_may_set_is_not_said_to_have_changed() -> None:
    values = {"port": "8000", "served": "8100", "pid": "7", "host": "h", "ran": "serve", "address": "none"}
    for unread, told in (("none", "Restart it: "), ("/etc/menagerie.env", "Check as root: sudo ")):
        found = finding.warning("port", "port-elsewhere", **values, unread=unread)
        assert told in found.line(unit()).remedy
