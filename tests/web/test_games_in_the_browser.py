"""Whole games in a real browser, by pressing what is offered, in every form and on phone and desk."""

import pytest
from visiting import Guests

GAMES = [
    ("cubirds", "usual", 1, "phone"),
    ("cubirds", "usual", 3, "desk"),
    ("wildcards", "2020", 3, "phone"),
    ("wildcards", "2022", 4, "desk"),
    ("wildcards", "2022-leo", 2, "phone"),
    ("wildcards", "duel", 2, "tablet"),
]


@pytest.mark.parametrize(("game", "form", "players", "size"), GAMES)
def test_a_game_against_bots_is_played_to_the_final_scoring(
    guests: Guests, game: str, form: str, players: int, size: str
) -> None:
    guest = guests(size=size)
    guest.open_table(game=game, form=form, players=players, bots="casual")
    guest.play_to_the_end()
    guest.check_page()
