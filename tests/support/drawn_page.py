"""A drawn table in the browser: the page is the real one, the game is made from a text, and the server's messages are generated
here.

No server runs: the pages come from their folder, and the socket is answered here, by the server's own parts.
"""

import mimetypes
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute
from support.running_server import LANGUAGE

from menagerie.core import AnyGame, Seed
from menagerie.core.plain import to_plain
from menagerie.games import GAMES
from menagerie.server import front
from menagerie.server.limits import Limits, Waits
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.printed_forms import forms_of
from menagerie.server.presentation.audience import Audience
from menagerie.server.presentation.game_summary import told_of
from menagerie.server.presentation.replay import Cards, told_again
from menagerie.server.presentation.rulebook_pages import book_of, how_to_play
from menagerie.server.presentation.table_info import Links, names_of
from menagerie.server.storage.rows import ENDING, TAKE_BACK, GameRow, OpenWish, SeatRow, StoredTable
from menagerie.server.table.avatars import AVATARS
from menagerie.server.wire import messages as m
from menagerie.server.wire.http_models import Afterwards, ServerInfo
from menagerie.server.wire.operator_models import ClubInfo
from menagerie.words import Words
from menagerie.words.language import speaking

CLIENT = Path(front.__file__).parent / "client"
NAMES = ("Ada", "Bo", "Cleo", "Dirk Jan", "Esperanza", "Finn")
BASE = "http://drawn.test"

# five at each table, with long rows and large collections
BIRDS = """
    players: 5
    row 1: warbler magpie*2 duck toucan
    row 2: parrot warbler robin*3
    row 3: magpie*3 toucan owl*2 duck flamingo
    row 4: duck flamingo warbler
    hand 1: owl*2 toucan duck*3 parrot magpie*4 robin*2
    hand 2: robin*3 duck*3
    hand 3: robin*2
    hand 4: parrot*2
    hand 5: warbler*6
    collection 1: flamingo owl parrot magpie robin
    collection 2: flamingo*2 toucan duck magpie robin
    collection 3: owl parrot magpie warbler
    collection 4: parrot*3 warbler*2
    collection 5: toucan owl parrot magpie warbler robin
    pile: duck duck parrot toucan magpie magpie robin warbler warbler robin
    discard: owl duck parrot toucan
    turn: 1 lay
"""
ANIMALS = """
    players: 5
    hand 1: forest 1, forest 3, mountains 1, mountains 2, mountains 3, savannah 2, savannah 3, wild 2, wild 1
    hand 2: forest 2, forest 2, mountains 1, savannah 1, savannah 2
    hand 3: forest 3, mountains 2, savannah 1
    hand 4: forest 1, mountains 2, savannah 1
    hand 5: forest 4, mountains 4
    collection 1: ibex*3 lion
    collection 2: peacock*2 eagle meerkat
    collection 3: squirrel*3 lion*2
    collection 4: squirrel lion peacock*3 ibex eagle meerkat*2
    collection 5: eagle*4
    leaders 1: ibex
    leaders 3: squirrel lion
    leaders 4: peacock meerkat
    leaders 5: eagle
    tokens 1: 4
    tokens 2: 14
    tokens 3: 4
    display: meerkat lion ibex
    animals: lion ibex peacock squirrel
    pile: forest 1, forest 2, mountains 1
    discard: forest 1, forest 2
    round: 8 bid
"""

CLUB = ClubInfo(name="", greeting="", palette="meadow", contact="", has_imprint=False, needs_code_word=False)
SITE = ServerInfo(version="", protocol=m.PROTOCOL, retention_days=0, club=CLUB, announcement=None)

_heard = msgspec.json.Decoder(m.ToServer)


class DrawnLog(GameLog):
    """The log of a game that begins with a drawn table."""

    def __init__(self, kind: type[AnyGame], text: str, players: int) -> None:
        self._text = text
        super().__init__(kind, players, Seed.of(1), {})

    def fresh_game(self) -> AnyGame:
        return self._start[0].from_text(self._text)


