"""Who may do what at a table: one table, looked up before anything is done. docs/security.md is made of it."""

from __future__ import annotations

from typing import Literal

from menagerie.server import messages as m
from menagerie.server.refusal import Refusal

Role = Literal["watcher", "seat", "host"]  # whoever listens: without a seat, with one, or with the host's

ANYBODY: tuple[Role, ...] = ("watcher", "seat", "host")
SEATED: tuple[Role, ...] = ("seat", "host")
HOST: tuple[Role, ...] = ("host",)

RIGHTS: dict[type[m.ToServer], tuple[Role, ...]] = {
    m.Ping: ANYBODY,
    m.Act: SEATED,
    m.AskConsequences: SEATED,
    m.TakeBack: SEATED,
    m.AnswerTakeBack: SEATED,
    m.Rematch: SEATED,
    m.Ready: SEATED,
    m.Leave: SEATED,
    m.SetAutomatic: SEATED,
    m.Rename: SEATED,  # oneself; another person only as the host
    m.SetForm: HOST,
    m.SetOption: HOST,
    m.SetSetting: HOST,
    m.SetBot: HOST,
    m.Remove: HOST,
}


def check(said: m.ToServer, seat: int | None, host: int | None) -> None:
    """Refusal: whoever sits here, or does not, may not say this."""
    role: Role = "watcher" if seat is None else "host" if seat == host else "seat"
    allowed = HOST if isinstance(said, m.Rename) and said.seat != seat and seat is not None else RIGHTS[type(said)]
    if role not in allowed:
        raise Refusal("not-seated" if seat is None else "not-host")
