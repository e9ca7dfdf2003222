"""Files for a host: what `menagerie deploy` writes, what it refuses, and the pages that describe it."""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from menagerie import __version__
from menagerie.cli import _parser, main
from menagerie.server.front.metrics import Metrics
from menagerie.server.front.settings import SETTINGS
from menagerie.server.limits import Waits
from menagerie.server.operator.arguments import FILES
from menagerie.server.operator.deployment.plan import SECRETS

ROOT = Path(__file__).resolve().parents[3]
PAGES = sorted((ROOT / "docs" / "hosting").glob("*.md"))
REFERENCE = ROOT / "docs" / "hosting.md"
INSTALLING = ROOT / "docs" / "install.md"
NAME = "https://birds.example.org"
PROGRAM = ("--program", "/bin/true")
SYSTEMD = shutil.which("systemd-analyze")
WRITTEN = {
    "systemd": {"menagerie.service"},
    "caddy": {"Caddyfile"},
    "nginx": {"nginx.conf"},
    "container": {"Containerfile"},
    "compose": {"Caddyfile", "Containerfile", "compose.yaml"},
    "grafana": {"grafana.json"},
    "requirements": {"serve.txt"},
}


@pytest.fixture(autouse=True)
def _nothing_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("MENAGERIE_")]:
        monkeypatch.delenv(name)


def arguments(kind: str, *more: str) -> list[str]:
    named = () if kind in ("grafana", "requirements") or "--public-url" in more else ("--public-url", NAME)
    return ["deploy", kind, *named, *(PROGRAM if kind == "systemd" and "--program" not in more else ()), *more]


def printed(capsys: pytest.CaptureFixture[str], kind: str, *more: str) -> str:
    assert main(arguments(kind, *more, "--out", "-")) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], kind: str, *more: str) -> str:
    assert main(["deploy", kind, *more, "--out", "-"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err


# writing


@pytest.mark.parametrize("kind", FILES)
def test_every_kind_is_written_and_the_next_step_is_told(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "my files"
    assert main(arguments(kind, "--out", str(folder))) == 0
    assert {path.name for path in folder.iterdir()} == WRITTEN[kind]
    told = capsys.readouterr().out
    assert all(f"Written: {folder / name}" in told for name in WRITTEN[kind])
    assert "Then type this:" in told or "Import" in told
    assert str(folder) not in re.sub(r"'[^']*'|Written: .*", "", told)  # a space is in quotes wherever it is to be typed
    for name in WRITTEN[kind]:
        assert not re.search(r"@[a-z_]+@", (folder / name).read_text(encoding="utf-8"))


def test_nothing_is_overwritten_unasked_and_then_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "Caddyfile").write_text("mine", encoding="utf-8")
    assert main(arguments("compose", "--out", str(tmp_path))) == 2
    assert re.match(r"Already there: \S*Caddyfile\. Nothing was written\.", capsys.readouterr().err)
    assert [path.name for path in tmp_path.iterdir()] == ["Caddyfile"]
    assert (tmp_path / "Caddyfile").read_text(encoding="utf-8") == "mine"
    assert main(arguments("compose", "--out", str(tmp_path), "--force")) == 0
    assert (tmp_path / "Caddyfile").read_text(encoding="utf-8") != "mine"


def test_several_files_are_not_printed_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Name a folder" in refused(capsys, "compose", "--public-url", NAME)


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(arguments("caddy", "--out", str(tmp_path / "file" / "below"))) == 2
    assert "can’t be written" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["de", "nl"])
def test_the_next_steps_are_told_in_every_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments("container", "--out", str(tmp_path)), "--language", language]) == 0
    told = capsys.readouterr().out
    assert "Written" not in told
    assert "podman build" in told


# the unit


def environment_of(unit: str) -> dict[str, str]:
    lines = re.findall(r"(?m)^Environment=(.+)$", unit)
    return dict(shlex.split(line.replace("%%", "%"))[0].split("=", 1) for line in lines)


def test_the_unit_has_each_setting_that_was_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENAGERIE_RETENTION", "30")
    said = environment_of(printed(capsys, "systemd", "--port", "8100", "--database", "/srv/my 100% club/club.db"))
    assert said["MENAGERIE_PUBLIC_URL"] == NAME
    assert said["MENAGERIE_PORT"] == "8100"
    assert said["MENAGERIE_RETENTION"] == "30"
    assert said["MENAGERIE_DATABASE"] == "/srv/my 100% club/club.db"
    assert (said["MENAGERIE_HOST"], said["MENAGERIE_PROXY"]) == ("127.0.0.1", "127.0.0.1")
    by_variable = {each.variable: each for each in SETTINGS}
    for variable, value in said.items():
        if variable in by_variable:
            by_variable[variable].read(value, variable)


