"""The faces of Wild Cards: habitats with their values, animals at home, and leaders with their powers."""

from __future__ import annotations

from collections.abc import Iterator

from menagerie.art.card import CardFace
from menagerie.art.letters import Type, fitted, outline, wrapped
from menagerie.art.paper import (
    EDGE,
    GOLD,
    HEIGHT,
    INK,
    PAPER,
    SOFT_INK,
    WIDTH,
    border,
    both_corners,
    centred,
    cut_round,
    lower_part,
    mixed,
    name_below,
    name_in_the_middle,
    rounded,
    sheet_of_paper,
)
from menagerie.art.pictures import picture
from menagerie.core.plain import enum_name
from menagerie.wildcards import WildCards
from menagerie.wildcards.cards import COPIES, MOST_SEATS, USUAL_SPLIT, USUAL_WILDS, VALUES, Habitat, Species
from menagerie.wildcards.cards import Card as HandCard
from menagerie.wildcards.rules.order import value_of
from menagerie.words import Words

GAME = "wildcards"
COLOURS = {"forest": "#35704a", "mountains": "#4f6382", "savannah": "#945a13", "wild": "#74487f"}
BARK = "#8a6748"
LAND = (12, 84, WIDTH - 24, HEIGHT - 168)  # left, top, width and height of a landscape
TOKENS = {1: 15, 2: 4, 4: 4, 8: 2}  # W1.5 how many there are of each value
TOKEN_PLACES = ((20, 20), (130, 20), (75, 125), (20, 230), (130, 230))  # on a card from which they are cut
TOKEN = 100  # across
ANIMAL_BACK, NO_BACK = "animal-back", ""
PANEL = 218  # where the panel of a leader begins


def cards() -> list[CardFace]:
    """Habitats and wild cards by value, the refill card, animals, leaders, the talisman, Leo, score tokens, and two backs."""
    homes = WildCards.facts()["habitats"]
    lived = {species: enum_name(homes[species]) for species in Species}
    return [
        *(_habitat_card(card) for card in HandCard if card != HandCard.REFILL),
        CardFace(GAME, enum_name(HandCard.REFILL), "refill", copies=MOST_SEATS),
        *(_animal_card(species, lived[species], kind="animal", copies=COPIES) for species in Species),
        *(_animal_card(species, lived[species], kind="leader", copies=1) for species in Species),
        CardFace(GAME, "talisman", "talisman"),
        CardFace(GAME, "leo", "virtual"),
        *(CardFace(GAME, f"tokens-{value}", "tokens", copies, NO_BACK, facts) for value, copies, facts in _tokens()),
        CardFace(GAME, "back", "back", copies=0),
        CardFace(GAME, ANIMAL_BACK, "back", copies=0),
    ]


