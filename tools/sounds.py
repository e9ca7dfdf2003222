"""Writes the sounds of the table, each a soft short WAV made of noise and sines: `python tools/sounds.py FOLDER`."""

from __future__ import annotations

import math
import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random

RATE = 22050
PEAK = 10 ** (-12 / 20)  # of full scale: quiet
FADE = 0.006  # seconds at both ends, so that nothing clicks

Sound = list[float]
Shape = Callable[[float], float]  # loudness over time, both from 0 to 1


def silence(seconds: float) -> Sound:
    """Silence, for some time."""
    return [0.0] * round(seconds * RATE)


def hill(top: float) -> Shape:
    """Rise to a peak and fall, softly."""
    return lambda at: math.sin(math.pi / 2 * (at / top if at < top else (1 - at) / (1 - top))) ** 2


def fall(speed: float) -> Shape:
    """Loud at once, then fading."""
    return lambda at: math.exp(-speed * at)


def paper(seconds: float, shape: Shape, *, low: Shape, seed: int) -> Sound:
    """Noise through a filter that opens and shuts: `low` is its frequency in kilohertz, moment by moment."""
    chance, made, kept = Random(seed), silence(seconds), [0.0] * 4
    for place in range(len(made)):
        at = place / len(made)
        share = 1 - math.exp(-2 * math.pi * 1000 * low(at) / RATE)
        passed = chance.uniform(-1, 1)
        for stage in range(3):  # each takes away more of the hiss
            kept[stage] += share * (passed - kept[stage])
            passed = kept[stage]
        kept[3] += share * 0.3 * (passed - kept[3])
        made[place] = shape(at) * (passed - kept[3])  # less the rumble
    return levelled(made)


def bar(pitch: float, seconds: float, *, fading: float = 5.5) -> Sound:
    """A wooden bar, struck with a soft mallet: its note, its partial two octaves higher, and the knock."""
    made = silence(seconds)
    for place in range(len(made)):
        moment = place / RATE
        struck = min(1.0, moment / 0.004, (seconds - moment) / 0.06)
        note = math.sin(2 * math.pi * pitch * moment) * math.exp(-fading * moment)
        above = 0.22 * math.sin(2 * math.pi * 3.93 * pitch * moment) * math.exp(-3 * fading * moment)
        knock = 0.06 * math.sin(2 * math.pi * 9.2 * pitch * moment) * math.exp(-13 * fading * moment)
        made[place] = struck * (note + above + knock)
    return made


def chirp(start: float, end: float, seconds: float) -> Sound:
    """A small bird: a clear tone that glides."""
    made, phase = silence(seconds), 0.0
    for place in range(len(made)):
        at = place / len(made)
        phase += 2 * math.pi * (start + (end - start) * at) / RATE
        made[place] = hill(0.35)(at) * math.sin(phase)
    return made


def mix(*parts: tuple[float, float, Sound]) -> Sound:
    """Sounds laid over each other: each with its start in seconds and its loudness."""
    made = [0.0] * max(round(start * RATE) + len(sound) for start, _, sound in parts)
    for start, loudness, sound in parts:
        first = round(start * RATE)
        for place, value in enumerate(sound):
            made[first + place] += loudness * value
    return made


def levelled(sound: Sound) -> Sound:
    """The sound at full volume."""
    most = max(map(abs, sound))
    return [value / most for value in sound]


def fly() -> Sound:
    """A card sails over the table."""
    return paper(0.34, hill(0.4), low=lambda at: 0.7 + 1.9 * hill(0.45)(at), seed=1)


def turn() -> Sound:
    """A card is turned: the paper bends, then a small snap."""
    bend = paper(0.07, hill(0.8), low=lambda at: 1.5 + at, seed=3)
    snap = paper(0.06, fall(7), low=lambda at: 6 - 3 * at, seed=2)
    return mix((0.0, 0.3, bend), (0.06, 0.9, snap), (0.06, 0.3, bar(330, 0.1, fading=35)))


def gather() -> Sound:
    """Three cards are swept together."""
    rustles = (paper(0.11, hill(0.3), low=lambda at: 2.2 + 1.6 * (1 - at), seed=seed) for seed in (4, 5, 6))
    return mix(*((0.095 * nth, 0.7 + 0.15 * nth, rustle) for nth, rustle in enumerate(rustles)))


def land() -> Sound:
    """A bird lands on its wire."""
    knock = paper(0.03, fall(6), low=lambda at: 2, seed=7)
    return mix((0.0, 1.0, bar(196, 0.24, fading=18)), (0.0, 0.25, knock), (0.11, 0.2, chirp(2600, 3500, 0.08)))


def call() -> Sound:
    """Your turn: two warm notes."""
    return mix((0.0, 0.9, bar(392.0, 0.5)), (0.15, 1.0, bar(523.3, 0.55)))


def win() -> Sound:
    """Four rising notes, and a bird that has heard them."""
    notes = (392.0, 493.9, 587.3, 784.0)
    figure = [(0.11 * nth, 0.75 + 0.08 * nth, bar(note, 0.5)) for nth, note in enumerate(notes)]
    trill = [(0.46 + 0.055 * nth, 0.13, chirp(3000 + 350 * (nth % 2), 3350 - 350 * (nth % 2), 0.05)) for nth in range(7)]
    return mix(*figure, *trill)


SOUNDS = (fly, turn, gather, land, win, call)


def finished(sound: Sound) -> bytes:
    """The finished sound: levelled, quiet, and silent at both ends."""
    edge = round(FADE * RATE)
    values = levelled(sound)
    for place in range(edge):
        values[place] *= place / edge
        values[-1 - place] *= place / edge
    return struct.pack(f"<{len(values)}h", *(round(32767 * PEAK * value) for value in values))


def write(folder: Path) -> None:
    """Write all sounds."""
    folder.mkdir(parents=True, exist_ok=True)
    for make in SOUNDS:
        with wave.open(str(folder / f"{make.__name__}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(finished(make()))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
