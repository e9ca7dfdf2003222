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
# nginx as it was installed answers on port 80 from this folder, and with our file it still does; certbot's timer renews
CERTBOT = (
    "sudo certbot certonly --webroot -w /var/www/html -d {name} --keep-until-expiring --deploy-hook 'systemctl reload nginx'"
)
CERTIFICATE_OF_OTHERS = "# The certificate is made and renewed by others. Reload nginx afterwards: sudo systemctl reload nginx"
CERTBOT_ALONE = (
    "sudo systemctl stop nginx && sudo certbot certonly --standalone -d {name} "
    "--pre-hook 'systemctl stop nginx' --post-hook 'systemctl start nginx'"
)


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
        fetching=CERTIFICATE_OF_OTHERS if named else _certificate_comment(address.name),
        public_url=address.url,
        name=address.name,
        listen=address.port,
        certificate=certificate,
        certificate_key=key,
        upstream=upstream(said),
    )
    missing = [name for name in ("nginx", *([] if named else ["certbot"])) if not _is_installed(name)]
    commands = [
        *([f"sudo apt-get install {' '.join(missing)}"] if missing else []),
        *([] if named else [CERTBOT.format(name=address.name)]),
        f"sudo cp {OUT}/nginx.conf /etc/nginx/conf.d/menagerie.conf",
        "sudo nginx -t",
        "sudo systemctl reload-or-restart nginx",
    ]
    without = CERTBOT_ALONE.format(name=address.name)
    notes: list[Note] = (
        [] if named else [("deploy-gets-certificate", {"name": address.name, "file": certificate, "without": without})]
    )
    return Plan({"nginx.conf": made}, commands, notes)


def _certificate_comment(name: str) -> str:
    """How to get the certificate, for the head of the file."""
    return "\n".join(
        [
            "# nginx does not start without the certificate. Get it first, while nginx runs as it was installed:",
            "#     sudo apt-get install nginx certbot",
            f"#     {CERTBOT.format(name=name)}",
            "# The name has to lead to this machine, and port 80 has to be open. certbot renews it by itself, and reloads nginx:",
            "# “systemctl list-timers certbot.timer” shows when. To try it out: sudo certbot renew --dry-run",
        ]
    )


def _is_installed(name: str) -> bool:
    """Whether a program is there: some are where only root looks."""
    return shutil.which(name) is not None or Path("/usr/sbin", name).exists()


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
