"""Makes the companion of Cabin, with the letters that Cabin lacks: resources/fonts/SixtysixSans-*.

Cyrillic, the rest of Latin Extended-A and a few signs come from Source Sans 3, scaled to the
x-height of Cabin and in the weight whose strokes are as strong as Cabin's, so that figures and
Cyrillic words look alike; ő and ű are Cabin's own letters with its own accents, so that a Hungarian
word is of one kind. FOLDER holds the files of the npm package @fontsource-variable/source-sans-3,
of which version 5.3.1 was taken:

    npm pack @fontsource-variable/source-sans-3 && tar -xzf fontsource-variable-source-sans-3-*.tgz
    python -m tools.fonts package/files

The same files give the same fonts. Their licence lies beside them; since names are reserved by it,
the companion has one of its own.
"""

import argparse
from pathlib import Path

from tools.fonts.companion import companion

WEIGHTS = {"Regular": (400, 445), "Medium": (500, 525), "SemiBold": (600, 600)}
"""What each calls itself, as Cabin does, and the weight of Source Sans that looks like it."""
RESOURCES = Path(__file__).resolve().parents[2] / "resources" / "fonts"


def main() -> None:
    """Writes one file for each weight of Cabin."""
    parser = argparse.ArgumentParser(prog="python -m tools.fonts", description=__doc__)
    parser.add_argument("folder", type=Path, help="files of @fontsource-variable/source-sans-3")
    parser.add_argument("--out", type=Path, default=RESOURCES, help="where the fonts are written")
    options = parser.parse_args()
    for style, (weight, drawn) in WEIGHTS.items():
        target = options.out / f"SixtysixSans-{style}.ttf"
        companion(options.folder, RESOURCES / f"Cabin-{style}.otf", style, weight, drawn).save(
            target
        )
        print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
