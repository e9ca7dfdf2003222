"""`menagerie doctor` on a machine where the server is a systemd service; a fake systemctl answers for systemd."""

import getpass
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from support.server.clubs import club

from menagerie.cli import main
from menagerie.server.operator import service
from menagerie.server.operator.finding import bad
from menagerie.server.operator.service import Service, check_proxy_service, check_service, installed_service

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="systemd is on Linux alone")
LOADED = "LoadState=loaded\nActiveState=inactive\nUnitFileState=enabled\n"
Systemd = Callable[..., Service]


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Systemd:
    """Let systemctl show this of the account's service or the system's, and set whether the account lingers."""
    programs, lingering = tmp_path / "bin", tmp_path / "linger"
    programs.mkdir()
    lingering.mkdir()
    (lingering / getpass.getuser()).touch()
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(service, "LINGERING", lingering)
    for name in [name for name in os.environ if name.startswith("MENAGERIE_")]:
        monkeypatch.delenv(name)

    def play(shown: str, *, of_account: bool = True) -> Service:
        (tmp_path / "shown").write_text(shown, encoding="utf-8")
        asked = '[ "$1" = --user ]' if of_account else '[ "$1" != --user ]'
        (programs / "systemctl").write_text(f"#!/bin/sh\n{asked} && exec cat {tmp_path}/shown\necho LoadState=not-found\n")
        (programs / "systemctl").chmod(0o755)
        found = installed_service()
        assert found is not None
        return found

    return play


