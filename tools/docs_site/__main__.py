"""Writes docs/games and its list in mkdocs.yml, from what the program itself says of its games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from tools.docs_site.game_pages import all_pages, site_with_games

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the program; return its exit status."""
    argparse.ArgumentParser(prog="python -m tools.docs_site", description=__doc__).parse_args(
        arguments
    )
    folder, site = root / "docs" / "games", root / "mkdocs.yml"
    folder.mkdir(parents=True, exist_ok=True)
    pages = all_pages()
    for old in folder.glob("*.md"):
        if old.name not in pages:
            old.unlink()
    for name, text in pages.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    site.write_text(
        site_with_games(site.read_text(encoding="utf-8")), encoding="utf-8", newline="\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