def test_the_unit_makes_the_folders_that_it_may_write_to(capsys: pytest.CaptureFixture[str]) -> None:
    usual = printed(capsys, "systemd")
    assert "StateDirectory=menagerie menagerie/backups\n" in usual
    assert "ReadWritePaths" not in usual
    elsewhere = printed(capsys, "systemd", "--database", "/srv/my club/club.db")
    assert "StateDirectory=menagerie/backups\n" in elsewhere
    assert 'ReadWritePaths="/srv/my club"\n' in elsewhere


def test_the_unit_may_write_to_a_backup_folder_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments("systemd", "--backup-dir", "/mnt/club-backups", "--out", str(tmp_path))) == 0
    unit = (tmp_path / "menagerie.service").read_text(encoding="utf-8")
    assert "StateDirectory=menagerie\n" in unit
    assert "ReadWritePaths=/mnt/club-backups\n" in unit
    assert "sudo install -d -m 700 -o menagerie /mnt/club-backups\n" in capsys.readouterr().out


@pytest.mark.parametrize(("more", "manager"), [((), "sudo systemctl"), (("--user",), "systemctl --user")])
def test_only_the_first_start_may_make_a_database(
    more: tuple[str, ...], manager: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments("systemd", *more, "--out", str(tmp_path))) == 0
    assert "CREATE" not in (tmp_path / "menagerie.service").read_text(encoding="utf-8")
    steps = [line.strip() for line in capsys.readouterr().out.splitlines() if f"    {manager}" in line]
    reload, allow, start, forbid = steps
    assert (reload, start) == (f"{manager} daemon-reload", f"{manager} enable --now menagerie")
    assert allow == f"{manager} set-environment MENAGERIE_CREATE=yes"
    assert forbid == f"{manager} unset-environment MENAGERIE_CREATE"


def test_the_service_is_checked_with_its_own_settings_and_the_key_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def last(*more: str) -> list[str]:
        assert main(arguments("systemd", *more, "--out", str(tmp_path), "--force")) == 0
        return [line.strip() for line in capsys.readouterr().out.splitlines()[-2:]]

    key = "sudo -u menagerie /bin/true operator-key --database"
    assert last() == ["sudo /bin/true doctor", f"{key} /var/lib/menagerie/club.db"]
    assert last("--user")[0] == "/bin/true doctor"
    assert last("--database", "/srv/my club/club.db")[1] == f"{key} '/srv/my club/club.db'"


def test_without_a_proxy_everybody_may_reach_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deploy", "systemd", *PROGRAM, "--out", "-"]) == 0
    unit = capsys.readouterr().out
    assert environment_of(unit)["MENAGERIE_HOST"] == "0.0.0.0"
    assert "IPAddress" not in unit
    assert "IPAddressAllow=localhost 10.1.2.3\n" in printed(capsys, "systemd", "--proxy", "10.1.2.3")


def test_the_unit_of_an_account_lies_in_its_home(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/nel")
    unit = printed(capsys, "systemd", "--user", "--program", "/home/nel/menagerie/bin/menagerie")
    assert "ExecStart=/home/nel/menagerie/bin/menagerie serve\n" in unit
    assert environment_of(unit)["MENAGERIE_DATABASE"] == "/home/nel/.local/share/menagerie/menagerie.db"
    assert not re.search(r"(?m)^(User|StateDirectory|CapabilityBoundingSet)=", unit)


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_is_left_out_and_told(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for kind in ("systemd", "container", "compose"):
        assert main(arguments(kind, f"--{name.replace('_', '-')}", "s3cret", "--out", str(tmp_path), "--force")) == 0
        told = capsys.readouterr().out
        assert f"MENAGERIE_{name.upper()}" in told
        assert "s3cret" not in told + "".join(path.read_text(encoding="utf-8") for path in tmp_path.iterdir())


def test_a_password_of_the_database_is_a_secret_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "hidden" not in printed(capsys, "systemd", "--database", "postgresql://club:hidden@localhost/club")
    assert "postgresql.service" in printed(capsys, "systemd", "--database", "postgresql:///club")
    assert "IPAddressDeny" not in printed(capsys, "systemd", "--database", "postgresql://club@db.example.org/club")


@pytest.mark.skipif(SYSTEMD is None, reason="systemd is not installed")
@pytest.mark.parametrize(
    "more",
    [(), ("--user",), ("--database", "/srv/my 100% club/club.db"), ("--backup-dir", "/mnt/club-backups")],
    ids=["system", "user", "space", "backups"],
)
def test_systemd_accepts_the_unit(more: tuple[str, ...], tmp_path: Path) -> None:
    program = tmp_path / "my program"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o700)
    named = ("--program", str(program)) if more == ("--user",) else ()
    assert main(arguments("systemd", *more, *named, "--out", str(tmp_path))) == 0
    command = ["systemd-analyze", *(("--user",) if named else ()), "--man=no", "verify", str(tmp_path / "menagerie.service")]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "XDG_RUNTIME_DIR": str(tmp_path)}, timeout=60
    )
    if "Failed to initialize manager" in done.stderr:
        pytest.skip("systemd-analyze cannot work here")
    assert (done.returncode, [line for line in done.stderr.splitlines() if "menagerie.service" in line]) == (0, [])


