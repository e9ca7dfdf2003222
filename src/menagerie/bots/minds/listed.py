"""The list of minds, by game."""

from menagerie.bots.minds import cubirds, wildcards, wildcards_seats, wildcards_weights
from menagerie.bots.minds.mind import Mind
from menagerie.cubirds import CuBirds
from menagerie.wildcards import WildCards

MINDS: dict[str, Mind] = {
    CuBirds.name: Mind(
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
    ),
    WildCards.name: Mind(
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
    ),
}
