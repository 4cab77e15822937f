"""What stores, menus and package lists say of the program: complete, true, the same everywhere."""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Mapping
from pathlib import Path

from sixtysix_gui import languages
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.text.rules.rule_sets import rule_set_texts
from tests.helpers.rows import each_row
from tools.installers import app_stores
from tools.installers.linux import deb, linux_parts
from tools.releases.manifests import filled_in_texts
from tools.releases.program_texts import program_texts

ROOT = Path(__file__).parents[2]
TEXTS = program_texts()
SPOKEN = [code for code in languages.finished() if not languages.language(code).over]
CYRILLIC = re.compile("[\u0410-\u044f]")
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def description(language: str) -> list[str]:
    return [part.texts[language] for part in TEXTS.description]


def words(text: str) -> set[str]:
    """Return the words of a text, with neither case nor punctuation."""
    return set(re.findall(r"[\w’-]*\w", text.casefold()))


def game_names(language: str) -> Mapping[str, str]:
    """Return how the window calls each game."""
    names = {name: text.name for name, text in rule_set_texts().items()}
    if language == languages.FALLBACK:
        return names
    catalogue = languages.folder() / language / "sixtysix.ts"
    translated = {
        message.findtext("source") or "": message.findtext("translation") or ""
        for context in ElementTree.parse(catalogue).iter("context")
        if context.findtext("name") == "Rules"
        for message in context.iter("message")
    }
    return {name: translated[text] for name, text in names.items()}


@each_row("language", SPOKEN)
def test_every_game_is_named(language: str) -> None:
    names = game_names(language)
    said = [words(text) for text in description(language)]
    missing = [
        name for name in rule_set_names() if not any(words(names[name]) <= it for it in said)
    ]
    assert missing == []


def test_the_citation_has_the_names_of_the_game() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    keywords = set(re.findall(r"^  - ([\w -]+)$", text, re.MULTILINE))
    assert {"Sixty-Six", "Schnapsen", "Santase", "Bauernschnapsen", "Gaigel"} <= keywords


@each_row("language", SPOKEN)
def test_the_languages_are_named_and_the_language_itself_among_them(language: str) -> None:
    heading = {"en": "Languages", "de": "Sprachen", "bg": "Езици", "hu": "Nyelvek"}[language]
    (line,) = (one for one in description(language) if one.startswith(heading))
    assert languages.language(language).name.casefold() in line.casefold()
    assert len(re.split(", | and | und | и | és ", line)) == len(languages.finished())


@each_row(
    "said",
    [TEXTS.name, TEXTS.kind, TEXTS.summary, TEXTS.keywords]
    + [part.texts for part in TEXTS.description],
)
def test_every_text_is_there_in_every_language(said: Mapping[str, object]) -> None:
    assert next(iter(said)) == "en"  # the one without a mark stands first
    assert sorted(said) == sorted(SPOKEN)
    assert [code for code, text in said.items() if CYRILLIC.search(str(text))] == ["bg"]
    assert len({str(text) for text in said.values()}) == len(SPOKEN)


def test_the_summary_is_a_line_of_its_own_kind() -> None:
    for text in (*TEXTS.summary.values(), TEXTS.named_summary):
        assert len(text) <= 80
        assert not text.endswith(".")
    assert TEXTS.summary["en"].split()[0].casefold() not in {"a", "an", "the", "sixty-six"}


def test_keywords_fit_where_they_go() -> None:
    for keywords in TEXTS.keywords.values():
        assert len(set(keywords)) == len(keywords) <= 16  # as many as winget takes
        assert not [word for word in keywords if ";" in word or "'" in word or len(word) > 40]
    assert {"Bauernschnapsen", "Gaigel", "Snapszli"} <= set(TEXTS.keywords["en"])


def test_pip_says_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["description"] == TEXTS.named_summary
    assert project["keywords"] == list(TEXTS.keywords["en"])


def test_debian_says_the_same() -> None:
    synopsis, *lines = deb.description().splitlines()
    assert synopsis == f"Description: {TEXTS.named_summary}"
    assert [line for line in lines if not line.startswith(" ") or len(line) > 80] == []
    assert [line for line in lines if not line.strip()] == []
    assert [line for line in lines if line.startswith(" *")] == []  # lists lie deeper
    paragraphs = " ".join(" ".join(lines).split())
    for text in description("en"):
        assert text in paragraphs


def test_app_stores_say_the_same() -> None:
    tree = ElementTree.fromstring(app_stores.description_for_stores())
    described = tree.find("description")
    assert described is not None
    for language in SPOKEN:
        said = [
            each.text
            for each in described.iter()
            if each.get(LANG, "en") == language and each.tag in ("p", "li")
        ]
        assert said == description(language)
        keywords = [k.text for k in tree.iter("keyword") if k.get(LANG, "en") == language]
        assert keywords == list(TEXTS.keywords[language])
        (summary,) = [s.text for s in tree.iter("summary") if s.get(LANG, "en") == language]
        assert summary == TEXTS.summary[language]


def test_the_menu_says_the_same() -> None:
    lines = linux_parts.menu_texts().splitlines()
    assert "Name=Sixty-Six" in lines
    assert "GenericName[hu]=Kártyajáték" in lines
    assert f"Comment[bg]={TEXTS.summary['bg']}" in lines
    assert f"Keywords[de]={';'.join(TEXTS.keywords['de'])};" in lines
    assert len(lines) == 4 * len(SPOKEN)


def test_winget_and_homebrew_say_the_same() -> None:
    filled = filled_in_texts()
    assert filled["NAME"] == TEXTS.name["en"]
    assert filled["SUMMARY"] == TEXTS.summary["en"]
    assert "'" not in filled["SUMMARY"]
    assert '"' not in filled["SUMMARY"]
    assert "- 'card-game'\n  - '66'\n" in filled["TAGS"]
    described = " ".join(filled["DESCRIPTION"].split())
    for text in description("en"):
        assert text in described
