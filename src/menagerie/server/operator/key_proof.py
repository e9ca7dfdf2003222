"""A proof that somebody knows the operator's key, without sending it: an HMAC over the time and a nonce, good for a minute.

`menagerie doctor` asks the server through its public address, and anyone in between may read along.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

HEADER = "x-menagerie-proof"
LASTS = 60  # seconds


def proof_of(key: str) -> str:
    """A fresh proof."""
    said = f"{int(time.time())}.{secrets.token_hex(8)}"
    return f"{said}.{_mac(key, said)}"


def is_proof(text: str, key: str) -> bool:
    """Whether this was made with the key in the last minute."""
    said, _, mac = text.rpartition(".")
    at = said.partition(".")[0]
    is_fresh = at.isascii() and at.isdigit() and len(at) < 20 and abs(time.time() - int(at)) <= LASTS
    return bool(key) and is_fresh and hmac.compare_digest(mac.encode(), _mac(key, said).encode())


def _mac(key: str, said: str) -> str:
    return hmac.new(key.encode(), f"menagerie doctor {said}".encode(), hashlib.sha256).hexdigest()
