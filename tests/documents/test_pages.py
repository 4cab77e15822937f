"""No link of a page leads nowhere, and every page is in the index and in the site."""

import re
from pathlib import Path

from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.documents.pages import (
    DOCS,
    INDEX,
    ITEM,
    PAGES,
    ROOT,
    for_whom,
    links,
    prose,
    sentences,
    text_of,
    words,
)
from tests.helpers.rows import each_row
from tools.docs_site.__main__ import main
from tools.docs_site.game_pages import all_pages
from tools.docs_site.headings import headings
from tools.docs_site.links import PLACES, place_in_site

AUDIENCES = ("For players", "For translators", "For programmers", "For researchers")
IN_NAV = re.findall(r"^ +- (?:[^:]+: )?([\w./-]+\.md)$", text_of("mkdocs.yml"), re.MULTILINE)
TITLE = re.compile(r"# \S")


def anchors(page: str) -> set[str]:
    return {heading.anchor for heading in headings(text_of(page))}


@each_row("page", PAGES)
def test_every_link_leads_to_a_file_and_to_a_heading_in_it(page: str) -> None:
    for link in links(text_of(page)):
        path, _, anchor = link.partition("#")
        if "://" in path:
            continue
        target = (ROOT / page).parent / path if path else ROOT / page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(str(target.resolve().relative_to(ROOT))), link


@each_row("page", [page for page in PAGES if not page.startswith(".")])
def test_a_page_has_one_title_and_begins_with_it(page: str) -> None:
    found = headings(text_of(page))
    assert TITLE.match(text_of(page))
    assert [heading.level for heading in found].count(1) == 1


def test_the_index_lists_every_page_once_and_games_by_their_own_index() -> None:
    listed = [page for audience in AUDIENCES for page in for_whom(audience)]
    games = [page for page in listed if page.startswith("docs/games/")]
    assert games == ["docs/games/README.md"]
    assert sorted(listed) == sorted(set(listed))
    in_docs = {page for page in PAGES if page.startswith("docs/") and "/games/" not in page}
    assert in_docs - {INDEX.relative_to(ROOT).as_posix()} <= set(listed)


@each_row("audience", AUDIENCES)
def test_the_site_has_the_pages_of_an_audience_in_its_part(audience: str) -> None:
    _, _, below = text_of("mkdocs.yml").partition(f"\n  - {audience.removeprefix('For ').title()}:")
    part, _, _ = below.partition("\n  - ")
    for page in for_whom(audience):
        assert f"{place_in_site(page)}\n" in f"{part}\n", page


def test_the_site_shows_every_page_once() -> None:
    pages = {place_in_site(page) for page in PAGES} - {None}
    assert sorted(IN_NAV) == sorted(page for page in pages if page)
    assert all((ROOT / page).is_file() for page in PLACES)


# Pages can be read: no endless lines and sentences, and the same on the forge and in the site.


WIDEST = 120
LONGEST = 40
CHANGES = "CHANGELOG.md"
"""Its items stand on a line each, as they come."""
READMES = [page for page in PAGES if page.startswith("README")]
GAMES = [page for page in PAGES if page.startswith("docs/games/")]
SPECIFICATIONS = ["docs/rules.md", "docs/many.md"]


@each_row("page", [page for page in PAGES if page != CHANGES])
def test_no_line_is_too_wide(page: str) -> None:
    for number, line in prose(text_of(page)):
        seen = re.sub(r"\]\([^)]*\)", "]", line)
        assert len(seen) <= WIDEST, f"{page}:{number} has {len(seen)} characters"


@each_row("page", sorted({*for_whom("For players"), *READMES, *GAMES}))
def test_players_are_spared_long_sentences(page: str) -> None:
    found = sentences(text_of(page))
    assert len(found) > 3
    for sentence in found:
        assert words(sentence) <= LONGEST, f"{words(sentence)} words: {sentence}"


