"""What bots know of CuBirds."""

from menagerie.bots.minds import cubirds
from menagerie.bots.minds.cubirds_reasons import explain
from menagerie.bots.minds.mind import Mind
from menagerie.bots.one_move.cubirds_sense import play_cubirds as play_sensibly
from menagerie.bots.one_move.cubirds_terms import weigh_cubirds as weigh
from menagerie.bots.search.halving import Depth
from menagerie.cubirds import CuBirds

__all__ = ["DEPTHS", "MIND", "PLAIN_DEPTHS", "SLIPS", "explain", "play_sensibly", "weigh"]

MIND = Mind(
    rules=CuBirds.rules,
    answer_weights=cubirds.ANSWER_WEIGHTS,
    value_weights=cubirds.VALUE_WEIGHTS,
    first_answer_weights=cubirds.first_answer_weights,
    first_value_weights=cubirds.first_value_weights,
    observe=cubirds.observe,
    features_of=cubirds.features_of,
    features_of_seat=cubirds.features_of_seat,
    is_mixed=cubirds.is_mixed,
    form_of=cubirds.form_of,
    next_number=1.0,
)
DEPTHS = {"skilled": Depth(100, 2), "expert": Depth(3000, 6), "search-1": Depth(1000, 4), "coach": Depth(3000, 6)}
PLAIN_DEPTHS = {"skilled": Depth(100, 2), "expert": Depth(700, 3), "coach": Depth(80, 3)}
SLIPS = {"beginner": 0.4, "casual": 0.1}
