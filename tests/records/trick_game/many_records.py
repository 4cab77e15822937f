"""The worked records and games of the specification, record by record."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "golden" / "records-many"
FILES = sorted(path.name for path in FOLDER.iterdir())


def text_of(name: str) -> str:
    """A file, without a blank line that may end it."""
    return (FOLDER / name).read_text(encoding="utf-8").rstrip("\n") + "\n"


def worked(game: str) -> str:
    """The worked record of a game (many.md 12.5)."""
    return text_of(f"worked-{game}.66r")