class DrawnTable:
    """A table that plays from a drawing: the person at the browser acts there, and the others act when they are told to."""

    wanted_seat: int | None = None
    games = 1  # of a series of rematches, this one included
    address = "drawn"
    language = LANGUAGE
    client = CLIENT
    reviews: Sequence[dict[str, Any]] = ()  # the states of the review that are sent one after another, the last one repeatedly

    def __init__(
        self,
        page: Page,
        game: str,
        text: str,
        *,
        form: str = "",
        virtual: int = 0,
        you: int | None = 0,
        names: Sequence[str] = NAMES,
        bots: Sequence[int] = (),
        settings: dict[str, Any] | None = None,
    ) -> None:
        kind = GAMES[game]
        players = kind.from_text(text).seats - virtual
        form = form or next(iter(forms_of(kind)))
        self.log = DrawnLog(kind, text, players)
        self.guest = "you" if you is not None else "a watcher"
        row = GameRow("drawn", game, form, players, settings=settings or {}, status="playing", seed=_plain_seed())
        seats = [_seat(seat, names[seat], guest="you" if seat == you else "", is_bot=seat in bots) for seat in range(players)]
        self._kept = StoredTable(row, seats)
        self._audience = Audience(self._kept, Links(BASE), Waits(), Limits())
        self._socket: WebSocketRoute | None = None
        self.said: list[m.ToServer] = []
        self.page = page
        page.route("**/*", self._serve)
        page.route_web_socket("**/socket**", self._connect)
        page.goto(f"{BASE}/table/drawn")

    # the actions of others

    def act(self, seat: int, action: str) -> None:
        """Let somebody act, and send the result to everyone."""
        self.log.act(seat, self.log.game.read_action(action), "bot")
        self._audience.tell_moved(self.log, seat)

    def watch_again(self, moment: str = "") -> None:
        """End the game, and let the person at the browser watch its replay."""
        row = self._kept.game
        row.status, row.ended = "over", None if self.log.game.is_over else "agreement"
        self.page.goto(f"{BASE}/again/drawn{moment}")
        self.page.reload()  # an address that differs behind the # an address that differs only after the # is the same page

    def wish_to_end(self, seat: int) -> None:
        """Let somebody ask to end the game; the person at the browser has to answer."""
        self._kept.game.put_wish(ENDING, OpenWish(seat, [0]))
        self._audience.tell_table(self.log)

    def wish_to_take_back(self, seat: int, *asked: int) -> None:
        """Let somebody ask to take something back; these seats have to answer."""
        self._kept.game.put_wish(TAKE_BACK, OpenWish(seat, list(asked)))
        self._audience.tell_table(self.log)

    # the pages

    def _serve(self, route: Route) -> None:
        with speaking(self.language):
            self._answer(route, urlparse(route.request.url).path)

    def _answer(self, route: Route, path: str) -> None:
        if path.endswith("/afterwards"):
            route.fulfill(json=self._afterwards().model_dump())
            return
        if path.endswith("/again"):
            cards: Cards = "open" if "cards=open" in route.request.url else "mine"
            seats = self._audience.seats_of(self.guest)
            route.fulfill(body=told_again(self._kept, self.log, Links(BASE), seats, cards), content_type="application/json")
            return
        if path.endswith("/review"):
            route.fulfill(json=self._review())
            return
        if path.startswith("/api/"):
            route.fulfill(json=_read(path))
            return
        found, page = self.client / path.lstrip("/"), self.client / f"index.{self.language}.html"
        file = next(file for file in (found, page, self.client / "index.html") if file.is_file())
        route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file.name)[0] or "text/html")

    def _review(self) -> dict[str, Any]:
        told, *later = self.reviews
        if later:
            self.reviews = later
        return told

    def _afterwards(self) -> Afterwards:
        game = self.log.game
        words, wins = Words(game.name, names=names_of(self._kept), you=self._audience.seat_of(self)), [0] * game.seats
        for seat in game.result.winners if game.result else ():
            wins[seat] += 1
        return told_of(game, game.course(), words, seconds=660, games=self.games, wins=[won * self.games for won in wins])

    # the socket

    def send(self, frame: bytes) -> None:
        """Send a frame to a listener."""
        if self._socket is not None:
            self._socket.send(frame.decode())

    def keep(self, frame: bytes) -> None:
        """Remember a message of the page."""
        self.send(frame)

    def wake(self) -> None:
        """Nothing to do: every frame was sent at once."""

    def drop(self, kind: str | None = None) -> None:
        """Disconnect a listener."""
        if self._socket is not None:
            self._socket.close()

    def expel(self, why: str) -> None:
        """Disconnect a listener for good."""
        self.drop()

    def tell(self, message: m.ToClient) -> None:
        """Tell the browser something that is not a consequence of the rules."""
        self._audience.tell([self], message)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)
        self.tell(m.Greeting(m.PROTOCOL, "drawn"))
        self._audience.add(self)
        self._audience.tell_table(self.log)
        self._audience.tell_position(self.log, [self])

    def _hear(self, frame: str | bytes) -> None:
        said = _heard.decode(frame)
        self.said.append(said)
        seat = self._audience.seat_of(self)
        match said:
            case m.Act():
                assert seat is not None
                line = self.log.act(seat, self.log.game.read_action(said.action), "person", said.id)
                self._audience.tell_moved(self.log, seat)
                self.tell(m.Accepted(said.id, line.seq))
            case m.AskConsequences():
                self.tell(self._audience.teller(self.log, self._audience.ear_of(self)).consequences_of(said.id, said.actions))
            case m.AnswerEndGame(agree=False):
                self._kept.game.put_wish(ENDING, None)
                self._audience.tell_table(self.log)
            case m.AnswerTakeBack(agree=False):
                self._kept.game.put_wish(TAKE_BACK, None)
                self._audience.tell_table(self.log)
            case m.Ping():
                self.tell(m.Pong())
            case _:
                pass


def _read(path: str) -> Any:
    """The server's response: what is read beside a game, or who the guest is."""
    _, _, what, *game = path.split("/")
    if what == "rules":
        return book_of(game[0]).model_dump()
    if what == "server":
        return SITE.model_dump()
    return how_to_play(game[0]).model_dump() if what == "lessons" else {"name": "Ada"}


def _seat(seat: int, name: str, *, guest: str, is_bot: bool) -> SeatRow:
    row = SeatRow(seat, "bot" if is_bot else "person", name)
    row.guests = {guest} if guest else set()
    row.level = "casual" if is_bot else None
    row.avatar = AVATARS[seat]
    return row


def _plain_seed() -> Any:
    return to_plain(Seed.of(1))
