"""Menagerie: card games complete in every edition, for people and for machines."""

from menagerie.core import BadOption, BadRecord, BadText, IllegalAction, MenagerieError, Record, Seed
from menagerie.cubirds import CuBirds
from menagerie.wildcards import WildCards

__all__ = ["BadOption", "BadRecord", "BadText", "CuBirds", "IllegalAction", "MenagerieError", "Record", "Seed", "WildCards"]