@each_row("page", PAGES)
def test_lists_are_written_so_that_both_readers_of_markdown_see_them(page: str) -> None:
    """One of them wants a blank line before a list, and four blanks before what is nested."""
    before = ""
    for number, line in prose(text_of(page)):
        if ITEM.match(line):
            indent = len(line) - len(line.lstrip())
            assert indent % 4 == 0, f"{page}:{number} is nested by {indent}"
            begins = not before or before.startswith(("#", " ")) or ITEM.match(before)
            assert begins, f"{page}:{number} follows a paragraph"
        before = line


@each_row("page", SPECIFICATIONS)
def test_a_specification_has_all_its_chapters_in_its_table_of_contents(page: str) -> None:
    text = text_of(page)
    _, _, below = text.partition("\n## Contents\n")
    contents, _, _ = below.partition("\n## ")
    listed = re.findall(r"^( *)- \[(.+)\]\(#(.+)\)$", contents, re.MULTILINE)
    wanted = [
        ("    " * (heading.level - 2), heading.text.replace("*", ""), heading.anchor)
        for heading in headings(text)
        if heading.level in (2, 3) and heading.text != "Contents"
    ]
    assert listed == wanted
    assert len(wanted) > 40


# ------------------------------------------------------------------------------ the reader itself

FORTY_ONE = " ".join(["word"] * 40)


@each_row(
    ("text", "found"),
    [
        (f"Then {FORTY_ONE}.", [41]),
        ("It is so. It is not! Is it? “Yes,” he said.", [3, 3, 2, 3]),
        ("- one\n- two words\n\nand three words", [1, 2, 3]),
        ("# Title\n\nSee [the other page](x.md). [here](y.md) it ends.", [4, 3]),
        ("Run `a b c` now.\n\n    code that is long\n\n```\nmore of it\n```\n", [3]),
        ("| a table | is |\n|---|---|\n| no | prose |\n", []),
        ("Колко е. Толкова.", [2, 1]),
        ("It makes 18. So it is * not a list.", [3, 6]),
    ],
)
def test_sentences_are_told_apart(text: str, found: list[int]) -> None:
    assert [words(sentence) for sentence in sentences(text)] == found


def test_code_within_an_item_is_prose_and_code_beside_it_is_not() -> None:
    text = "- item\n\n    of it\n\nText.\n\n    code\n"
    assert [line for _, line in prose(text) if line] == ["- item", "    of it", "Text."]


# Every game has its page, which says what the program says, with the figures of the rules.


NAMES = rule_set_names()

# rules.md 2.1, many.md 2 to 8: players, cards of the pack, cards dealt to each; of most games
FIGURES = [
    *(("german-66", 2, 24, 6), ("house-66", 2, 24, 6), ("santase", 2, 24, 6)),
    *(("santase-engine", 2, 24, 6), ("schnapsen", 2, 20, 5), ("schnapsen-sharp", 2, 20, 5)),
    *(("schnapsen-bar", 2, 20, 5), ("schnapsen-bar-24", 2, 24, 6), ("wiki-66", 2, 24, 6)),
    *(("three-66", 3, 24, 8), ("four-66", 4, 24, 6), ("na-66", 4, 24, 6)),
    *(("cutthroat-66", 3, 24, 7), ("idiots-66", 2, 24, 6), ("bauernschnapsen", 4, 20, 5)),
    *(("gaigel", 4, 48, 5), ("gaigel-2", 2, 48, 5)),
]


def test_all_games_are_here() -> None:
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


def test_a_page_of_a_game_that_is_gone_goes_and_the_site_lists_those_there_are(
    tmp_path: Path,
) -> None:
    folder, site = tmp_path / "docs" / "games", tmp_path / "mkdocs.yml"
    folder.mkdir(parents=True)
    (folder / "whist.md").write_text("# Whist\n", encoding="utf-8")
    written = text_of("mkdocs.yml")
    site.write_text(written.replace("games/gaigel.md", "games/whist.md"), encoding="utf-8")
    assert main([], tmp_path) == 0
    assert {page.name for page in folder.iterdir()} == set(all_pages())
    assert site.read_text(encoding="utf-8") == written
