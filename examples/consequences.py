"""All consequences of a position: what each legal action would do, exactly, as far as the seat may know."""

from menagerie import CuBirds, Event
from menagerie.cubirds.events import BirdTaken, RowFilled

POSITION = """
    row 1: owl flamingo parrot
    row 2: duck magpie robin owl
    row 3: parrot toucan
    row 4: warbler robin
    hand 1: parrot*2 duck
    hand 2: robin*3
    pile: toucan owl magpie
"""


def told(event: Event) -> str:
    """One event in a few words."""
    match event:
        case BirdTaken(species=species) if species is not None:
            return f"takes {species.name.lower()}"
        case RowFilled(row=row):
            return f"row {row + 1} gets a new bird, which nobody knows yet"
    return event.code


def main() -> None:
    """List the actions of the first seat with all that they do; a hidden card ends what can be told."""
    game = CuBirds.from_text(POSITION)
    for action in game.legal_actions(0):
        print(f"{action!s:20}", "; ".join(map(told, game.consequences(0, action)[1:])))


if __name__ == "__main__":
    main()
