"""What bots know of Wild Cards."""

from menagerie.bots.minds import wildcards, wildcards_seats, wildcards_weights
from menagerie.bots.minds.mind import Mind
from menagerie.bots.minds.wildcards_reasons import explain
from menagerie.bots.one_move.wildcards_sense import play_wildcards as play_sensibly
from menagerie.bots.one_move.wildcards_terms import weigh_wildcards as weigh
from menagerie.bots.search.halving import Depth
from menagerie.wildcards import WildCards

__all__ = ["DEPTHS", "MIND", "PLAIN_DEPTHS", "SLIPS", "explain", "play_sensibly", "weigh"]

MIND = Mind(
    rules=WildCards.rules,
    answer_weights=wildcards_weights.ANSWER_WEIGHTS,
    value_weights=wildcards_seats.VALUE_WEIGHTS,
    first_answer_weights=wildcards_weights.first_answer_weights,
    first_value_weights=wildcards_seats.first_value_weights,
    observe=wildcards.observe,
    features_of=wildcards.features_of,
    features_of_seat=wildcards_seats.features_of_seat,
    is_mixed=wildcards.is_mixed,
    form_of=wildcards.form_of,
    next_number=0.6,
)
DEPTHS = {"skilled": Depth(40, 1, 4), "expert": Depth(4000, 1), "search-1": Depth(2000, 1), "coach": Depth(4000, 1)}
PLAIN_DEPTHS = {"skilled": Depth(40, 1, 4), "expert": Depth(700, 1), "coach": Depth(80, 1)}
SLIPS = {"beginner": 0.2, "casual": 0.02, "skilled": 0.1}
