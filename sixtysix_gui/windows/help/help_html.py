"""The help and the keys as simple HTML: for the panel beside the table, and the sheet of keys."""

from collections.abc import Iterable, Iterator
from html import escape

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import HEADING_FAMILY
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.key_words import key_groups
from sixtysix_gui.text.rules.help_examples import Example
from sixtysix_gui.text.rules.help_page import Chapter, chapters
from sixtysix_gui.text.rules.rule_sets import guided_game, rule_set_name

PICTURE = "example:"
"""The names of pictures in the page, before their numbers."""
_PICTURE = '<p style="margin-top: 8px; margin-bottom: 2px;"><img src="{}"></p>'
_LINK = '<a href="{}" style="color: {};">{}</a>'
_PLACE = '<a name="{}"></a>'
_PARAGRAPH = '<p style="margin-top: 2px; margin-bottom: 5px;">{}</p>'
_NO_BREAK = "\N{NO-BREAK SPACE}"
_WITHIN_A_KEY = "\N{WORD JOINER}"
"""Keeps a line from ending within a key."""
_KEYS_SHARE = "40%"
"""What the column of the keys takes of the width."""


def help_html(rules: Rules, words: CardWords) -> str:
    """Write the whole help.

    Its links lead to the guided deal of the game, and to the chapters that have a place.
    """
    written = chapters(rules, words)
    parts = [f'<h2 style="font-family: {HEADING_FAMILY};">{escape(rule_set_name(rules))}</h2>']
    game = guided_game(rules)
    if game is not None:
        parts.append(_link(game, translate("Help", "Show me how: a guided deal")))
    parts += [_link(f"#{one.place}", one.title) for one in written if one.place]
    names = (f"{PICTURE}{number}" for number, _ in enumerate(examples_in(written)))
    for chapter in written:
        parts += _chapter_html(chapter, 3, words, names)
    return "".join([*parts, _heading(translate("Help", "Keys"), 3), keys_html(level=4)])


def examples_in(written: Iterable[Chapter]) -> Iterator[Example]:
    """Yield the pictures of chapters in the order of the page."""
    for chapter in written:
        yield from chapter.examples
        yield from examples_in(chapter.sections)


def keys_html(level: int = 3) -> str:
    """Write all keys, with a heading of that level for each place."""
    return "".join(
        f'{_heading(group.title, level)}<table width="100%">'
        f"{''.join(map(_key_row, group.lines))}</table>"
        for group in key_groups()
    )


def _chapter_html(
    chapter: Chapter, level: int, words: CardWords, names: Iterator[str]
) -> Iterator[str]:
    """Write a chapter; its pictures have the next of the names."""
    if chapter.place:
        yield _PLACE.format(chapter.place)
    yield _heading(chapter.title, level)
    for sentence in chapter.sentences:
        yield _PARAGRAPH.format(escape(sentence))
    for example in chapter.examples:
        yield _PICTURE.format(next(names))
        yield _PARAGRAPH.format(_told(example, words))
    for section in chapter.sections:
        yield from _chapter_html(section, level + 1, words, names)


def _told(example: Example, words: CardWords) -> str:
    """Tell an example in words; no line ends within the short name of a card."""
    told = example.told(words)
    for card in example.playable:
        name = words.short(card)
        told = told.replace(name, name.replace(" ", _NO_BREAK))
    return escape(told)


def _link(target: str, text: str) -> str:
    return _PARAGRAPH.format(_LINK.format(target, theme.ACTION_GREEN, escape(text)))


def _heading(title: str, level: int) -> str:
    return (
        f'<h{level} style="font-family: {HEADING_FAMILY}; color: {theme.ACTION_GREEN};'
        f' margin-bottom: 2px; margin-top: 14px;">{escape(title)}</h{level}>'
    )


def _key_row(line: tuple[str, str]) -> str:
    keys, what = line
    whole = keys.replace("+", f"{_WITHIN_A_KEY}+{_WITHIN_A_KEY}")
    first = f'<td width="{_KEYS_SHARE}"><b>{escape(whole)}</b>&nbsp;&nbsp;</td>'
    return f"<tr>{first}<td>{escape(what)}</td></tr>"