def _tokens() -> Iterator[tuple[int, int, dict[str, str | int]]]:
    for value, count in TOKENS.items():
        copies = -(-count // len(TOKEN_PLACES))
        yield value, copies, {"value": value, "tokens": count // copies}


def _habitat_card(card: HandCard) -> CardFace:
    habitat, value = Habitat(card // VALUES), value_of(card)
    copies = USUAL_WILDS.count(value) if habitat == Habitat.WILD else USUAL_SPLIT[value - 1]
    return CardFace(GAME, enum_name(card), "habitat", copies=copies, facts={"habitat": enum_name(habitat), "value": value})


def _animal_card(species: Species, habitat: str, *, kind: str, copies: int) -> CardFace:
    name = enum_name(species)
    facts: dict[str, str | int] = {"species": name, "habitat": habitat}
    return CardFace(GAME, name if kind == "animal" else f"{name}-leader", kind, copies, ANIMAL_BACK, facts)


def title(card: CardFace, words: Words) -> str:
    """The name of a card."""
    match card.kind:
        case "habitat":
            return words.phrase("card-title", {"card": card.name})
        case "animal":
            return words.phrase("animal-title", {"species": card.facts["species"]})
        case "leader":
            return words.phrase("leader-name", {"species": card.facts["species"]})
        case "refill":
            return words.phrase("habitat-refill").replace("\u00ad", "")  # a place to break it, for narrow cards on a screen
        case "tokens":
            return words.phrase("tokens-title", {"value": card.facts["value"]})
        case "back":
            return words.phrase("animal-back")
    return words.phrase("talisman-name")


def face(card: CardFace, title: str, words: Words) -> str:
    """The drawing and print on a card."""
    match card.kind:
        case "habitat":
            return _habitat(card, words)
        case "animal":
            return _animal(card, title, words)
        case "leader":
            return _leader(card, title, words)
        case "tokens":
            return _tokens_to_cut(card)
    return _single(card, title)


def _habitat(card: CardFace, words: Words) -> str:
    habitat = str(card.facts["habitat"])
    colour, (left, top, width, height) = COLOURS[habitat], LAND
    value = outline(str(card.facts["value"]), Type.VALUE, 60)
    corner = value.at(EDGE, 65, colour) + picture(GAME, habitat).placed(EDGE + value.width + 8, 23, 42)
    land = picture(GAME, card.name).placed(left, top, width, height=height)
    return "\n".join(
        [
            sheet_of_paper(mixed(colour, PAPER, 0.08)),
            cut_round(land, "land", left, top, width, height, corner=10),
            both_corners(corner),
            name_below(words.phrase(f"habitat-{habitat}"), colour, width=114),
            border(mixed(colour, PAPER, 0.6)),
        ]
    )


def _animal(card: CardFace, title: str, words: Words) -> str:
    habitat = str(card.facts["habitat"])
    colour = COLOURS[habitat]
    home = fitted(words.phrase(f"habitat-{habitat}"), Type.SIGN, 16, WIDTH - 2 * EDGE - 30)
    left = (WIDTH - home.width - 30) / 2
    return "\n".join(
        [
            sheet_of_paper(mixed(colour, PAPER, 0.18)),
            f'<circle cx="{WIDTH / 2:g}" cy="134" r="106" fill="{mixed(colour, PAPER, 0.07)}"/>',
            _ground(mixed(colour, PAPER, 0.32)),
            picture(GAME, card.name).placed(20, 32, 210),
            name_in_the_middle(title, line=298),
            picture(GAME, habitat).placed(left, 307, 24),
            home.at(left + 30, 325, colour),
            border(mixed(colour, PAPER, 0.6)),
        ]
    )


def _ground(colour: str) -> str:
    """The land on which an animal stands, and the paper below it."""
    land = f'<path d="M0 222C50 208 100 214 140 218C190 222 220 212 {WIDTH} 216V262H0Z" fill="{colour}"/>'
    return land + lower_part(262)


def _leader(card: CardFace, title: str, words: Words) -> str:
    species, colour = str(card.facts["species"]), COLOURS[str(card.facts["habitat"])]
    power = wrapped(words.phrase(f"power-{species}"), Type.WORDS, 15.5, WIDTH - 2 * EDGE - 6)
    first = 294 - 9.5 * (len(power) - 2)
    return "\n".join(
        [
            sheet_of_paper(mixed(colour, PAPER, 0.75)),
            f'<circle cx="{WIDTH / 2:g}" cy="122" r="100" fill="{mixed(colour, PAPER, 0.45)}"/>',
            picture(GAME, card.name).placed(20, 20, 210),
            rounded(10, PANEL, WIDTH - 20, HEIGHT - PANEL - 10, corner=10, fill=PAPER),
            picture(GAME, "crown").placed(WIDTH / 2 - 20, PANEL - 26, 40),
            name_in_the_middle(title, line=PANEL + 38),
            *(centred(line, first + 19 * nth, SOFT_INK) for nth, line in enumerate(power)),
            border(GOLD),
        ]
    )


def _single(card: CardFace, title: str) -> str:
    """The refill card, the talisman and Leo: a picture and its name."""
    colour = mixed(BARK, PAPER, 0.32)
    parts = [sheet_of_paper(colour), f'<circle cx="{WIDTH / 2:g}" cy="150" r="104" fill="{mixed(BARK, PAPER, 0.16)}"/>']
    drawing = picture(GAME, card.name).placed(25, 50, 200)
    name = name_in_the_middle(title, line=306)
    return "\n".join([*parts, drawing, name, border(mixed(BARK, PAPER, 0.6))])


def _tokens_to_cut(card: CardFace) -> str:
    """Score tokens, each with its value."""
    value = outline(str(card.facts["value"]), Type.VALUE, 46)
    parts = [sheet_of_paper()]
    for left, top in TOKEN_PLACES[: int(card.facts["tokens"])]:
        middle = left + TOKEN / 2, top + TOKEN / 2
        parts.append(picture(GAME, "token").placed(left, top, TOKEN))
        parts.append(f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="29" fill="{PAPER}" stroke="{BARK}" stroke-width="2"/>')
        parts.append(value.at(middle[0] - value.width / 2, middle[1] + 16, INK))
    return "\n".join([*parts, border()])
