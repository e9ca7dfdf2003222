"""Golden playthroughs: games printed step by step, with the events and the view of every seat. Run it to write them again."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from support.forms import Form, any_action

FOLDER = Path(__file__).parents[1] / "golden"

# a form, a seed, and how many actions are printed
PLAYTHROUGHS = {
    "cubirds-solo": (Form("cubirds", 1, (("extra_birds", 2),)), 3, 200),
    "cubirds-2-to-the-end": (Form("cubirds", 2, (("turn_limit", 16),)), 7, 400),
    "cubirds-3-opening": (Form("cubirds", 3), 7, 30),
    "cubirds-5-opening": (Form("cubirds", 5, (("first_player", 2),)), 11, 20),
    "wildcards-2020": (Form("wildcards", 4, (("edition", "2020"),)), 5, 45),
    "wildcards-2022": (Form("wildcards", 3), 7, 45),
    "wildcards-leo": (Form("wildcards", 2, (("leo", True),)), 3, 45),
    "wildcards-duel-to-the-end": (Form("wildcards", 2, (("edition", "duel"),)), 3, 400),
}


def print_game(form: Form, seed: int, actions: int) -> Iterator[str]:
    """The lines of a playthrough. The events and view of a seat are printed where they differ from a spectator's."""
    game, random = form.new(seed), Random(seed)
    watchers: list[int | None] = [None, *range(game.seats)]
    told = 0
    yield f"{form}, seed {seed}"
    for step in range(actions + 1):
        for watcher in watchers:
            name = "spectator" if watcher is None else f"seat {watcher + 1}"
            news = [f"  {event.rule} {event.code} {event.values}" for event in game.events(watcher, told)]
            seen = [f"  {line}" for line in game.seen_text(watcher).splitlines()]
            if watcher is None:
                public = {*news, *seen}
                yield f"{name} is told"
                yield from news
                yield f"{name} sees"
                yield from seen
            else:
                yield f"{name} is also told"
                yield from (line for line in news if line not in public)
                yield f"{name} also sees"
                yield from (line for line in seen if line not in public)
        told = len(game.events(None))
        if not game.to_act or step == actions:
            break
        seat = game.to_act[0] if len(game.to_act) == 1 else random.choice(game.to_act)
        legal = game.legal_actions(seat)
        action = any_action(game, seat, random)
        yield ""
        yield f"action {step + 1}: seat {seat + 1}, {action} (of {len(legal)})"
        game.act(seat, action)
    yield ""
    yield f"result {game.result}"


def text_of(name: str) -> str:
    """A playthrough as its file should be."""
    form, seed, actions = PLAYTHROUGHS[name]
    return "\n".join(print_game(form, seed, actions)) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
        print(f"wrote {name}")
