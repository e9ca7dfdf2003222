"""The lobby: who sits where, what is played, who is ready. Changes the stored rows of the table, or refuses."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from math import ceil

from menagerie.bots import BOTS
from menagerie.core import AnyGame, Seed
from menagerie.core.errors import BadOption
from menagerie.core.plain import to_plain
from menagerie.games import GAMES
from menagerie.server.names import cleaned, unlike
from menagerie.server.play.printed_forms import form_of, free_options, virtual_players
from menagerie.server.presentation.table_settings import allows_setting
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import SeatRow, SeatWish, StoredTable
from menagerie.server.table.avatars import AVATARS, free_avatar
from menagerie.server.wire import messages as m
from menagerie.words import Words
from menagerie.words.language import LANGUAGES

BOT_NAMES = ("Ada", "Bo", "Cleo", "Dirk", "Edda", "Finn", "Greet", "Hugo")


def promised_seed() -> Seed:
    """A new seed with the server's commitment to it."""
    made = Seed.of(None)
    return Seed(made.digits, made.source, {"server": hashlib.sha256(made.digits.encode()).hexdigest()})


class Lobby:
    """Everything that can be arranged at a table, most of it only before the game starts."""

    def __init__(self, stored: StoredTable) -> None:
        self._stored = stored
        self._kind: type[AnyGame] = GAMES[stored.game.kind]

    @property
    def is_ready(self) -> bool:
        """Whether the game can start: every seat is taken, and everyone is ready or a bot sits in for them."""
        seats = self._stored.seats
        people = [seat for seat in seats if seat.kind == "person"]
        filled = all(seat.kind != "open" for seat in seats)
        are_ready = all(seat.ready or seat.stand_in for seat in people)
        return self._stored.game.status == "lobby" and bool(people) and filled and are_ready

    def start(self) -> None:
        """Start the game: make its seed, and promise it (a commitment) before the first card."""
        row = self._stored.game
        row.seed = to_plain(promised_seed())  # type: ignore[assignment]  # a mapping stays one
        row.rules_version, row.status, row.kept_out = self._kind.rules_version, "playing", {}

    # people

    def sit(self, guests: set[str], name: str, face: str) -> None:
        """Give a person the first free seat; the guests are their devices."""
        if self._stored.game.status != "lobby":
            raise Refusal("already-started")
        if any(guests & seat.guests for seat in self._stored.seats):
            raise Refusal("seated-already")
        if not guests.isdisjoint(self._stored.game.kept_out):
            raise Refusal("kept-out")
        free = next((seat for seat in self._stored.seats if seat.kind == "open"), None)
        if free is None:
            raise Refusal("no-free-seat")
        free.kind, free.name, free.ready, free.guests = "person", self._unused(name), False, set(guests)
        self._give_face(free, face)
        if self._stored.game.host is None:
            self._stored.game.host = free.seat

    def leave(self, seat: int, level: str | None = None) -> None:
        """Give up a seat; in play, a bot takes it over for good. The host's role passes to the next person."""
        row = self._stored.seats[seat]
        self._check_level(level)
        if self._stored.game.status == "lobby":
            self._empty(row)
        else:
            self._hand_over(row, level or self._usual_level(row))
        people = [each.seat for each in self._stored.seats if each.kind == "person"]
        if self._stored.game.host == seat:
            self._stored.game.host = people[0] if people else None

    def rename(self, said: m.Rename) -> None:
        """Change the name of a person."""
        row = self._seat(said.seat)
        row.name = self._unused(said.name, but=row)

    def set_ready(self, seat: int, *, ready: bool) -> None:
        """Ready or not."""
        if ready and seat == self._stored.game.host:
            self.check_filled()
        self._stored.seats[seat].ready = ready

    def check_filled(self) -> None:
        """Refusal: a seat is still free."""
        if open_seats := sum(each.kind == "open" for each in self._stored.seats):
            raise Refusal("seats-open", count=open_seats)

    def choose_face(self, seat: int, face: str) -> None:
        """Take another avatar, unless another person has it."""
        row = self._seat(seat)
        self._give_face(row, face)
        if row.avatar != face:
            raise Refusal("face-taken")

    def take_over(self, wish: SeatWish, face: str) -> None:
        """Give the seat of a bot to somebody who asked for it."""
        row = self._bot_seat(wish.seat)
        fresh = SeatRow(row.seat, "person", self._unused(wish.name, but=row), avatar=row.avatar, guests={wish.guest})
        self._become(row, fresh)
        self._give_face(row, face)

    def check_asked(self, wish: SeatWish) -> None:
        """Refuse if this seat cannot be given away, or not to this guest."""
        row = self._bot_seat(wish.seat)
        self._unused(wish.name, but=row)
        if wish.guest in self._stored.game.kept_out:
            raise Refusal("kept-out")

    def _bot_seat(self, number: int) -> SeatRow:
        row = self._seat(number)
        if row.kind != "bot":
            raise Refusal("no-bot-there")
        return row

    def set_usual(self, seat: int, said: m.SetUsual) -> None:
        """Give the usual answer to one kind of question from now on, or no longer."""
        if said.code not in self._kind.usual_questions():
            raise Refusal("no-usual-answer", question=said.code)
        row = self._stored.seats[seat]
        others = [code for code in row.usual if code != said.code]
        row.usual = [*others, said.code] if said.on else others

    def _usual_level(self, row: SeatRow) -> str:
        """The level of the bot that sits in there, or of the last bot at the table, or else the first level."""
        levels = [seat.stand_in or seat.level for seat in self._stored.seats]
        return row.stand_in or next(filter(None, reversed(levels)), None) or next(iter(BOTS))

    @staticmethod
    def _hand_over(row: SeatRow, level: str) -> None:
        """Give a seat to a bot for good. It keeps its name, and the private link to it leads nowhere."""
        Lobby._become(row, SeatRow(row.seat, "bot", row.name, level, ready=True, avatar=row.avatar))

    @staticmethod
    def _check_level(level: str | None) -> None:
        if level is not None and level not in BOTS:
            raise Refusal("unknown-level", level=level)

    def _unused(self, name: str, *, but: SeatRow | None = None) -> str:
        wanted = cleaned(name)
        if not wanted:
            raise Refusal("no-name")
        return unlike(wanted, self._taken(but))

    def _taken(self, but: SeatRow | None = None) -> list[str]:
        """The names at the table: those of people and bots, and that of a virtual player in every language."""
        row, names = self._stored.game, [seat.name for seat in self._stored.seats if seat is not but]
        if virtual_players(self._kind, row.form, row.players):
            names += [Words(row.kind, language=language).phrase("virtual-player") for language in LANGUAGES]
        return names

    def _give_face(self, row: SeatRow, wanted: str) -> None:
        """Give a seat the avatar that its person wants, unless another person has it. A bot that has it gets another one."""
        other = next((seat for seat in self._stored.seats if seat.avatar == wanted and seat is not row), None)
        if wanted not in AVATARS or (other is not None and other.kind == "person"):
            row.avatar = row.avatar or self._free_avatar()
            return
        if other is not None:
            other.avatar = row.avatar or self._free_avatar()
        row.avatar = wanted

    def _free_avatar(self) -> str:
        return free_avatar(seat.avatar for seat in self._stored.seats)

    def _seat(self, number: int) -> SeatRow:
        if number not in range(len(self._stored.seats)):
            raise Refusal("no-such-seat-here")
        return self._stored.seats[number]

    @staticmethod
    def _empty(row: SeatRow) -> None:
        Lobby._become(row, SeatRow(row.seat))

    @staticmethod
    def _become(row: SeatRow, fresh: SeatRow) -> None:
        vars(row).update(vars(fresh))

    # what the host does

    def set_setting(self, said: m.SetSetting) -> None:
        """Change a setting of the table."""
        if not allows_setting(said.name, said.value):
            raise Refusal("unknown-setting", name=said.name)
        self._stored.game.settings = {**self._stored.game.settings, said.name: said.value}

    def remove(self, number: int) -> None:
        """Free the seat of a guest, who may not sit down here again; the host keeps their own."""
        row, game = self._seat(number), self._stored.game
        if row.kind == "person" and number != game.host:
            game.kept_out = {**game.kept_out, **dict.fromkeys(row.guests, row.name)}
            self._empty(row)

    def let_in(self, called: str) -> None:
        """Allow the guests who were removed under this name to sit down again."""
        game = self._stored.game
        if called not in game.kept_out.values():
            raise Refusal("not-kept-out", name=called)
        game.kept_out = {guest: name for guest, name in game.kept_out.items() if name != called}

    def swap(self, one: int, other: int) -> None:
        """Swap two seats, with the people or bots on them."""
        seats, game = self._stored.seats, self._stored.game
        first, second = self._seat(one), self._seat(other)
        seats[one], seats[other], first.seat, second.seat = second, first, other, one
        game.host = {one: other, other: one}.get(game.host, game.host) if game.host is not None else None

    def set_form(self, name: str, players: int) -> None:
        """Choose a printed form with this number of players, or the nearest number that it is for."""
        form = form_of(self._kind, name, players)
        if players not in form.players:
            players = min(form.players, key=lambda count: abs(count - players))
        people = [seat for seat in self._stored.seats if seat.kind == "person"]
        if len(people) > players:
            raise Refusal("too-many-people", count=len(people), players=players)
        self._resize(players)
        self._stored.game.form, self._stored.game.players = form.name, players
        for seat in people:  # a form may add a virtual player whose name is taken
            seat.name = unlike(seat.name, self._taken(seat))
        self._ask_again()

    def _ask_again(self) -> None:
        """Ask everyone again whether they are ready: what they were ready for has changed."""
        for seat in self._stored.seats:
            seat.ready = seat.kind == "bot"

    def _resize(self, players: int) -> None:
        """Take away free seats first, then bots, from the end; or add free seats."""
        seats, row = self._stored.seats, self._stored.game
        host = None if row.host is None else seats[row.host]
        for kind in ("open", "bot"):
            for seat in reversed(tuple(seats)):
                if len(seats) > players and seat.kind == kind:
                    seats.remove(seat)
        seats.extend(SeatRow(0) for _ in range(players - len(seats)))
        for number, seat in enumerate(seats):
            seat.seat = number
        row.host = None if host is None else host.seat

    def set_option(self, said: m.SetOption) -> None:
        """Change an option of the game."""
        row = self._stored.game
        form = form_of(self._kind, row.form, row.players)
        option = next((each for each in free_options(self._kind, form, row.players) if each.name == said.name), None)
        if option is None:
            raise Refusal("unknown-option-here", option=said.name)
        if not option.allows(said.value):
            raise BadOption("bad-option-value", rule=option.rule, option=said.name, value=str(said.value), legal=option.legal())
        row.options = {**row.options, said.name: said.value}
        self._ask_again()

    def set_bot(self, said: m.SetBot, here: frozenset[int], wait: Callable[[int], float]) -> None:
        """Before the game, put a bot on a free seat; at any time, let one sit in for a player who has been away for a while."""
        row = self._seat(said.seat)
        self._check_level(said.level)
        if row.kind == "person":
            if said.seat in here:
                raise Refusal("not-away")
            if said.level is not None and (seconds := ceil(wait(said.seat))):
                raise Refusal("just-left", name=row.name, seconds=seconds)
            row.stand_in = said.level
        elif self._stored.game.status != "lobby":
            raise Refusal("not-away")
        elif said.level is None:
            self._empty(row)
        else:
            self.seat_bot(row, said.level)

    def fill_with_bots(self) -> None:
        """Put a bot on every free seat."""
        for row in self._stored.seats:
            if row.kind == "open":
                self.seat_bot(row, self._usual_level(row))

    def seat_bot(self, row: SeatRow, level: str) -> None:
        """Put a bot on a seat, or change its level."""
        taken = self._taken()
        if row.kind != "bot":
            row.name = next(name for name in BOT_NAMES if unlike(name, taken) == name)
            row.avatar = self._free_avatar()
        row.kind, row.level, row.ready = "bot", level, True
