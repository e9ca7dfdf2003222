"""The sounds of the table: always the same, soft, and silent at both ends."""

import struct
import wave
from pathlib import Path

import pytest

from tools import sounds

NAMES = [make.__name__ for make in sounds.SOUNDS]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("sounds")
    sounds.write(made)
    return made


def test_there_is_a_sound_for_everything_that_happens(folder: Path) -> None:
    assert {file.name for file in folder.iterdir()} == {f"{name}.wav" for name in NAMES}
    assert set(NAMES) == {"fly", "turn", "gather", "land", "win", "call"}


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_soft_and_silent_at_both_ends(name: str, folder: Path) -> None:
    file = folder / f"{name}.wav"
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 22050)
        count = sound.getnframes()
        values = struct.unpack(f"<{count}h", sound.readframes(count))

    assert 0.12 <= count / 22050 <= 0.9
    assert file.stat().st_size < 40_000
    assert 0.2 < max(map(abs, values)) / 32768 < 0.26  # about -12 dBFS
    assert max(map(abs, values[:4] + values[-4:])) < 100
    assert abs(sum(values) / count) < 60  # it leans to neither side


def test_the_sounds_are_always_the_same(folder: Path, tmp_path: Path) -> None:
    sounds.write(tmp_path)

    for name in NAMES:
        assert (tmp_path / f"{name}.wav").read_bytes() == (folder / f"{name}.wav").read_bytes()
