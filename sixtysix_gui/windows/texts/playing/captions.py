"""What the captions on the table say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.two_handed.phases import TalonStatus
from sixtysix_gui.rules.two_handed.transitions import marriage_points
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table import texts as table_texts
from sixtysix_gui.table.captions.wording import Captioned, CaptionKind, TableFacts
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.windows.texts.card_words import CardWords


def caption_sentence(thing: Captioned, facts: TableFacts, words: CardWords) -> str:
    """Say what a thing on the table is; empty where there is nothing to say."""
    if thing.kind is CaptionKind.PLATE:
        return " · ".join(line for line in thing.lines if line)
    if thing.kind is CaptionKind.TRUMP:
        return _trump(facts.view, words)
    if thing.kind is CaptionKind.TALON:
        return QCoreApplication.translate("Captions", "%n card(s) to draw.", None, thing.count)
    if thing.kind is CaptionKind.CLOSED:
        return _closed(facts)
    if thing.kind is CaptionKind.PILE:
        return _pile(thing, facts)
    if thing.kind is CaptionKind.SCORE:
        return _score(thing, facts)
    if thing.kind is CaptionKind.MARRIAGE:
        return _marriage(thing, facts.view, words)
    if thing.kind is CaptionKind.NO_COIN:
        return _no_coin(facts.view)
    return _dealer(thing, facts)


def _trump(view: PlayerView, words: CardWords) -> str:
    if view.status is TalonStatus.OPEN and view.turn_up is not None:
        #: {rank} is a word within a sentence, such as jack
        text = QCoreApplication.translate("Captions", "Trumps: {suit}. The {rank} lies face up.")
        return text.format(suit=words.suit(view.trump), rank=words.rank(view.turn_up.rank))
    text = QCoreApplication.translate("Captions", "Trumps: {suit}.")
    return text.format(suit=words.suit(view.trump))


def _closed(facts: TableFacts) -> str:
    view = facts.view
    if view.close is None:
        return ""
    if view.close.seat is view.seat and not facts.only_watched:
        return QCoreApplication.translate("Captions", "Closed by you: suit must be followed.")
    text = QCoreApplication.translate("Captions", "Closed by {name}: suit must be followed.")
    side = Side.MINE if view.close.seat is view.seat else Side.THEIRS
    return text.format(name=_name(side, facts))


def _pile(thing: Captioned, facts: TableFacts) -> str:
    if _is_mine(thing, facts):
        text = QCoreApplication.translate("Captions", "Your tricks: {count}.")
    else:
        text = QCoreApplication.translate("Captions", "Tricks of {name}: {count}.")
    text = text.format(count=thing.count, name=_name(thing.side, facts))
    if thing.may_look:
        click = QCoreApplication.translate("Captions", "Click to see the last one.")
        return f"{text} {click}"
    return text


def _score(thing: Captioned, facts: TableFacts) -> str:
    rules = facts.view.rules
    if rules.game_count == "down":
        score = table_texts.score_down(thing.count)
    else:
        score = table_texts.score_up(thing.count, rules.game_target)
    if _is_mine(thing, facts):
        return QCoreApplication.translate("Captions", "Your score: {score}.").format(score=score)
    text = QCoreApplication.translate("Captions", "Score of {name}: {score}.")
    return text.format(name=_name(thing.side, facts), score=score)


def _marriage(thing: Captioned, view: PlayerView, words: CardWords) -> str:
    if thing.suit is None:
        return ""
    text = QCoreApplication.translate("Captions", "Marriage in {suit}, {points}.")
    return text.format(suit=words.suit(thing.suit), points=marriage_points(thing.suit, view.trump))


def _no_coin(view: PlayerView) -> str:
    if view.rules.out_mode == "automatic":
        return QCoreApplication.translate("Captions", "66 card points end the deal by themselves.")
    if view.rules.out_window == "lead":
        return QCoreApplication.translate("Captions", "You may say “Out!” before you lead.")
    return QCoreApplication.translate("Captions", "You may say “Out!” when it is your turn.")


def _dealer(thing: Captioned, facts: TableFacts) -> str:
    if _is_mine(thing, facts):
        return QCoreApplication.translate("Captions", "You dealt.")
    text = QCoreApplication.translate("Captions", "{name} dealt.")
    return text.format(name=_name(thing.side, facts))


def _is_mine(thing: Captioned, facts: TableFacts) -> bool:
    return thing.side is Side.MINE and not facts.only_watched


def _name(side: Side, facts: TableFacts) -> str:
    name, _ = facts.plates.get(side, ("", ""))
    return name
