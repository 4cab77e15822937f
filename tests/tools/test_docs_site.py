"""Anchors as the forge makes them, and links that lead somewhere in the site."""

from tests.helpers.rows import each_row
from tools.docs_site.headings import anchor_of, headings
from tools.docs_site.links import for_site, place_in_project, place_in_site


@each_row(
    ("heading", "anchor"),
    [
        ("The house", "the-house"),
        ("2.1 Two-player profiles: table", "21-two-player-profiles-table"),
        ("2. three-66 — each for himself (000/002)", "2-three-66--each-for-himself-000002"),
        ("8. gaigel — Württemberg, two packs", "8-gaigel--württemberg-two-packs"),
        ("Where do I change …?", "where-do-i-change-"),
        ("generated from `vectors_many.json`", "generated-from-vectors_manyjson"),
    ],
)
def test_an_anchor_is_that_of_the_forge(heading: str, anchor: str) -> None:
    assert anchor_of(heading) == anchor


def test_headings_have_levels_numbers_and_anchors_of_their_own() -> None:
    page = "# One\n\n## 2.1 Two\n\n```\n# none\n```\n\n## Same\n\n### Same\n\n#no\n"
    found = [(one.level, one.text, one.anchor, one.number) for one in headings(page)]
    assert found == [
        (1, "One", "one", ""),
        (2, "2.1 Two", "21-two", "2.1"),
        (2, "Same", "same", ""),
        (3, "Same", "same-1", ""),
    ]


@each_row(
    ("page", "link", "seen"),
    [
        ("docs/ai.md", "[a](rules.md#x)", "[a](rules.md#x)"),
        ("docs/ai.md", "[a](../CONTRIBUTING.md)", "[a](contributing.md)"),
        ("docs/games/gaigel.md", "[a](../many.md#8)", "[a](../many.md#8)"),
        ("docs/games/gaigel.md", "[a](../../README.md)", "[a](../program.md)"),
        ("README.md", "![a](docs/screenshots/a.png)", "![a](screenshots/a.png)"),
        ("packaging/README.md", "[a](../docs/keys.md)", "[a](keys.md)"),
        ("docs/ai.md", "[of\nit](../setup.py)", "of\nit"),
        ("README.md", "[a](https://x.org) [b](#c)", "[a](https://x.org) [b](#c)"),
    ],
)
def test_a_link_leads_somewhere_in_the_site(page: str, link: str, seen: str) -> None:
    assert for_site(link, page) == seen


def test_what_the_site_has_not_is_looked_up_in_the_repository() -> None:
    seen = for_site("[a](../setup.py#L1)", "docs/ai.md", "https://github.com/a/b")
    assert seen == "[a](https://github.com/a/b/blob/main/setup.py#L1)"


def test_a_page_has_a_place_in_the_site_and_back() -> None:
    assert place_in_site("README.de.md") == "program.de.md"
    assert place_in_site("docs/games/gaigel.md") == "games/gaigel.md"
    assert place_in_site("setup.py") is None
    assert place_in_project("program.de.md") == "README.de.md"
    assert place_in_project("games/gaigel.md") == "docs/games/gaigel.md"
