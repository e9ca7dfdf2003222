"""What can go wrong, as a code with values and the number of a rule. Sentences are made in words/."""

from menagerie.core.plain import Plain, to_plain


class MenagerieError(Exception):
    """A mistake that a player can make. Nothing has changed when it is raised.

    >>> from menagerie import CuBirds
    >>> try:
    ...     CuBirds.new(players=7)
    ... except MenagerieError as error:
    ...     error.code, error.rule, error.values
    ('wrong-player-count', 'C2.1', {'players': '7', 'legal': '1–5'})
    """

    def __init__(self, code: str, *, rule: str | None = None, **values: object) -> None:
        self.code = code
        self.rule = rule
        self.values: dict[str, Plain] = {name: to_plain(value) for name, value in values.items()}
        told = ", ".join(f"{name} {value}" for name, value in self.values.items())
        super().__init__(code + (f" ({rule})" if rule else "") + (f": {told}" if told else ""))


class IllegalAction(MenagerieError):
    """The rules do not allow this action now.

    >>> from menagerie import CuBirds
    >>> CuBirds.new(2, seed=7).why_not(1, "draw")
    IllegalAction('wrong-step (C3.3): asked lay')
    """


class BadOption(MenagerieError):
    """A game cannot be set up like this.

    >>> from menagerie import WildCards
    >>> WildCards.new(3, edition=2021)
    Traceback (most recent call last):
    menagerie.core.errors.BadOption: bad-option-value (W2.1): option edition, value 2021, legal 2020, 2022, duel
    """


class BadText(MenagerieError):
    """A text that is not an action, or not a table.

    >>> from menagerie import CuBirds
    >>> CuBirds.read_action("fly")
    Traceback (most recent call last):
    menagerie.core.errors.BadText: unknown-action: text fly
    """


class BadRecord(MenagerieError):
    """A record that is damaged, of another format or other rules, newer than this program, or not valid.

    >>> from menagerie import Record
    >>> Record.from_json("{}")
    Traceback (most recent call last):
    menagerie.core.errors.BadRecord: foreign-record: format menagerie-record
    """