def test_what_a_service_needs_around_it_is_looked_at(
    systemd: Systemd, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its account, the file of its secrets, and a proxy that starts with the machine."""
    stopped = LOADED.replace("inactive", "failed")
    assert codes(systemd(f"{stopped}User=nobody-of-this-name\n", of_account=False)) == ["service-without-account"]
    secrets = tmp_path / "menagerie.env"
    secrets.write_text("MENAGERIE_RETENTION=a year\nMENAGERIE_PROXY=127.0.0.1\n", encoding="utf-8")
    found = systemd(f"{stopped}EnvironmentFiles={secrets} (ignore_errors=yes)\n")
    assert (found.place_of("MENAGERIE_RETENTION"), found.place_of("MENAGERIE_PORT")) == (str(secrets), "")
    main(["doctor"])
    assert f"Correct it in {secrets}, and restart: " in capsys.readouterr().out
    readable = os.access
    monkeypatch.setattr("os.access", lambda each, *how, **more: each != secrets and readable(each, *how, **more))
    assert codes(found) == ["settings-unread"]
    active = systemd(f"{LOADED.replace('inactive', 'active')}EnvironmentFiles={secrets} (ignore_errors=yes)\n")
    assert codes(active) == ["settings-unread"], "a running server has settings that nobody sees here"
    systemd(LOADED.replace("enabled", "disabled"), of_account=False)
    assert [each.code for each in check_proxy_service()] == ["proxy-disabled"]
    systemd(LOADED, of_account=False)
    assert not list(check_proxy_service())


def test_with_sudo_a_service_of_ones_own_account_is_not_taken_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unit = tmp_path / ".config/systemd/user/menagerie.service"
    unit.parent.mkdir(parents=True)
    unit.touch()
    monkeypatch.setattr(service, "installed_service", lambda: None)
    monkeypatch.setenv("SUDO_USER", "daemon")
    monkeypatch.setattr(service, "_home_of", lambda _: str(tmp_path))
    for name in [name for name in os.environ if name.startswith("MENAGERIE_")]:
        monkeypatch.delenv(name)
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "the server is a service of daemon, which root can’t see." in said
    assert "Port:" not in said, "nothing is said of a server that nobody runs"


def test_commands_find_the_games_of_the_service(systemd: Systemd, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = club(tmp_path / "my club.db")
    systemd(f'{LOADED}Environment="MENAGERIE_DATABASE={path}"\n')
    assert main(["operator-key"]) == 0
    key = capsys.readouterr().out
    assert main(["operator-key", "--database", str(path)]) == 0
    assert capsys.readouterr().out == key


def codes(found: Service) -> list[str]:
    return [finding.code for finding in check_service(found)]


def test_without_settings_the_service_is_looked_at_with_its_own(
    systemd: Systemd, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = club(tmp_path / "my club.db")
    secrets = tmp_path / "menagerie.env"
    secrets.write_text("# secrets\nMENAGERIE_RETENTION='0'\nOTHER=1\n", encoding="utf-8")
    systemd(
        f'{LOADED}Environment=MENAGERIE_PORT=1 "MENAGERIE_DATABASE={path}" OTHER=2\n'
        f"EnvironmentFiles={secrets} (ignore_errors=yes)\nEnvironmentFiles={tmp_path}/none (ignore_errors=yes)\n"
    )
    status, said = main(["doctor"]), capsys.readouterr().out
    assert status == 1
    assert f"Service: menagerie.service of {getpass.getuser()} is set to start with the machine, and to keep running." in said
    assert f"Database: {path} (" in said
    assert "tables are never deleted" in said
    assert "✗ bad      Server: menagerie.service is stopped.\n    → Start it: systemctl --user start menagerie\n" in said.replace(
        f"XDG_RUNTIME_DIR=/run/user/{os.getuid()} ", ""
    )
    assert "edit --full menagerie && " in said


def test_an_option_replaces_one_setting_of_the_service(
    systemd: Systemd, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = club(tmp_path / "club.db")
    systemd(f"{LOADED}Environment=MENAGERIE_DATABASE={path} MENAGERIE_PORT=1 MENAGERIE_RETENTION=0\n")
    monkeypatch.setattr("sys.argv", ["menagerie", "doctor", "--port", "2"])
    main(["doctor", "--port", "2"])
    said = capsys.readouterr().out
    assert "Service: menagerie.service of" in said
    assert f"Database: {path} (" in said, "the rest is what the service has"
    assert "tables are never deleted (MENAGERIE_RETENTION=0)" in said
    assert "Port: 2 " in said
    assert "The settings are those of the service, except for --port, which you gave here." in said
    assert "doctor --port 2” again" in said
    monkeypatch.setenv("MENAGERIE_PORT", "3")
    main(["doctor"])
    assert "except for MENAGERIE_PORT, which" in capsys.readouterr().out


def test_another_database_is_another_server(systemd: Systemd, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, other = club(tmp_path / "club.db"), club(tmp_path / "other.db")
    systemd(f"{LOADED}Environment=MENAGERIE_DATABASE={path} MENAGERIE_PORT=1 MENAGERIE_RETENTION=0\n")
    main(["doctor", "--host", "127.0.0.1", "--database", str(other)])
    said = capsys.readouterr().out
    assert (
        f"there is also the service menagerie.service, with another database ({path}). Nothing below is about that one." in said
    )
    assert "never deleted" not in said
    main(["doctor", "--host", "127.0.0.1", "--database", f"{tmp_path}/../{tmp_path.name}/club.db"])
    assert "never deleted" in capsys.readouterr().out, "the same file by another path"


def test_settings_are_named_as_the_host_has_given_them(systemd: Systemd, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As an option in the unit, as a variable in it or in a file; and without a service, as a variable if there are any."""
    secrets = tmp_path / "menagerie.env"
    secrets.write_text("MENAGERIE_RETENTION=0\n", encoding="utf-8")
    command = "{ path=/m ; argv[]=/m serve --port 8123 --proxy=10.0.0.1 --proxy 10.0.0.2 --create ; ignore_errors=no ; pid=0 }"
    files = f"EnvironmentFiles={secrets} (ignore_errors=yes)"
    found = systemd(f"{LOADED}ExecStart={command}\n{files}\nEnvironment=MENAGERIE_PORT=1\n")
    assert found.settings() == {
        "MENAGERIE_PORT": "8123",
        "MENAGERIE_PROXY": "10.0.0.1,10.0.0.2",
        "MENAGERIE_CREATE": "yes",
        "MENAGERIE_RETENTION": "0",
    }
    for_ever = bad("settings", "kept-for-ever")
    assert for_ever.line(found).text == f"tables are never deleted (MENAGERIE_RETENTION=0 ({secrets}))."
    assert "such as --proxy 127.0.0.1" in bad("settings", "https-without-proxy").line(found).remedy
    assert "Leave out MENAGERIE_PUBLIC_URL." in bad("settings", "https-without-proxy").line(found).remedy
    monkeypatch.setattr("sys.argv", ["menagerie", "doctor"])
    assert "--retention 90" in for_ever.line().remedy
    monkeypatch.setenv("MENAGERIE_PORT", "8001")
    assert "MENAGERIE_RETENTION=90" in for_ever.line().remedy, "who uses variables is told variables"
    monkeypatch.setattr("sys.argv", ["menagerie", "doctor", "--retention", "0"])
    assert "--retention 90" in for_ever.line().remedy


def test_a_service_that_would_not_stay_is_bad(systemd: Systemd, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert codes(systemd(LOADED)) == ["service"]
    assert codes(systemd(LOADED.replace("enabled", "disabled"))) == ["service-disabled"]
    assert codes(systemd(LOADED + "NeedDaemonReload=yes\n")) == ["service-changed"]
    monkeypatch.setattr(service, "LINGERING", tmp_path)
    assert codes(systemd(LOADED)) == ["service-leaves"]
    assert codes(systemd(LOADED, of_account=False)) in (["service"], ["service-of-another"]), "the system lets nobody log out"


def test_settings_that_the_running_server_does_not_have_yet_are_seen(systemd: Systemd) -> None:
    with subprocess.Popen(["sleep", "60"], env={"PATH": os.environ["PATH"], "MENAGERIE_PORT": "8000"}) as server:
        try:
            running = f"{LOADED}MainPID={server.pid}\nEnvironment=MENAGERIE_PORT="
            assert not systemd(f"{running}8000\n").is_changed()
            assert systemd(f"{running}8001\n").is_changed()
        finally:
            server.kill()


def test_a_service_of_the_system_is_spoken_to_as_its_account(systemd: Systemd, monkeypatch: pytest.MonkeyPatch) -> None:
    found = systemd(f"{LOADED}User=daemon\n", of_account=False)
    monkeypatch.setattr("sys.argv", ["menagerie", "doctor"])
    monkeypatch.setattr("getpass.getuser", lambda: "nel")
    assert codes(found) == ["service-of-another"]
    lost = bad(
        "database", "database-lost", file="/a.db", found="missing", backup_files="/b.db /a.db", backup_at="today", backup_tables=1
    )
    told = lost.then("way-restore-checked", "way-anew").line(found).remedy
    assert "sudo -u daemon menagerie restore /b.db /a.db\n" in told
    assert "sudo systemctl set-environment MENAGERIE_CREATE=yes" in told
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    assert codes(found) == ["service"]


def test_without_a_service_there_is_none(systemd: Systemd, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bin" / "systemctl").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "bin" / "systemctl").chmod(0o755)
    assert installed_service() is None
    monkeypatch.setenv("PATH", "/nowhere")
    assert installed_service() is None


def test_a_service_that_may_not_write_where_its_settings_say_is_told_the_line(
    systemd: Systemd, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Changing a setting is not enough to use another disk; and a file that cannot be read is reported before everything else."""
    path = club(tmp_path / "club.db")
    secrets = tmp_path / "menagerie.env"
    secrets.write_text("MENAGERIE_PROT=1\n", encoding="utf-8")
    shown = f"{LOADED}Environment=MENAGERIE_DATABASE={path} MENAGERIE_BACKUP_DIR=/srv/backups\nUser=root\nProtectSystem=strict\n"
    systemd(f"{shown}StateDirectory=menagerie\nReadWritePaths={tmp_path}\nEnvironmentFiles={secrets} (ignore_errors=yes)\n")
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "Service: its settings name /srv/backups, but its unit doesn’t let it write there" in said
    assert " ReadWritePaths=/srv/backups | tee -a ~/.config/systemd/user/menagerie.service.d/folders.conf" in said
    assert "there is no setting MENAGERIE_PROT" in said
    readable = os.access
    monkeypatch.setattr("os.access", lambda each, *how, **more: each != secrets and readable(each, *how, **more))
    main(["doctor"])
    assert capsys.readouterr().out.startswith(f"! warning  Service: you may not read {secrets}, so its settings are missing here")
