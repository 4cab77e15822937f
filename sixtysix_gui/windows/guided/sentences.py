"""What the guided deal says: for each step why, and what to do."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Meld, Move, PlayCard
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, as_sentence
from sixtysix_gui.windows.guided.script import GuidedStep, Lesson

_SENTENCES: Mapping[Lesson, tuple[str, str]] = {
    Lesson.LEAD: (
        #: ranks from the highest to the lowest
        QT_TRANSLATE_NOOP(
            "GuidedDeal",
            "The {ten} beats the {king}: {ace}, {ten}, {king}, {queen}, {jack}, {nine}.",
        ),
        QT_TRANSLATE_NOOP("GuidedDeal", "Drag {card} to the middle: nothing in its suit beats it."),
    ),
    Lesson.DRAW: (
        QT_TRANSLATE_NOOP(
            "GuidedDeal",
            "Your trick: {total} of the 66 points that win. "
            "{ace_first} 11, {ten} 10, {king} 4, {queen} 3, {jack} 2, {nine} 0.",
        ),
        QT_TRANSLATE_NOOP("GuidedDeal", "Now draw a card from the talon."),
    ),
    Lesson.EXCHANGE: (
        #: {suit} is the trump suit, and begins the sentence
        QT_TRANSLATE_NOOP("GuidedDeal", "{suit} are trumps, and you hold the lowest one."),
        QT_TRANSLATE_NOOP("GuidedDeal", "Exchange {lowest} for {turn_up}, which lies open."),
    ),
    Lesson.MARRIAGE: (
        #: {marriage} is king and queen of a suit by name, and begins the sentence
        QT_TRANSLATE_NOOP("GuidedDeal", "{marriage} are a marriage, worth 20 points."),
        QT_TRANSLATE_NOOP("GuidedDeal", "Press its chip, then lead {lead}."),
    ),
    Lesson.LEAD_MARRIAGE: (
        QT_TRANSLATE_NOOP("GuidedDeal", "The marriage is announced: 20 points."),
        QT_TRANSLATE_NOOP("GuidedDeal", "Now lead {card}."),
    ),
    Lesson.TRUMP: (
        #: {led} is a card that {name} has led
        QT_TRANSLATE_NOOP(
            "GuidedDeal", "{name} took that trick and leads {led}. A trump beats every other suit."
        ),
        QT_TRANSLATE_NOOP("GuidedDeal", "Win the trick with {card}."),
    ),
    Lesson.COUNT: (
        QT_TRANSLATE_NOOP(
            "GuidedDeal",
            "With the marriage, which the eight marks, that makes {total} points. You count them "
            "yourself.",
        ),
        QT_TRANSLATE_NOOP("GuidedDeal", "Draw a card."),
    ),
    Lesson.CLOSE: (
        #: {ace} and {ten} are ranks, both of trumps
        QT_TRANSLATE_NOOP(
            "GuidedDeal",
            "Your {ace} and {ten} of trumps are sure to win: {total} points and 21 are {sure}.",
        ),
        QT_TRANSLATE_NOOP("GuidedDeal", "Close the talon, so that nobody draws any more."),
    ),
    Lesson.STRICT: (
        QT_TRANSLATE_NOOP(
            "GuidedDeal", "From now on both must follow suit, and beat the card if they can."
        ),
        QT_TRANSLATE_NOOP("GuidedDeal", "Lead {card}."),
    ),
    Lesson.LAST_LEAD: (
        QT_TRANSLATE_NOOP("GuidedDeal", "{name} had to follow, and you have {total} points."),
        QT_TRANSLATE_NOOP("GuidedDeal", "Lead {card}: it is the highest trump left."),
    ),
    Lesson.OUT: (
        QT_TRANSLATE_NOOP("GuidedDeal", "You have {total} points, and 66 are enough."),
        QT_TRANSLATE_NOOP("GuidedDeal", "Say “Out!”: press the gold coin."),
    ),
}
"""Why, and what to do."""

_ACE_AND_TEN = 21
"""Their card points."""


@dataclass(frozen=True)
class GuidedWords:
    """How the guided deal names cards and the other player."""

    cards: CardWords
    opponent: str


def guided_sentence(step: GuidedStep, view: View, words: GuidedWords) -> str:
    """Say why a step is taken and what is to be done."""
    return " ".join(_said(text, step, view, words) for text in _SENTENCES[step.lesson])


def guided_reminder(step: GuidedStep, move: Move, view: View, words: GuidedWords) -> str:
    """Answer an act that the rules allow but the guided deal does not: kindly, and once more."""
    kindly = QCoreApplication.translate(
        "GuidedDeal", "That is allowed too, but let us keep to the plan."
    )
    if move == GO_OUT:
        too_early = QCoreApplication.translate(
            "GuidedDeal", "“Out!” with only {total} points would lose the deal: 66 are needed."
        )
        kindly = too_early.format(total=view.total(view.seat))
    _, task = _SENTENCES[step.lesson]
    return f"{kindly} {_said(task, step, view, words)}"


def guided_farewell() -> str:
    """Say at the end what there is besides."""
    return QCoreApplication.translate(
        "GuidedDeal",
        "Deals go on until somebody has seven game points. All the rules are in the help, F1.",
    )


def _said(text: str, step: GuidedStep, view: View, words: GuidedWords) -> str:
    cards = words.cards
    played = step.move.card if isinstance(step.move, PlayCard) else None
    pair = step.move.suit if isinstance(step.move, Meld) else view.trump_suit
    sentence = QCoreApplication.translate("GuidedDeal", text)
    said = sentence.format(
        card=_card(cards, played),
        led=_card(cards, view.led),
        turn_up=_card(cards, view.turn_up),
        lowest=cards.card(card_of(Rank.NINE, view.trump_suit)),
        lead=cards.card(card_of(Rank.QUEEN, pair)),
        marriage=cards.marriage(pair),
        suit=cards.suit_first(view.trump_suit),
        ace=cards.rank(Rank.ACE),
        ten=cards.rank(Rank.TEN),
        king=cards.rank(Rank.KING),
        queen=cards.rank(Rank.QUEEN),
        jack=cards.rank(Rank.JACK),
        nine=cards.rank(Rank.NINE),
        ace_first=as_sentence(cards.rank(Rank.ACE)),
        total=view.total(view.seat),
        sure=view.total(view.seat) + _ACE_AND_TEN,
        name=words.opponent,
    )
    return as_sentence(said)


def _card(words: CardWords, card: Card | None) -> str:
    return "" if card is None else words.card(card)
