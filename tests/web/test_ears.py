"""For who listens: everything has a name, everything that happens is told once, and a whole game is played by names and keys."""

import re
from random import Random

from listening import Listener
from visiting import Guests

ASKED = re.compile(r"^Your turn: |\bwins?\b|share the win")
CHOSEN = re.compile(r"[Tt]ap |^(Take|Remove|Bid|Lay|Pay) ")
PLACE = re.compile(r"^Lay .*(left|right) end of row \d: ")


def test_a_whole_game_of_cubirds_by_names_and_keys_alone(guests: Guests) -> None:
    guest = guests(pace="off")
    ear, random = Listener(guest), Random(3)
    guest.open_table(game="cubirds", players=2, bots="casual")
    guest.settle()
    while (heard := ear.hear(ASKED)).startswith("Your turn"):
        if "Lay all your birds" in heard:
            lay(ear, random)
        elif "family" in heard:
            form_family(ear)
        else:
            ear.walk_to(r"^(Draw|End)")
            ear.press("Enter")
    assert ear.arrive("Close").role == "button"


def lay(ear: Listener, random: Random) -> None:
    """Birds of the first species, at one of the ends that the arrow keys lead to."""
    ear.press("1")
    ear.arrive(PLACE)
    ear.press(*random.choices(["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"], k=3))
    ear.arrive(PLACE)
    ear.press("Enter")


def form_family(ear: Listener) -> None:
    """Where a bird says that it is enough for a family: show it; else pass."""
    here = ear.focus()
    if here.name != "Form this family":
        here = ear.walk_to(r"Enough for a family|^(Pass|Form|End)")
    ear.press("Enter")
    if "Enough" in here.name:
        ear.arrive("^Form this family")
        ear.press("Enter")


def test_a_whole_game_of_wild_cards_by_names_and_keys_alone(guests: Guests) -> None:
    guest = guests(pace="off")
    ear, random = Listener(guest), Random(5)
    guest.open_table(game="wildcards", form="duel", players=2, bots="casual")
    guest.settle()
    while (heard := ear.hear(ASKED)).startswith("Your turn"):
        answer(ear, random, heard)
    assert ear.arrive("Close").role == "button"


def answer(ear: Listener, random: Random, question: str) -> None:
    """Choose what says that it can be chosen, until the page says what that will do; or take the first answer that is a button."""
    if re.search("Bid a card|tie:", question):
        ear.press("1")
        choose_cards(ear, "234567")
    elif re.search("Take an animal|Remove", question) and ("pass" not in question or random.random() < 0.7):
        ear.walk_to(r"Can be chosen\.$", "Shift+Tab")
        ear.press("Enter")
        choose_cards(ear, "1234567")
    else:
        while ear.focus().role != "button":
            ear.press("Tab")
        ear.press("Enter")


def choose_cards(ear: Listener, digits: str) -> None:
    """Cards of the hand by their numbers, as many as the page asks for; Enter on what is chosen confirms it."""
    for digit in digits:
        if "ap " not in ear.hear(CHOSEN):
            break
        ear.press(digit)
    assert ear.focus().pressed
    ear.press("Enter")
