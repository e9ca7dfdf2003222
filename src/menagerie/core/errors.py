"""What can go wrong, as a code with values and the number of a rule. Sentences are made in words/."""

from menagerie.core.plain import Plain, to_plain


class MenagerieError(Exception):
    """Something that a person may do wrong. Nothing has changed when it is raised."""

    def __init__(self, code: str, *, rule: str | None = None, **values: object) -> None:
        self.code = code
        self.rule = rule
        self.values: dict[str, Plain] = {name: to_plain(value) for name, value in values.items()}
        told = ", ".join(f"{name} {value}" for name, value in self.values.items())
        super().__init__(code + (f" ({rule})" if rule else "") + (f": {told}" if told else ""))


class IllegalAction(MenagerieError):
    """The rules do not allow this action now."""


class BadOption(MenagerieError):
    """No game can be set up like this."""


class BadText(MenagerieError):
    """A text that is no action, or no table."""


class BadRecord(MenagerieError):
    """A record that is damaged, foreign or newer than this program, or that does not hold."""
