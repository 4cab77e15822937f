"""Every game has its page, which says what the program says, with the figures of the rules."""

import re
from pathlib import Path

from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.documents.pages import DOCS, text_of
from tests.helpers.rows import each_row
from tools.docs_site.__main__ import main
from tools.docs_site.game_pages import all_pages

NAMES = rule_set_names()

# rules.md 2.1, many.md 2 to 8: players, cards of the pack, cards dealt to each
FIGURES = [
    *(("german-66", 2, 24, 6), ("house-66", 2, 24, 6), ("santase", 2, 24, 6)),
    *(("santase-engine", 2, 24, 6), ("schnapsen", 2, 20, 5), ("schnapsen-sharp", 2, 20, 5)),
    *(("schnapsen-bar", 2, 20, 5), ("schnapsen-bar-24", 2, 24, 6), ("wiki-66", 2, 24, 6)),
    *(("three-66", 3, 24, 8), ("four-66", 4, 24, 6), ("na-66", 4, 24, 6)),
    *(("cutthroat-66", 3, 24, 7), ("idiots-66", 2, 24, 6), ("bauernschnapsen", 4, 20, 5)),
    *(("gaigel", 4, 48, 5), ("gaigel-2", 2, 48, 5)),
]


def test_all_games_are_here() -> None:
    assert {name for name, *_ in FIGURES} == set(NAMES)
    assert {page.stem for page in (DOCS / "games").glob("*.md")} == {"README", *NAMES}


@each_row("name", ["README", *NAMES])
def test_a_page_is_what_the_program_says(name: str) -> None:
    written = all_pages()[f"{name}.md"]
    assert text_of(f"docs/games/{name}.md") == written, "python -m tools.docs_site writes it again"


@each_row(("name", "players", "pack", "hand"), FIGURES)
def test_a_page_has_the_figures_of_the_rules(name: str, players: int, pack: int, hand: int) -> None:
    page = text_of(f"docs/games/{name}.md")
    assert f"| Players | {players} |" in page
    assert re.search(rf"^\| Cards and game \| {pack} cards · ", page, re.MULTILINE)
    assert f"Each player is dealt {hand} cards: " in page


@each_row("name", NAMES)
def test_a_game_is_in_the_lists_of_games_and_in_the_site(name: str) -> None:
    assert f"]({name}.md)" in text_of("docs/games/README.md")
    assert f"- games/{name}.md\n" in text_of("mkdocs.yml")
    contents = text_of("docs/rules.md") + text_of("docs/many.md")
    assert f"[{name}](games/{name}.md)" in contents


def test_a_page_of_a_game_that_is_gone_goes(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "whist.md").write_text("# Whist\n", encoding="utf-8")
    assert main([], folder) == 0
    assert {page.name for page in folder.iterdir()} == set(all_pages())