# what cannot work


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--database", "/home/nel/club.db"), "which a system service can’t see"),
        (("--database", "/usr/club.db"), "doesn’t belong to menagerie"),
        (("--database", "/srv/nel's/club.db"), "contains a quote"),
        (("--database", "/srv/a\nUser=root/club.db"), "a line break"),
        (("--database", "/srv/${HOME}/club.db"), "a dollar sign"),
        (("--account", "nel me"), "can’t be the name of an account"),
        (("--program", "/root/menagerie"), "which a system service can’t see"),
        (("--public-url", "birds.example.org"), "is not possible for --public-url"),
        (("--port", "0"), "is not possible for --port"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else "",
)
def test_a_unit_that_could_not_work_is_refused(more: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    program = () if "--program" in more else PROGRAM
    assert told in refused(capsys, "systemd", *program, *more)


@pytest.mark.parametrize(
    ("kind", "more", "told"),
    [
        ("caddy", (), "is missing. Give it: --public-url"),
        ("nginx", (), "is missing. Give it: --public-url"),
        ("compose", (), "is missing. Give it: --public-url"),
        ("caddy", ("--public-url", "http://birds.example.org"), "doesn’t begin with https://"),
        ("nginx", ("--public-url", "https://birds.example.org;return"), "is not the name of a machine"),
        ("caddy", ("--public-url", "https://{env.HOME}"), "is not the name of a machine"),
        ("caddy", ("--public-url", "https://vögel.example.org"), "is not the name of a machine"),
        ("caddy", ("--public-url", NAME, "--host", "a b"), "is not the name of a machine"),
        ("nginx", ("--public-url", NAME, "--certificate", "/x"), "Name both"),
        ("nginx", ("--public-url", NAME, "--certificate", '/x"', "--certificate-key", "/y"), "contains a quote"),
        ("container", ("--base", "python@sha256:12"), "is not the name of an image"),
        ("container", ("--base", "python\nRUN x"), "is not the name of an image"),
        ("container", ("--database", "/srv/club.db"), "sets this itself: --database (MENAGERIE_DATABASE)"),
        ("compose", ("--public-url", NAME, "--proxy", "10.0.0.1"), "sets this itself: --proxy (MENAGERIE_PROXY)"),
    ],
)
def test_what_could_not_work_is_refused(kind: str, more: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert told in refused(capsys, kind, *more)


# proxies and containers


def test_proxies_ask_where_the_server_listens(capsys: pytest.CaptureFixture[str]) -> None:
    assert "reverse_proxy 127.0.0.1:8000 {" in printed(capsys, "caddy")
    assert "proxy_pass http://127.0.0.1:8100;" in printed(capsys, "nginx", "--port", "8100", "--host", "0.0.0.0")
    assert "reverse_proxy [::1]:8000 {" in printed(capsys, "caddy", "--host", "::1")


def test_proxies_serve_the_public_name_and_port(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\nbirds.example.org {\n\t# For the next 30 days" in printed(capsys, "caddy")
    assert "\nbirds.example.org:8443 {\n" in printed(capsys, "caddy", "--public-url", f"{NAME}:8443")
    nginx = printed(capsys, "nginx", "--public-url", f"{NAME}:8443/")
    assert nginx.count("server_name birds.example.org;") == 2
    assert "listen 8443 ssl http2;" in nginx
    assert f"return 301 {NAME}:8443$request_uri;" in nginx
    assert "ssl_certificate /etc/letsencrypt/live/birds.example.org/fullchain.pem;" in nginx


def test_a_certificate_of_ones_own_is_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    own = ("--certificate", "/etc/my club/c.pem", "--certificate-key", "/etc/my club/k.pem")
    assert '\ttls "/etc/my club/c.pem" "/etc/my club/k.pem"\n' in printed(capsys, "caddy", *own)
    assert 'ssl_certificate_key "/etc/my club/k.pem";' in printed(capsys, "nginx", *own)


def test_an_image_is_pinned_or_the_file_says_that_it_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Not pinned by a digest" in printed(capsys, "container")
    pinned = f"docker.io/library/python:3.11-slim@sha256:{'0a' * 32}"
    made = printed(capsys, "container", "--base", pinned)
    assert f"\nFROM {pinned}\n" in made
    assert "Not pinned" not in made
    assert main(arguments("compose", "--base", pinned, "--out", str(tmp_path))) == 0
    assert "skopeo inspect docker://docker.io/library/caddy:2" in capsys.readouterr().out


def test_the_image_is_made_from_the_wheel_with_the_tested_versions(capsys: pytest.CaptureFixture[str]) -> None:
    made = printed(capsys, "container", "--port", "8100")
    assert f"COPY menagerie_games-{__version__}-py3-none-any.whl /tmp/\n" in made
    assert "--require-hashes" in made
    assert "http://127.0.0.1:8100/health" in made
    assert "MENAGERIE_PORT=8100\n" in made


def test_in_compose_the_server_trusts_caddy_alone(tmp_path: Path) -> None:
    assert main(arguments("compose", "--log-level", "debug", "--out", str(tmp_path))) == 0
    made = (tmp_path / "compose.yaml").read_text(encoding="utf-8")
    (proxy,) = re.findall(r'MENAGERIE_PROXY: "(.+)"', made)
    assert f"ipv4_address: {proxy}\n" in made
    assert '      MENAGERIE_LOG_LEVEL: "debug"\n' in made
    assert "reverse_proxy menagerie:8000 {" in (tmp_path / "Caddyfile").read_text(encoding="utf-8")


def test_a_caddyfile_that_is_there_is_kept_and_other_sites_are_thought_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments("caddy", "--out", str(tmp_path))) == 0
    told = capsys.readouterr().out
    assert f"sudo cp --backup=numbered {tmp_path}/Caddyfile /etc/caddy/Caddyfile\n" in told
    assert "If Caddy already serves other sites" in told


def test_a_container_is_set_up_by_what_is_printed_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wheel, the operator's key, and starting with the machine."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    wheel = f"menagerie_games-{__version__}-py3-none-any.whl"
    for kind, key in (
        ("container", "podman exec menagerie menagerie operator-key"),
        ("compose", "docker compose exec menagerie menagerie operator-key"),
    ):
        assert main(arguments(kind, "--out", kind)) == 0
        told = capsys.readouterr().out
        assert f"    cp ~/{wheel} {kind}/\n" in told
        assert told.endswith(f"    {key}\n")
        (tmp_path / "dist").mkdir(exist_ok=True)
        (tmp_path / "dist" / wheel).touch()
        assert main(arguments(kind, "--out", kind)) == 0
        assert f"    cp dist/{wheel} {kind}/\n" in capsys.readouterr().out
        (tmp_path / "dist" / wheel).rename(tmp_path / kind / wheel)
        assert main(arguments(kind, "--out", kind)) == 0
        again = capsys.readouterr().out
        assert wheel not in again, "it is there by now"
        assert ("--restart=always" in again) == ("systemctl --user enable podman-restart" in again) == (kind == "container")


def test_the_help_tells_the_address_that_the_file_will_have() -> None:
    def helped(kind: str) -> str:
        deploy = next(each for each in _parser()._actions if each.choices and "deploy" in each.choices).choices
        assert isinstance(deploy, dict)
        kinds = next(each for each in deploy["deploy"]._actions if each.dest == "==SUPPRESS==" and each.choices).choices
        return next(str(each.help) for each in kinds[kind].arguments() if each.dest == "host")

    assert helped("systemd").endswith("(default: 0.0.0.0; with an https --public-url, 127.0.0.1)")
    assert helped("caddy").endswith("(default: 127.0.0.1)")


# figures and versions


def test_the_dashboard_names_only_metrics_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    dashboard = json.loads(printed(capsys, "grafana"))
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = {re.sub(r"_(bucket|count|sum)$", "", name) for query in queries for name in re.findall(r"menagerie_\w+", query)}
    known = {
        f"{each.name}_total" if each.type == "counter" else each.name
        for each in Metrics(Waits(), backup_dir="/backups").registry.collect()
    }
    assert len(named) >= 10
    assert named <= known


def test_no_two_panels_lie_on_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    places = [tuple(panel["gridPos"].values()) for panel in json.loads(printed(capsys, "grafana"))["panels"]]
    assert len(set(places)) == len(places)


def test_the_versions_are_those_that_are_tested(capsys: pytest.CaptureFixture[str]) -> None:
    def versions(text: str) -> set[str]:
        return set(re.findall(r"(?m)^[^ #]+==[^ ]+", text))

    tested = versions((ROOT / "requirements" / "test.txt").read_text(encoding="utf-8"))
    for more in ((), ("--database", "postgresql:///club")):
        made = printed(capsys, "requirements", *more)
        assert len(versions(made)) > 20
        assert versions(made) <= tested
        assert ("psycopg==" in made) == bool(more)


# the pages


def commands_in(page: Path) -> list[list[str]]:
    """Every command of ours in the code lines of a page and, on a first-steps page, in its sentences too, as words."""
    text = page.read_text(encoding="utf-8")
    lines = re.findall(r"(?m)^    (.+)$", text) + (re.findall(r"`([^`]+)`", text) if page in PAGES else [])
    found = []
    for part in (part for line in lines for part in line.split(" | ")):
        called = re.match(r"(?:sudo (?:-u menagerie )?)?(?:env \$\([^)]+\) )?(?:\S+/bin/)?menagerie (?=[a-z])(.+)", part)
        if called:
            found.append(shlex.split(called[1], comments=True))
    return found


def known_by(parser: argparse.ArgumentParser, words: list[str]) -> bool:
    try:
        parser.parse_args(words)
    except SystemExit:
        return False
    return True


def test_there_is_a_page_for_each_of_three_hosts_in_under_forty_lines() -> None:
    assert [page.stem for page in PAGES] == ["home-server", "rented", "tonight"]
    reference = REFERENCE.read_text(encoding="utf-8")
    for page in PAGES:
        assert len(page.read_text(encoding="utf-8").splitlines()) < 40
        assert f"](hosting/{page.name})" in reference
        assert f"](docs/hosting/{page.name})" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [*PAGES, REFERENCE, INSTALLING], ids=lambda page: page.stem)
def test_the_commands_of_a_page_are_understood(page: Path) -> None:
    found = commands_in(page)
    assert found
    assert [words for words in found if not known_by(_parser(), words)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_wheel_of_a_page_is_this_version(page: Path) -> None:
    assert set(re.findall(r"menagerie_games-([\d.]+)-py3", page.read_text(encoding="utf-8"))) <= {__version__}


def test_nginx_is_told_how_to_get_its_certificate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the order in which it works: nginx as it was installed answers certbot, and only then our file is copied."""
    assert main(["deploy", "nginx", "--public-url", NAME, "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    certbot = said.index("sudo certbot certonly --webroot -w /var/www/html -d birds.example.org --keep-until-expiring")
    assert certbot < said.index("sudo cp ") < said.index("sudo nginx -t")
    assert "--deploy-hook 'systemctl reload nginx'" in said, "a renewed one is used"
    assert "type this instead: sudo systemctl stop nginx && sudo certbot certonly --standalone" in said
    assert "#     sudo certbot certonly --webroot" in (tmp_path / "nginx.conf").read_text(encoding="utf-8")
    own = ("--certificate", "/x/c.pem", "--certificate-key", "/x/k.pem")
    assert main(["deploy", "nginx", "--public-url", NAME, *own, "--out", str(tmp_path / "own")]) == 0
    assert "certbot" not in capsys.readouterr().out
    assert "certbot certonly" not in (tmp_path / "own" / "nginx.conf").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["systemd", "container", "compose"])
def test_several_processes_on_a_file_are_refused(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The service would have failed at its start, again and again."""
    command = ["deploy", kind, "--public-url", NAME, "--out", str(tmp_path), *(PROGRAM if kind == "systemd" else ()), "--workers"]
    assert main([*command, "4"]) == 2
    said = capsys.readouterr().err
    assert "With --workers 4, the server wouldn’t start: only one process can write to a file" in said
    assert list(tmp_path.iterdir()) == []
    assert main([*command, "1"]) == 0
    assert main([*command, "4", "--database", "postgresql:///club", "--force"]) == 0
