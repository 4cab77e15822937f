"""Pages can be read: no endless lines and sentences, and the same on the forge and in the site."""

import re

from tests.documents.pages import (
    ITEM,
    PAGES,
    for_whom,
    prose,
    sentences,
    text_of,
    words,
)
from tests.helpers.rows import each_row
from tools.docs_site.headings import headings

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
