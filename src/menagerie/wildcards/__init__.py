"""Wild Cards in every printed form: the editions of 2020 and 2022, with Leo, and the German duel."""

from menagerie.wildcards.cards import Card, Habitat, Species
from menagerie.wildcards.game import WildCards
from menagerie.wildcards.view import SeatView, View

__all__ = ["Card", "Habitat", "SeatView", "Species", "View", "WildCards"]
