"""One page a game: what the program's own help says of it, and where the specification does."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from sixtysix_gui.rules.seats import seats_of
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.rules.help_page import Chapter, chapters
from sixtysix_gui.text.rules.help_values import TRUMP, Example
from sixtysix_gui.text.rules.rule_sets import (
    FOR_TWO,
    facts_of,
    guided_game,
    one_line,
    plain_name,
    rule_cards,
)
from tools.docs_site.headings import Heading, headings

DOCS = Path(__file__).resolve().parents[2] / "docs"
INDEX = "README.md"
WIDTH = 118
_SEATS: Mapping[int, str] = {2: "For two", 3: "For three", 4: "For four"}
_WORDS = CardWords()
_MADE = (
    "*Written by the program from its own rules, as its help (F1) tells them; "
    "`python -m tools.docs_site` writes it again.*"
)


def all_pages() -> dict[str, str]:
    """Return the text of every page by the name of its file, the index first."""
    pages = {INDEX: _index()}
    for name in rule_set_names():
        pages[f"{name}.md"] = game_page(name)
    return pages


def site_with_games(site: str) -> str:
    """Return the text of mkdocs.yml with every game in its list, as the index has them."""
    names = [name for seats in _SEATS for name in rule_set_names(seats=seats)]
    head = re.search(rf"^( *- games/){INDEX}\n", site, re.MULTILINE)
    if head is None:
        raise ValueError(site)
    others = re.compile(rf"(?:{head[1]}.*\n)*").match(site, head.end())
    end = head.end() if others is None else others.end()
    return site[: head.end()] + "".join(f"{head[1]}{name}.md\n" for name in names) + site[end:]


def game_page(name: str) -> str:
    """Write the page of a rule set.

    Raises:
        UnknownRuleSetError: if there is none of that name.
    """
    rules = rule_set(name)
    parts = [f"# {plain_name(name)}", _wrapped(_plain(one_line(name))), _facts(rules)]
    for chapter in chapters(rules, _WORDS):
        parts += _chapter(chapter, rules, "##")
    return "\n\n".join([*parts, _wrapped(_MADE)]) + "\n"


def _chapter(chapter: Chapter, rules: Rules, level: str) -> Iterator[str]:
    """Write a chapter; of pictures only those that show what the rules allow, as a table."""
    yield f"{level} {chapter.title}"
    duties = [example for example in chapter.examples if example.by_rules]
    if duties:
        yield from _duties(duties, rules)
    else:
        yield "\n".join(_item(sentence) for sentence in chapter.sentences)
    for section in chapter.sections:
        yield from _chapter(section, rules, f"{level}#")


def _facts(rules: Rules) -> str:
    rows = [
        ("Players", str(len(seats_of(rules.parties)))),
        ("Cards and game", facts_of(rules)),
        ("Where it is played", _place(rules.name)),
        ("In records and `sixtysix-cli`", f"`{rules.name}`"),
        ("Guided deal", _guided(rules)),
        ("Specification", _specification(rules)),
    ]
    lines = [f"| {name} | {told} |" for name, told in rows if told]
    return "\n".join(["| | |", "|---|---|", *lines])


def _place(name: str) -> str:
    cards = (card for cards in rule_cards().values() for card in cards)
    return next((card.place for card in cards if card.variant(name)), "")


def _guided(rules: Rules) -> str:
    game = guided_game(rules)
    if game is None:
        return ""
    of_another = game == FOR_TWO and rules.name != FOR_TWO
    return "*Show me how*" + (f", by the rules of {plain_name(game)}" if of_another else "")


def _specification(rules: Rules) -> str:
    """Link the chapter of the specification that a rule set is in."""
    if rules.close:
        found = _heading("rules.md", r"2\.2 ")
        return f"profile `{rules.name}` in [rules.md {found.number}](../rules.md#{found.anchor})"
    found = _heading("many.md", rf"\d+\. {rules.name.removesuffix('-2')} ")
    return f"[many.md {found.number}](../many.md#{found.anchor})"


def _heading(page: str, pattern: str) -> Heading:
    text = (DOCS / page).read_text(encoding="utf-8")
    return next(one for one in headings(text) if re.match(pattern, one.text))


def _duties(examples: Iterable[Example], rules: Rules) -> Iterator[str]:
    """Tell the duties by little tricks: what lies there, the hand, and what may be played."""
    when = "Once the talon is used up; trumps" if rules.has_talon else "Trumps"
    yield f"{when} are {_WORDS.suit(TRUMP)}, and the card in bold is winning the trick."
    rows = map(_example, examples)
    yield "\n".join(["| | trick so far | your hand | you may play |", "|---|---|---|---|", *rows])


def _example(example: Example) -> str:
    trick, hand, playable = (
        [_WORDS.short(card).replace(" ", "\N{NO-BREAK SPACE}") for card in cards]
        for cards in (example.trick, example.hand, example.playable)
    )
    trick[example.winning] = f"**{trick[example.winning]}**"
    cells = (_plain(example.caption), *(", ".join(cards) for cards in (trick, hand, playable)))
    return f"| {' | '.join(cells)} |"


def _index() -> str:
    """List all games by how many play, a line each."""
    parts = [
        "# The games",
        _wrapped(
            "Sixty-Six and its relatives, a page each, in the words of the program. What no page "
            "says is in the specifications, [rules.md](../rules.md) for two and "
            "[many.md](../many.md) for the others."
        ),
    ]
    for seats, title in _SEATS.items():
        lines = [
            _item(f"[{plain_name(name)}]({name}.md): {_plain(one_line(name))}", ready=True)
            for name in rule_set_names(seats=seats)
        ]
        parts += [f"## {title}", "\n".join(lines)]
    return "\n\n".join([*parts, _wrapped(_MADE)]) + "\n"


def _item(sentence: str, *, ready: bool = False) -> str:
    return _wrapped(sentence if ready else _plain(sentence), "- ", "  ")


def _wrapped(text: str, first: str = "", rest: str = "") -> str:
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _plain(sentence: str) -> str:
    """Keep what a sentence says from being read as Markdown."""
    return re.sub(r"([\\`*_<|\[\]])", r"\\\1", sentence)
