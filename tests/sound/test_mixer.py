"""The mixer against a naive one: voices, variants, pitch, place, and no click anywhere."""

import random
from array import array
from itertools import pairwise
from math import cos, pi, sin

import pytest
from typing_extensions import override

from sixtysix_gui.sound import mixer as mixing
from sixtysix_gui.sound.mixer import Mixer
from sixtysix_gui.sound.mixing import pressed
from sixtysix_gui.sound.sounds import Cue, Sound
from sixtysix_gui.sound.store import Bank
from tests.helpers.rows import each_row

pytestmark = pytest.mark.both_modes
RATE = 48_000
FULL_VOLUME = 100


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Even(random.Random):
    """Chooses the first and takes the middle of every range."""

    @override
    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2

    @override
    def choice(self, seq: list[int]) -> int:  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
        return seq[0]


def humps(lengths: list[int], level: int = 8000) -> Bank:
    """Sounds that rise from nothing and fall to nothing, one variant for each length."""
    samples = array("h", [0])
    places: list[tuple[int, int]] = []
    for length in lengths:
        first = len(samples)
        samples.extend(round(level * sin(pi * n / (length - 1))) for n in range(length))
        places.append((first, len(samples)))
    return Bank(samples, dict.fromkeys(Sound, tuple(places)))


def rendered(mixer: Mixer, blocks: int, frames: int = 960) -> tuple[list[int], list[int]]:
    left: list[int] = []
    right: list[int] = []
    for _ in range(blocks):
        out = mixer.render(frames)
        left += out[0::2]
        right += out[1::2]
    return left, right


def loud(bank: Bank, *, voices: int | None = None, chance: random.Random | None = None) -> Mixer:
    """A mixer that has come to its full volume."""
    mixer = Mixer(bank, chance or Even(), Clock(), voices)
    mixer.set_volume(FULL_VOLUME)
    mixer.render(960)
    return mixer


@each_row("pan", [-1.0, -0.25, 0.0, 1.0])
def test_one_voice_is_its_samples_laid_between_left_and_right(pan: float) -> None:
    bank = humps([700])
    mixer = loud(bank)
    mixer.play(Cue(Sound.PLAY, pan))
    for heard, gain in zip(
        rendered(mixer, 1), (cos((pan + 1) * pi / 4), sin((pan + 1) * pi / 4)), strict=True
    ):
        expected = [n * gain * 32767 / 32768 for n in bank.samples[1:700]]
        assert heard[:699] == pytest.approx(expected, abs=0.51)
        assert not any(heard[700:])


def test_a_higher_pitch_is_shorter_and_reads_between_the_samples() -> None:
    class Highest(Even):
        @override
        def uniform(self, a: float, b: float) -> float:
            return max(a, b)

    bank = humps([1030])
    mixer = loud(bank, chance=Highest())
    mixer.play(Cue(Sound.PLAY))
    left, _ = rendered(mixer, 2)
    expected: list[float] = []
    at = 1.0
    while at < 1030:
        low = int(at)
        value = bank.samples[low] + (bank.samples[low + 1] - bank.samples[low]) * (at - low)
        expected.append(value * cos(pi / 4) * 32767 / 32768)
        at += 1.03
    assert left[: len(expected)] == pytest.approx(expected, abs=0.51)
    assert not any(left[len(expected) :])
    assert len(expected) == pytest.approx(1030 / 1.03, abs=2)


def test_the_same_variant_never_comes_twice_in_a_row() -> None:
    lengths = [300, 340, 390, 440]
    mixer = loud(humps(lengths), chance=random.Random(66))
    mixing_pitch = mixing.PITCH
    heard: list[int] = []
    for _ in range(60):
        mixer.play(Cue(Sound.PLAY))
        left, _ = rendered(mixer, 1)
        length = max(n for n, value in enumerate(left) if value) + 1
        heard.append(min(lengths, key=lambda wanted: abs(wanted - length)))
        assert any(abs(length - n) <= n * mixing_pitch + 2 for n in lengths)
    assert all(one != next_one for one, next_one in pairwise(heard))
    assert set(heard) == set(lengths)


@each_row("voices", [2, 16])
def test_a_voice_too_many_lets_the_oldest_give_way_without_a_click(voices: int) -> None:
    bank = humps([9000], level=1200)
    alone = loud(bank, voices=voices)
    alone.play(Cue(Sound.PLAY))
    steepest = step_of(rendered(alone, 12)[0])
    mixer = loud(bank, voices=voices)
    left: list[int] = []
    for sound in list(Sound)[: voices + 4]:
        mixer.play(Cue(sound))
        left += rendered(mixer, 1, 400)[0]
    left += rendered(mixer, 25)[0]
    # a voice that gives way falls by a 240th of its level each frame, beside all others
    assert step_of(left) <= steepest * voices + 1200 / 240 + 2
    assert mixer.is_silent
    assert left[-1] == 0


def step_of(samples: list[int]) -> int:
    return max(abs(b - a) for a, b in pairwise(samples))


