"""Rows of the tables of this folder: stacked deals, what is played, what must hold then."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Illegality, Move
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from tests.helpers.deals import engine, trick_games
from tests.helpers.deals.packs import Layout
from tests.helpers.golden_data.golden import profile

_LAYOUT = tuple(each.name for each in fields(Layout))
OF_CLOSING = ("x", "#", "d", "-", "out")
"""The acts that the naive engine for two writes in its own way, marriages apart: 20S, 40H."""


def text_of(name: str) -> str:
    """Return a table without its remarks."""
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    return "\n".join(line for line in text.split("\n") if not line.startswith("#"))


def move_of(token: str) -> Move:
    """Return a move by its token, in the words of either naive engine."""
    if token in OF_CLOSING or token[0] in "24":
        return engine.move_of(token)
    return trick_games.move_of(token)


def after(deal: Deal, acts: str) -> Deal:
    for token in acts.split():
        deal, _ = deal.apply(move_of(token))
    return deal


@dataclass(frozen=True)
class Setting:
    """A rule set with some dimensions changed, and the cards of a deal."""

    game: str
    overrides: dict[str, Any] = field(default_factory=dict[str, Any])
    cards: Layout = field(default_factory=Layout)
    dealer: str = "A"

    def rules(self) -> Rules:
        return rule_set(self.game, self.overrides)

    def start(self) -> Deal:
        pack = self.cards.pack or " ".join(self.cards.order(profile(self.game, self.overrides)))
        return engine.start(self.rules(), pack, self.dealer)


def setting(game: str, text: str) -> Setting:
    """Read what follows a game: "forehand=AC 9H; close.before_draw=false"."""
    values = dict(_pairs(text))
    layout = {name: values.pop(name) for name in _LAYOUT if name in values}
    overrides = {key: _json(value) for key, value in values.items() if "." in key}
    return Setting(game, overrides, Layout(**layout))


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for part in filter(None, text.split(";")):
        name, _, value = part.strip().partition("=")
        yield name, value


def _json(value: str) -> object:
    is_word = not (value.isdigit() or value[0] == "[" or value in ("true", "false"))
    return value if is_word else json.loads(value)


@cache
def deals() -> dict[str, Setting]:
    """Return the whole deals at the head of refusals.txt, by name."""
    lines = [line[1:] for line in text_of("refusals.txt").splitlines() if line[:1] == "@"]
    rows = [line.split(maxsplit=3) for line in lines]
    return {name: Setting(game, {}, Layout(pack=pack), who) for name, game, who, pack in rows}


@dataclass(frozen=True)
class Refusal:
    """A move after some others, and what forbids it."""

    where: Setting
    acts: str
    token: str
    reason: Illegality
    sentence: str


def refusals() -> Iterator[tuple[str, Refusal]]:
    """Yield the rows of refusals.txt with a name for each."""
    reason, sentence = "", ""
    for line in text_of("refusals.txt").splitlines():
        if line[:1].isalpha():
            reason, sentence = line.split(": ", 1)
        elif line[:1] == " ":
            place, *acts, token = (part.strip() for part in line.split(" > "))
            game, _, rest = place.partition(";")
            where = deals()[game[1:]] if game[0] == "@" else setting(game, rest)
            row = Refusal(where, " ".join(acts), token, Illegality[reason], sentence)
            yield f"{reason} {place} {row.acts} {token}", row


@dataclass(frozen=True)
class Then:
    """What must hold after some acts; "you" is the player the situation asks about.

    Empty fields are not checked. ``only`` are exactly the legal acts, ``yours`` and ``theirs`` the
    totals, and a result reads "you 3 out", "opponent 2 closed-fail" or "draw".
    """

    play: str = ""
    allows: str = ""
    forbids: str = ""
    only: str = ""
    yours: str = ""
    theirs: str = ""
    you_hold: str = ""
    they_hold: str = ""
    cards_each: str = ""
    result: str = ""


@dataclass(frozen=True)
class Situation:
    """One row for one rule set; ``you`` is a seat letter."""

    row: str
    where: Setting
    you: str
    then: tuple[Then, ...]


def situations() -> Iterator[tuple[str, Situation]]:
    """Yield the rows of situations.txt, each for all of its rule sets, with a name for each."""
    for block in text_of("situations.txt").split("\n\n"):
        lines = block.strip().splitlines()
        if not lines:
            continue
        row, games, _ = lines[0].split(" | ")
        given = "; ".join(line for line in lines[1:] if line[0] != ">")
        you = "A" if "you=dealer" in given else "B"
        then = tuple(_then(line[1:].strip()) for line in lines[1:] if line[0] == ">")
        for game in games.split():
            yield f"{row} {game}", Situation(row, setting(game, given), you, then)


def _then(text: str) -> Then:
    first, *rest = text.split("; ")
    play, checks = ("", text) if "=" in first else (first, "; ".join(rest))
    return Then(play, **dict(_pairs(checks)))
