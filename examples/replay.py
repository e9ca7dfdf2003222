"""A record played again: a game is written to a file, read, checked to the last byte, and told turn by turn."""

from pathlib import Path
from tempfile import TemporaryDirectory

from menagerie import BOTS, CuBirds, Record, Seen


def played() -> CuBirds:
    """A game of two beginners."""
    game, bots = CuBirds.new(players=2, seed=7), [BOTS["beginner"].make(seat) for seat in range(2)]
    while game.to_act:
        seat = game.to_act[0]
        game.act(seat, bots[seat].choose(Seen.of(game, seat)))
    return game


def main() -> None:
    """Save a game, read it back, and follow its last actions on a table of one's own."""
    game = played()
    with TemporaryDirectory() as folder:
        file = Path(folder, "game.json")
        file.write_text(game.record().to_json(), encoding="utf-8")
        record = Record.from_json(file.read_text(encoding="utf-8"))
    print(f"{record.game}, {record.players} players, {len(record.actions)} actions")
    print("It holds to the last byte:", CuBirds.replay(record) == game)  # a record that breaks a rule is refused

    again = CuBirds.new(record.players, seed=record.seed, **record.options)
    for number, line in enumerate(record.actions, start=1):
        seat, action = line.split(": ")  # "1: lay parrot left 2": seats count from 1 in texts
        before = again.event_count
        again.act(int(seat) - 1, action)
        if number > len(record.actions) - 4:
            print(f"{line:24}", ", ".join(dict.fromkeys(event.code for event in again.events(None, before))))
    print(f"winners {record.result and record.result.winners}, ranks {record.result and record.result.ranks}")


if __name__ == "__main__":
    main()
