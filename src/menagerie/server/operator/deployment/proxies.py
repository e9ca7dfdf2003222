"""The configuration of a proxy in front of the server: Caddy or nginx."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Mapping
from pathlib import Path

from menagerie.server.operator.deployment.plan import (
    OUT,
    CannotDeploy,
    Note,
    Plan,
    PublicAddress,
    filled,
    public_address,
    upstream,
    whole_path,
)

CADDYFILE = "/etc/caddy/Caddyfile"


def plan_caddy(parsed: argparse.Namespace, said: Mapping[str, str]) -> Plan:
    """A configuration of Caddy, which fetches the certificate itself unless one is named."""
    address = public_address(said)
    commands = [
        *([] if shutil.which("caddy") else ["sudo apt-get install caddy"]),
        f"sudo cp --backup=numbered {OUT}/Caddyfile {CADDYFILE}",
        "sudo systemctl reload-or-restart caddy",
    ]
    notes: list[Note] = [("deploy-caddy-shared", {"file": CADDYFILE})]
    return Plan({"Caddyfile": caddyfile(address, upstream(said), _certificate(parsed))}, commands, notes)


def plan_nginx(parsed: argparse.Namespace, said: Mapping[str, str]) -> Plan:
    """A configuration of nginx, with a certificate where certbot puts it unless another is named."""
    address = public_address(said)
    usual = f"/etc/letsencrypt/live/{address.name}"
    named = _certificate(parsed)
    certificate, key = named or (f"{usual}/fullchain.pem", f"{usual}/privkey.pem")
    made = filled(
        "nginx.conf",
        public_url=address.url,
        name=address.name,
        listen=address.port,
        certificate=certificate,
        certificate_key=key,
        upstream=upstream(said),
    )
    commands = [
        *([] if shutil.which("nginx") or Path("/usr/sbin/nginx").exists() else ["sudo apt-get install nginx"]),
        f"sudo cp {OUT}/nginx.conf /etc/nginx/conf.d/menagerie.conf",
        "sudo nginx -t",
        "sudo systemctl reload-or-restart nginx",
    ]
    notes: list[Note] = [] if named else [("deploy-needs-certificate", {"name": address.name, "file": certificate})]
    return Plan({"nginx.conf": made}, commands, notes)


def caddyfile(address: PublicAddress, server: str, certificate: tuple[str, str] | None = None) -> str:
    """The configuration of Caddy in front of a server."""
    return filled(
        "Caddyfile",
        fetching="" if certificate else ": fetches and renews the certificate itself",
        public_url=address.url,
        site=address.name if address.port == "443" else f"{address.name}:{address.port}",
        tls=f"tls {' '.join(certificate)}" if certificate else "",
        upstream=server,
    )


def _certificate(parsed: argparse.Namespace) -> tuple[str, str] | None:
    """The two files of a certificate, in the quotes that both programs read; None if none was named."""
    if (parsed.certificate is None) != (parsed.certificate_key is None):
        raise CannotDeploy("deploy-half-a-certificate")
    if parsed.certificate is None:
        return None
    return f'"{whole_path(parsed.certificate)}"', f'"{whole_path(parsed.certificate_key)}"'
