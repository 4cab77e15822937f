"""The shipped sounds: their kind, size, levels and ends, and that the tool makes the same."""

import contextlib
import random
import wave
from math import log10
from pathlib import Path

import pytest

from sixtysix_gui.resource_files import resource_path
from sixtysix_gui.sound import store
from sixtysix_gui.sound.sounds import RATE, VARIANTS, Sound, SoundGroup
from sixtysix_gui.sound.store import SoundFileError, load_bank, read_sound
from tests.helpers.rows import each_row

ALL = [(sound, variant) for sound in Sound for variant in range(1, VARIANTS + 1)]


def test_all_files_together_are_small_and_none_is_left_over() -> None:
    files = list(resource_path("sounds").iterdir())
    assert {file.name for file in files} == {sound.file(n) for sound, n in ALL}
    assert sum(file.stat().st_size for file in files) <= 3_000_000


@each_row("sound", Sound)
def test_no_file_is_too_loud_or_begins_or_ends_with_a_click(sound: Sound) -> None:
    contents = [read_sound(resource_path("sounds", sound.file(n))) for n in range(1, 5)]
    for samples in contents:
        peak = 20 * log10(max(map(abs, samples)) / 32767)
        assert -20 <= peak <= -8.999
        assert abs(samples[0]) <= 1
        assert abs(samples[-1]) <= 1
        assert max(map(abs, samples[:5])) <= 40
        assert max(map(abs, samples[-10:])) <= 40
    assert len({tuple(samples) for samples in contents}) == VARIANTS


def test_every_group_reaches_the_level_of_all() -> None:
    for group in SoundGroup:
        peaks = [
            max(map(abs, read_sound(resource_path("sounds", sound.file(n)))))
            for sound, n in ALL
            if sound.group is group
        ]
        assert 20 * log10(max(peaks) / 32767) == pytest.approx(-9, abs=0.05)


def test_made_again_they_are_the_same_within_one_step() -> None:
    pytest.importorskip("numpy", reason="numpy is not installed")
    from tools.sounds.__main__ import differing
    from tools.sounds.files import all_sounds

    assert differing(all_sounds()) == []


def test_each_group_is_equally_loud() -> None:
    pytest.importorskip("numpy", reason="numpy is not installed")
    import numpy as np

    from tools.sounds.synthesis import loudness

    for group in SoundGroup:
        levels = [
            loudness(np.array(read_sound(resource_path("sounds", sound.file(n)))) / 32767)
            for sound, n in ALL
            if sound.group is group
        ]
        assert max(levels) - min(levels) < 0.1


def test_the_bank_holds_every_variant() -> None:
    bank = load_bank()
    for sound, variant in ALL:
        first, last = bank.places[sound][variant - 1]
        assert bank.samples[first:last] == read_sound(resource_path("sounds", sound.file(variant)))


def write(
    path: Path, *, rate: int = RATE, channels: int = 1, width: int = 2, size: int = 48
) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(bytes(size))


@pytest.mark.parametrize("kind", [{"rate": 44_100}, {"channels": 2}, {"width": 1}])
def test_a_file_of_another_kind_is_refused(tmp_path: Path, kind: dict[str, int]) -> None:
    write(tmp_path / "play-1.wav", **kind)
    with pytest.raises(SoundFileError, match=r"play-1\.wav is not of 48 kHz"):
        read_sound(tmp_path / "play-1.wav")


def test_a_file_that_lasts_too_long_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "play-1.wav", size=2 * RATE * store.LONGEST)
    assert len(read_sound(tmp_path / "play-1.wav")) == RATE * store.LONGEST
    write(tmp_path / "play-1.wav", size=2 * RATE * store.LONGEST + 2)
    with pytest.raises(SoundFileError, match="lasts longer than 5 s"):
        read_sound(tmp_path / "play-1.wav")


def test_a_damaged_file_is_refused_or_read_but_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "play-1.wav"
    whole = resource_path("sounds", "count-1.wav").read_bytes()[:400]
    chance = random.Random(66)
    for _ in range(500):
        damaged = bytearray(whole[: chance.choice([chance.randrange(400), 400])])
        for _ in range(min(len(damaged), chance.randint(1, 3))):
            damaged[chance.randrange(min(len(damaged), 48))] = chance.choice([0, 1, 127, 255])
        file.write_bytes(damaged)
        with contextlib.suppress(SoundFileError):
            read_sound(file)


def test_missing_and_damaged_files_are_not_heard_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    write(tmp_path / "play-1.wav")
    (tmp_path / "play-2.wav").write_bytes(b"RIFF")
    monkeypatch.setattr(store, "sounds_folder", lambda: tmp_path)
    bank = load_bank()
    assert [len(places) for places in bank.places.values() if places] == [1]
    assert "play-2.wav is no sound file" in caplog.text
