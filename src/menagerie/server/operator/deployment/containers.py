"""A container file made from the wheel, and a compose file that puts Caddy in front of it."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from collections.abc import Mapping
from pathlib import Path

from menagerie import __version__
from menagerie.server.operator.deployment.plan import (
    OUT,
    PORT,
    CannotDeploy,
    Note,
    Plan,
    filled,
    has_postgres,
    is_by_https,
    note_secrets,
    option,
    public_address,
    secrets_in,
    variable,
)
from menagerie.server.operator.deployment.proxies import caddyfile

START = "sleep 10"  # until the server has made its database, for those who paste all of this at once
PODMAN_RESTART = "systemctl --user enable podman-restart && sudo loginctl enable-linger $USER"
RESTARTS: Note = ("deploy-podman-restart", {"command": PODMAN_RESTART})
SUBNET, CADDY = "10.87.65.0/24", "10.87.65.2"  # of the containers
IMAGE = re.compile(r"[a-z0-9][\w.:/-]*(@sha256:[0-9a-f]{64})?")
IN_VOLUME = ("database", "backup_dir", "create")  # settings that the container file makes
WHEEL = f"menagerie_games-{__version__}-py3-none-any.whl"


def plan_container(parsed: argparse.Namespace, said: Mapping[str, str]) -> Plan:
    """A container behind a proxy on the same machine."""
    _refuse_own("container", said, *IN_VOLUME)
    base, secrets = _image(parsed.base), secrets_in(said)
    settings = ({"host": "127.0.0.1", "proxy": "127.0.0.1"} if is_by_https(said) else {}) | dict(said)
    given = [f"-e {shlex.quote(f'{variable(name)}={text}')}" for name, text in settings.items() if name not in ("port", *secrets)]
    given += [f"--env-file {OUT}/.env"] if secrets else []
    commands = [
        *_fetch_wheel(parsed),
        f"podman build --format docker -t menagerie {OUT}",
        " ".join(["podman run -d --restart=always --name menagerie --network host -v menagerie:/data", *given, "menagerie"]),
        START,
        "podman logs menagerie",
        "podman exec menagerie menagerie doctor",
        "podman exec menagerie menagerie operator-key",
    ]
    notes = [
        *_note_wheel(parsed),
        RESTARTS,
        *_note_images({"--base": base}),
        *note_secrets(secrets, ".env"),
    ]
    return Plan({"Containerfile": _containerfile(base, said)}, commands, notes)


def plan_compose(parsed: argparse.Namespace, said: Mapping[str, str]) -> Plan:
    """The same container and Caddy, in their own network."""
    _refuse_own("compose", said, *IN_VOLUME, "host", "port", "proxy")
    address, secrets = public_address(said), secrets_in(said)
    base, caddy = _image(parsed.base), _image(parsed.caddy)
    settings = {name: text for name, text in said.items() if name not in secrets} | {"proxy": CADDY}
    # JSON is valid YAML, and compose takes a single $ for a variable
    environment = [f"{variable(name)}: {json.dumps(text).replace('$', '$$')}" for name, text in settings.items()]
    environment += [f"{variable(name)}:" for name in secrets]  # without a value: taken from .env
    made = filled(
        "compose.yaml",
        pinned=_pinned(base, caddy),
        environment="\n".join(environment),
        caddy=caddy,
        listen=address.port,
        proxy=CADDY,
        subnet=SUBNET,
    )
    commands = [
        *_fetch_wheel(parsed),
        f"cd {OUT}",
        "docker compose up -d --build",
        START,
        "docker compose logs menagerie",
        "docker compose exec menagerie menagerie doctor",
        "docker compose exec menagerie menagerie operator-key",
    ]
    notes = [*_note_wheel(parsed), *_note_images({"--base": base, "--caddy": caddy}), *note_secrets(secrets, ".env")]
    proxy = caddyfile(address, f"menagerie:{PORT}")
    return Plan({"compose.yaml": made, "Containerfile": _containerfile(base, said), "Caddyfile": proxy}, commands, notes)


def _note_wheel(parsed: argparse.Namespace) -> list[Note]:
    """Say that the wheel has to be beside the files, unless it is."""
    return [] if (Path(parsed.out) / WHEEL).is_file() else [("deploy-wheel-beside", {"wheel": WHEEL})]


def _fetch_wheel(parsed: argparse.Namespace) -> list[str]:
    """The command that copies the wheel beside the files, from where it was built or where our pages have it copied to."""
    if not _note_wheel(parsed):
        return []
    found = [each for each in (Path(WHEEL), Path("dist") / WHEEL, Path.home() / WHEEL) if each.is_file()]
    return [f"cp {shlex.quote(str(found[0])) if found else f'~/{WHEEL}'} {OUT}/"]


def _containerfile(base: str, said: Mapping[str, str]) -> str:
    return filled(
        "Containerfile",
        version=__version__,
        pinned=_pinned(base),
        base=base,
        requirements=" --database postgresql:///" if has_postgres(said) else "",
        port=said.get("port", PORT),
    )


def _refuse_own(kind: str, said: Mapping[str, str], *own: str) -> None:
    """Refuse settings that this kind makes itself."""
    found = [name for name in own if name in said and not (name == "database" and has_postgres(said))]
    if found:
        settings = ", ".join(f"{option(name)} ({variable(name)})" for name in found)
        raise CannotDeploy("deploy-sets-itself", kind=kind, settings=settings)


def _image(name: str) -> str:
    if not IMAGE.fullmatch(name):
        raise CannotDeploy("deploy-bad-image", image=name)
    return name


def _is_pinned(image: str) -> bool:
    return "@sha256:" in image


def _pinned(*images: str) -> str:
    """A comment on whether these images will be the same ones tomorrow."""
    loose = [image for image in images if not _is_pinned(image)]
    if not loose:
        return "Every image is pinned by its digest."
    return f"Not pinned by a digest, so it may be another image tomorrow: {', '.join(loose)}"


def _note_images(images: Mapping[str, str]) -> list[Note]:
    """How to pin each image that is not pinned, by the option that names it."""
    return [("deploy-not-pinned", {"image": image, "option": said}) for said, image in images.items() if not _is_pinned(image)]
