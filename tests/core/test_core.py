"""The parts of the core, one by one."""

import numpy
import pytest

from menagerie import BadOption, CuBirds, IllegalAction, Seed
from menagerie.core.chance import Chance
from menagerie.core.journal import note
from menagerie.core.layout import Layout, array, copy_table, scalar
from menagerie.core.option import Option, OptionValue, check_options
from menagerie.core.plain import camel_to_kebab, from_plain
from menagerie.cubirds.table import Step, Table


class Small(Layout):
    """A layout whose fields need padding."""

    flag: int = scalar("int8", meaning="one byte")
    wide: int = scalar("int64", meaning="eight bytes, aligned")
    grid: "memoryview[int]" = array("int16", 2, 3, meaning="[row, column]")
    last: int = scalar("int8", meaning="one byte, then padding")


class Smaller(Small):
    """And one that builds on it."""

    more: int = scalar("int32", meaning="four bytes")


@pytest.mark.parametrize("layout", [Small, Smaller, Chance, Table])
def test_the_memory_is_laid_out_as_numpy_would(layout: type[Layout]) -> None:
    dtype = layout.dtype()

    assert layout.itemsize == dtype.itemsize
    assert dtype.fields is not None
    assert layout.offsets == {name: dtype.fields[name][1] for name in layout.fields}


def test_a_table_is_at_most_a_kibibyte() -> None:
    assert Table.itemsize <= 1024


def test_bytes_come_back_and_a_copy_is_apart() -> None:
    one = Smaller()
    one.flag, one.wide, one.last, one.more = -3, 1 << 40, 5, -70_000
    one.grid[1, 2] = -300

    other = one.copy()
    record = numpy.frombuffer(one.tobytes(), Smaller.dtype())[0]
    assert (other.flag, other.wide, other.last, other.more, other.grid[1, 2]) == (-3, 1 << 40, 5, -70_000, -300)
    assert (record["flag"], record["wide"], record["grid"][1, 2], record["more"]) == (-3, 1 << 40, -300, -70_000)

    other.grid[1, 2] = 1
    assert one.grid[1, 2] == -300


def test_a_note_is_written_only_where_a_journal_is_kept() -> None:
    table = Small()
    note(table, 3, 1, 2)
    assert table.journal is None

    table.journal = []
    note(table, 3, 1, 2)
    assert table.journal == [(3, 1, 2)]


@pytest.mark.parametrize("seed", [7, "7", "0" * 63 + "7", "0" * 62 + "07", Seed("0" * 63 + "7")])
def test_a_seed_is_one_number_however_it_is_written(seed: int | str | Seed) -> None:
    assert Seed.of(seed).digits == "0" * 63 + "7"


def test_the_key_is_the_numbers_bytes() -> None:
    chance = Chance()
    seed = Seed.of("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1F")
    seed.key_into(chance)

    assert chance.key[0] == 0x03020100
    assert chance.key[7] == 0x1F1E1D1C
    assert Seed.digits_of(chance) == seed.digits


@pytest.mark.parametrize(
    "seed", [-1, 2**256, True, 1.5, "", "x" * 64, "0x7", "-7", "9" * 78, "1" * 90, Seed("7"), Seed("0" * 64, source="magic")]
)
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="bad-seed"):
        Seed.of(seed)  # type: ignore[arg-type]  # wrong on purpose


def test_options_are_checked_and_completed() -> None:
    options = (
        Option("colour", "red", "X1.1", words=("red", "blue")),
        Option("count", 2, "X1.2", least=1, most=3),
        Option("limit", None, "X1.3", least=1),
    )
    assert check_options(options, {"count": 3}) == {"colour": "red", "count": 3, "limit": None}
    wrong = (("colour", "green"), ("colour", 1), ("count", 4), ("count", 0), ("count", None), ("limit", "9"), ("count", True))
    for name, value in wrong:
        with pytest.raises(BadOption, match="bad-option-value"):
            check_options(options, {name: value})
    assert [option.legal() for option in options] == ["red, blue", "1–3", "1+, none"]


@pytest.mark.parametrize("value", ["5 4 3", "5 4 3 2 0", "5 4 3 1", "5 4 3 x", "-1 5 5 5", "", 14, None, True])
def test_a_text_of_numbers_is_checked_as_a_whole(value: OptionValue) -> None:
    split = Option("split", "5 4 3 2", "X1.4", least=0, length=4, total=14)
    assert split.allows("14 0 0 0")
    with pytest.raises(BadOption, match="bad-option-numbers"):
        check_options((split,), {"split": value})


def test_a_switch_is_on_or_off() -> None:
    switch = Option("leo", False, "X1.5")
    assert (switch.allows(True), switch.allows(1), switch.read("yes"), switch.legal()) == (True, False, True, "yes, no")


def test_an_error_tells_its_code_its_rule_and_its_values() -> None:
    assert str(IllegalAction("too-few", rule="C5.4", held=4)) == "too-few (C5.4): held 4"
    assert str(IllegalAction("game-over")) == "game-over"


def test_names_are_written_as_people_write_them() -> None:
    assert camel_to_kebab("ThreeAndThreeReached") == "three-and-three-reached"


def test_plain_values_are_read_by_type() -> None:
    assert from_plain(int, 3) == 3
    for wanted, plain in ((int, True), (int, "3"), (str, 3), (bool, 1)):
        with pytest.raises(ValueError, match="is no"):
            from_plain(wanted, plain)


def test_one_of_several_tables_becomes_the_same_as_another() -> None:
    tables = [CuBirds.new(2, seed=seed)._table for seed in (1, 2)]
    copy_table(tables, 0, 1)

    assert tables[0].tobytes() == tables[1].tobytes()
    tables[0].to_act = 1 - tables[0].to_act
    assert tables[0].tobytes() != tables[1].tobytes()


def test_a_decision_shows_the_copy_on_which_it_is_taken() -> None:
    game = CuBirds.new(2, seed=7)
    decision = game.decision(1)
    before = decision.table
    decision.add(24)

    assert before.step == Step.LAY
    assert decision.table.step == Step.DRAW
    assert game.view(1).step == Step.LAY
