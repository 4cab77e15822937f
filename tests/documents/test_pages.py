"""No link of a page leads nowhere, and every page is in the index and in the site."""

import re

from tests.documents.pages import INDEX, PAGES, ROOT, for_whom, links, text_of
from tests.helpers.rows import each_row
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