def test_a_shortened_sound_fades_out_and_is_over_in_time() -> None:
    mixer = loud(humps([48_000]))
    mixer.play(Cue(Sound.PLAY, longest=110))
    left, _ = rendered(mixer, 50)
    ends = max(n for n, value in enumerate(left) if value)
    assert 100 <= ends / RATE * 1000 <= 111
    assert step_of(left) <= 8000 / 1920 + 8000 * pi / 48_000 + 1


def test_the_volume_changes_without_a_step() -> None:
    mixer = loud(humps([48_000]))
    mixer.play(Cue(Sound.PLAY))
    left, _ = rendered(mixer, 12)
    mixer.set_volume(0)
    after, _ = rendered(mixer, 2)
    assert step_of([left[-1], *after]) <= 8000 / 480 + 2
    assert not any(after[480:])


def test_all_voices_fade_out_and_what_waits_is_forgotten() -> None:
    mixer = loud(humps([48_000]))
    mixer.play(Cue(Sound.PLAY))
    before, _ = rendered(mixer, 12)
    mixer.play(Cue(Sound.DRAW))
    mixer.fade_out()
    after, _ = rendered(mixer, 3)
    assert step_of([before[-1], *after]) <= 8000 / 1440 + 2
    assert not any(after[1500:])
    assert mixer.is_silent


def test_sixteen_loud_voices_are_pressed_together_and_not_cut_off() -> None:
    mixer = loud(humps([9000], level=11_000), voices=16)
    for sound in list(Sound)[:16]:
        mixer.play(Cue(sound, pan=-1.0))
    left, _ = rendered(mixer, 12)
    assert 0.9 * 32767 < max(left) < 32767
    assert len(set(left[4400:4600])) > 1


def test_pressing_changes_nothing_below_the_knee_and_never_reaches_full_scale() -> None:
    levels = [n / 100 for n in range(-2000, 2001)]
    found = [pressed(level) for level in levels]
    assert all(a < b for a, b in pairwise(found))
    assert all(-1 < value < 1 for value in found)
    assert all(a == b for a, b in zip(levels, found, strict=True) if abs(a) <= 0.7)


def test_a_sound_that_could_not_begin_in_time_is_not_heard() -> None:
    clock = Clock()
    mixer = Mixer(humps([700]), Even(), clock)
    mixer.set_volume(FULL_VOLUME)
    mixer.play(Cue(Sound.PLAY))
    clock.now = 0.6
    assert not any(rendered(mixer, 2)[0])
    assert mixer.is_silent


def test_a_sound_without_files_is_silent() -> None:
    mixer = loud(Bank(array("h", [0]), {Sound.CHIPS: ()}))
    mixer.play(Cue(Sound.CHIPS))
    mixer.play(Cue(Sound.PLAY))
    assert not any(rendered(mixer, 1)[0])
    assert mixer.is_silent


@each_row(("apart", "times"), [(0, 1), (256, 1), (700, 1), (800, 2), (5000, 2)])
def test_a_sound_asked_for_again_within_15_ms_is_not_doubled(apart: int, times: int) -> None:
    """As when the screen has faltered, and all cards of a pile are counted at once."""
    mixer = loud(humps([9000], level=1000))
    mixer.play(Cue(Sound.COUNT, pan=-1.0))
    left = rendered(mixer, 1, apart)[0] if apart else []
    mixer.play(Cue(Sound.COUNT, pan=-1.0))
    left += rendered(mixer, 1, 15_000)[0]
    alone = [1000 * sin(pi * n / 8999) for n in range(9000)]
    expected = [*alone, *[0.0] * (apart + 15_000 - 9000)]
    if times == 2:
        expected = [a + b for a, b in zip(expected, [*[0.0] * apart, *expected], strict=False)]
    assert left == pytest.approx(expected, abs=1.1)


def test_a_hundred_sounds_at_once_are_neither_cut_off_nor_piled_up() -> None:
    chance = random.Random(66)
    mixer = loud(humps([4800], level=11_000), chance=chance)
    for _ in range(100):
        mixer.play(Cue(chance.choice(list(Sound)), pan=chance.uniform(-1, 1)))
    left, right = rendered(mixer, 60)
    assert max(map(abs, [*left, *right])) < 32767
    assert mixer.is_silent
    assert left[-1] == right[-1] == 0


def test_what_sounded_is_forgotten_before_another_loudspeaker_asks() -> None:
    mixer = loud(humps([48_000]))
    mixer.play(Cue(Sound.PLAY))
    rendered(mixer, 12)
    mixer.reset()
    assert mixer.is_silent
    mixer.play(Cue(Sound.DRAW))
    left, _ = rendered(mixer, 2)
    assert 0 <= left[0] <= 1
    assert step_of(left) <= 2


@each_row("voices", [None, 2])
def test_the_same_sound_from_both_sides_is_heard_from_both(voices: int | None) -> None:
    mixer = loud(humps([700], level=1000), voices=voices)
    for pan in (-1.0, 1.0, -1.0):
        mixer.play(Cue(Sound.COUNT, pan))
    left, right = rendered(mixer, 1)
    assert 990 <= max(left) <= 1000
    assert 990 <= max(right) <= 1000
