"""Notes of what happened, made where it happens. In compiled code, they do nothing at all."""

from menagerie.core.layout import Layout


def note(table: Layout, happened: int, *values: int) -> None:
    """Write one event into the table's journal, if one is kept."""
    if table.journal is not None:
        table.journal.append((happened, *values))
