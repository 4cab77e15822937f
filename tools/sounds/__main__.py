"""Makes all sounds again, their pictures, and the table of their levels: python -m tools.sounds.

The table stands in docs/sound.md. With `--check` nothing is written: the status is 1 where a
shipped file differs from what is made by more than one step of the least bit, or the table from
what it would be. It needs numpy.
"""

import argparse
import os
import re
import sys
from collections.abc import Mapping, Sequence

import numpy as np

from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.sound.store import SoundFileError, read_sound
from tools.sounds.files import FOLDER, ROOT, Samples, all_sounds, level_of, write_all
from tools.sounds.pictures import paint_groups

_PAGE = ROOT / "docs" / "sound.md"
_PICTURES = ROOT / "docs" / "sound"
_TABLE = re.compile(r"(?<=\n)\| sound \| group \|.*?(?=\n\n)", re.DOTALL)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or compare the files; give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.sounds", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare with the shipped files")
    asked = parser.parse_args(arguments)
    sounds = all_sounds()
    if asked.check:
        wrong = differing(sounds)
        if _PAGE.read_text(encoding="utf-8") != page(sounds):
            wrong.append(_PAGE.name)
        for name in wrong:
            print(f"{name} is not what is made: run python -m tools.sounds", file=sys.stderr)
        return int(bool(wrong))
    write_all(sounds)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    paint_groups(sounds, _PICTURES)
    _PAGE.write_text(page(sounds), encoding="utf-8")
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


def page(sounds: Mapping[Sound, Sequence[Samples]]) -> str:
    """Return docs/sound.md with the table of these sounds."""
    return _TABLE.sub(lambda _: "\n".join(table(sounds)), _PAGE.read_text(encoding="utf-8"))


def table(sounds: Mapping[Sound, Sequence[Samples]]) -> list[str]:
    """Return the levels of all sounds as a table: the least and the most of the variants."""
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
