"""The kinds of files, and writing them: nothing is overwritten unasked, and the next commands are printed."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from menagerie.server.operator.deployment.containers import plan_compose, plan_container
from menagerie.server.operator.deployment.dashboard import dashboard
from menagerie.server.operator.deployment.plan import OUT, CannotDeploy, Plan, has_postgres, template, upstream
from menagerie.server.operator.deployment.proxies import plan_caddy, plan_nginx
from menagerie.server.operator.deployment.service_unit import plan_service

if TYPE_CHECKING:
    from menagerie.words import Words


def deploy(parsed: argparse.Namespace, said: Mapping[str, str]) -> int:
    """Write the files of one kind. `said` has the given settings, as texts by name."""
    if int(said.get("workers", "1")) > 1 and not has_postgres(said):
        raise CannotDeploy("deploy-workers-need-postgres", workers=said["workers"])
    plan = KINDS[parsed.kind](parsed, said)
    if parsed.out == "-":
        if len(plan.files) > 1:
            raise CannotDeploy("deploy-several", kind=parsed.kind, files=", ".join(plan.files))
        print(*plan.files.values(), sep="", end="")
        return 0
    from menagerie.words import Words  # an extra brings them: without it, nothing is written

    folder = Path(parsed.out)
    _write(plan, folder, overwrite=parsed.force)
    _tell(plan, folder, Words())
    return 0


def _write(plan: Plan, folder: Path, *, overwrite: bool) -> None:
    try:
        there = [str(folder / name) for name, text in plan.files.items() if _holds_another(folder / name, text)]
        if there and not overwrite:
            raise CannotDeploy("deploy-exists", files=", ".join(there))
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in plan.files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise CannotDeploy("cannot-write", file=str(folder), problem=problem.strerror or str(problem)) from None


def _holds_another(path: Path, text: str) -> bool:
    """Whether a file has other content than would be written. If not, the command may be repeated, for its next steps."""
    return path.exists() and path.read_text(encoding="utf-8", errors="replace") != text


def _tell(plan: Plan, folder: Path, words: Words) -> None:
    for name in plan.files:
        print(words.phrase("deploy-written", {"file": str(folder / name)}))
    for code, values in plan.notes:
        print(words.phrase(code, values))
    if plan.commands:
        print(words.phrase("deploy-next"))
    for command in plan.commands:
        print("    " + command.replace(OUT, shlex.quote(str(folder))))


def _plan_dashboard(_: argparse.Namespace, said: Mapping[str, str]) -> Plan:
    return Plan(
        {"grafana.json": dashboard()}, notes=[("deploy-import-dashboard", {"address": f"http://{upstream(said)}/metrics"})]
    )


def _plan_requirements(_: argparse.Namespace, said: Mapping[str, str]) -> Plan:
    name = "site.txt" if has_postgres(said) else "serve.txt"
    pip = shlex.quote(str(Path(sys.executable).parent / "pip"))
    return Plan({name: template(name)}, [f"{pip} install --require-hashes -r {OUT}/{name}"])


KINDS: dict[str, Callable[[argparse.Namespace, Mapping[str, str]], Plan]] = {
    "systemd": plan_service,
    "caddy": plan_caddy,
    "nginx": plan_nginx,
    "container": plan_container,
    "compose": plan_compose,
    "grafana": _plan_dashboard,
    "requirements": _plan_requirements,
}
