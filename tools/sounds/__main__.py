"""Makes all sounds again, their pictures, and the table of their levels: python -m tools.sounds.

With `--check` nothing is written: the status is 1 where a shipped file differs from what is made by
more than one step of the least bit. It needs numpy.
"""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence

import numpy as np

from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.sound.store import SoundFileError, read_sound
from tools.sounds.files import FOLDER, ROOT, Samples, all_sounds, level_of, write_all
from tools.sounds.pictures import paint_groups

_PICTURES = ROOT / "docs" / "sound"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or compare the files; give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.sounds", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare with the shipped files")
    asked = parser.parse_args(arguments)
    sounds = all_sounds()
    if asked.check:
        wrong = differing(sounds)
        for name in wrong:
            print(f"{name} is not what the tool makes", file=sys.stderr)
        return int(bool(wrong))
    write_all(sounds)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    paint_groups(sounds, _PICTURES)
    print("\n".join(table(sounds)))
    return 0


def differing(sounds: Mapping[Sound, Sequence[Samples]]) -> list[str]:
    """Name the shipped files that differ from the sounds by more than one step."""
    return [
        sound.file(number)
        for sound, variants in sounds.items()
        for number, content in enumerate(variants, 1)
        if not _is_same(sound.file(number), content)
    ]


def _is_same(name: str, content: Samples) -> bool:
    try:
        shipped = np.array(read_sound(FOLDER / name), dtype=np.int32)
    except SoundFileError:
        return False
    return len(shipped) == len(content) and bool(np.max(np.abs(shipped - content)) <= 1)


def table(sounds: Mapping[Sound, Sequence[Samples]]) -> list[str]:
    """Write the levels of all sounds as a table: the least and the most of the variants."""
    lines = ["| sound | group | ms | peak, dBFS | loudness, dB |", "|---|---|---|---|---|"]
    for sound, variants in sounds.items():
        levels = [level_of(content) for content in variants]
        peaks, loud = ([getattr(level, name) for level in levels] for name in ("peak", "loudness"))
        lines.append(
            f"| {sound.value} | {sound.group.value} | {levels[0].length:.0f} | "
            f"{min(peaks):.1f} … {max(peaks):.1f} | {min(loud):.1f} … {max(loud):.1f} |"
        )
    return lines


if __name__ == "__main__":
    sys.exit(main())
