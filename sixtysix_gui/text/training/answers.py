"""Exercises and their answers in words: heads, figures, what was right, and what can be done."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date

from sixtysix_gui.coach.judgements import MoveWorth, told_share
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, Meld, Move, PlayCard
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.table.layout.hands import sorted_hand
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.moves import move_first, move_in_list, move_name
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, as_sentence, translate
from sixtysix_gui.text.days import day_within
from sixtysix_gui.text.people import People

# ------------------------------------------------------------------------------------------ heads


def lesson_head(number: int) -> str:
    """Head a question of a lesson: Lesson 9 of 12."""
    return translate("Exercises", "Lesson {n} of 12").format(n=number)


def own_head(day: str, today: date) -> str:
    """Head a mistake of the player's own; ``day`` is that of its deal, as records write it."""
    said = day_within(day, today)
    if not said:
        return translate("Exercises", "Your own mistakes")
    #: {day} is a date, in the middle of a sentence
    return translate("Exercises", "Your deal, {day}").format(day=said)


def hold_title(called: str) -> str:
    """Head the question for the other hand: What does the Queen hold?"""
    #: {name} is an opponent such as “the Queen”
    return translate("Training", "What does {name} hold?").format(name=called)


def question_place(number: int, of: int, *, is_real: bool) -> str:
    """Say which question of a lesson it is, and whether it comes from a real deal."""
    text = translate("Exercises", "Question {k} of {n}")
    if is_real:
        text = translate("Exercises", "Question {k} of {n}, from a real deal")
    return text.format(k=number, n=of)


def puzzle_place(number: int, rules: str) -> str:
    """Say which puzzle it is, and of which game."""
    return translate("Exercises", "Puzzle {n} · {rules}").format(n=number, rules=rules)


def lesson_tab(number: int, question: int, of: int) -> str:
    """Say on the tab which question of which lesson it is."""
    text = translate("Exercises", "Lesson {lesson} · question {k} of {n}")
    return text.format(lesson=number, k=question, n=of)


def puzzle_tab(number: int, title: str) -> str:
    """Say on the tab what is asked: Puzzle 57: Close or not?"""
    place = translate("Exercises", "Puzzle {n}").format(n=number)
    return translate("Exercises", "{place}: {title}").format(place=place, title=title)


# ---------------------------------------------------------------------------------------- figures


def other_points_name(people: People, view: View) -> str:
    """Name the card points of the other in the ledger."""
    name = people.name(opposite(view.seat))
    return as_sentence(translate("Exercises", "{name}’s card points").format(name=name))


def talon_name(view: View, words: CardWords) -> str:
    """Name the cards of the talon in the ledger, and the card below it, which is one of them."""
    if view.turn_up is None or view.status is not TalonStatus.OPEN:
        return translate("Exercises", "In the talon")
    #: {rank} is that of the trump card, which is one of those counted: the nine
    text = translate("Exercises", "In the talon, with the {rank}")
    return text.format(rank=words.rank(view.turn_up.rank))


def rating_text(before: int, after: int | None = None) -> str:
    """Write the rating, or how it has changed."""
    if after is None or after == before:
        return str(before)
    return translate("Exercises", "{before} → {after}").format(before=before, after=after)


def seen_tricks(count: int) -> str:
    """Say that the tricks were shown, and what else may be looked at."""
    return translate(
        "Exercises",
        "You saw the %n trick(s). You may watch again once; with the list open your rating stays.",
        None,
        count,
    )


def trumps_named(short: str, view: View, words: CardWords) -> str:
    """Add to a question of a few words what is trumps."""
    if view.trump is None:
        return short
    #: {question} is a sentence, {Suit} a suit at the beginning of another
    text = translate("Exercises", "{question} {Suit} are trumps.")
    return text.format(question=short, Suit=words.suit_first(view.trump))


# ---------------------------------------------------------------------------------------- answers


_VERDICTS = {
    "right": (
        QT_TRANSLATE_NOOP("Exercises", "Right: {move}."),
        QT_TRANSLATE_NOOP("Exercises", "Right: do not close."),
    ),
    "good": (
        QT_TRANSLATE_NOOP("Exercises", "Also good. Best: {move}."),
        QT_TRANSLATE_NOOP("Exercises", "Right: do not close."),
    ),
    "wrong": (
        QT_TRANSLATE_NOOP("Exercises", "Better: {move}."),
        QT_TRANSLATE_NOOP("Exercises", "Better: do not close."),
    ),
    "shown": (
        QT_TRANSLATE_NOOP("Exercises", "Best: {move}."),
        QT_TRANSLATE_NOOP("Exercises", "Best: do not close."),
    ),
}


def move_verdict(
    how: str, best: Move, words: CardWords, closing: Collection[Move], *, only_close: bool
) -> str:
    """Say what an answer by a move was; ``how`` is right, good, wrong or shown.

    ``closing`` are the moves that bind to close the talon; with ``only_close`` only that was asked.
    """
    plain, not_closing = _VERDICTS[how]
    if only_close and best != CLOSE_TALON:
        return translate("Exercises", not_closing)
    return translate("Exercises", plain).format(move=_imperative(best, words, closing))


def _imperative(move: Move, words: CardWords, closing: Collection[Move]) -> str:
    """Name a move after a colon: close, the ten of hearts."""
    if isinstance(move, PlayCard) or (isinstance(move, Meld) and move not in closing):
        return move_name(move, words, closing)
    return move_in_list(move, words, closing)


def best_lead(move: Move, words: CardWords) -> str:
    """Say which lead would have been best, where only closing was asked about."""
    text = translate("Exercises", "The best lead is {card}.")
    return text.format(card=move_name(move, words))


def then_you_played(move: Move, words: CardWords, closing: Collection[Move]) -> str:
    """Say what was played when the mistake was made."""
    text = translate("Exercises", "Then you chose {move}.")
    return text.format(move=move_name(move, words, closing))


def plain_verdict(how: str) -> str:
    """Say what an answer was that was no move; ``how`` is right, wrong or shown."""
    words = {
        "right": translate("Exercises", "Right."),
        "wrong": translate("Exercises", "Not right."),
        "shown": translate("Exercises", "This is the answer."),
    }
    return words[how]


def answer_is(answer: str) -> str:
    """Name the right answer after a wrong one, or cards in a list: The answer is 24."""
    #: {answer} is a number, or one of the answers that were offered: Yes
    return translate("Exercises", "The answer is {answer}.").format(answer=answer)


def cards_listed(cards: Collection[Card], view: View, words: CardWords) -> str:
    """List cards by name, in the order in which a hand is held at the table."""
    return ", ".join(words.card(card) for card in sorted_hand(cards, view))


# ------------------------------------------------------------------------------------------- bars


_BARS = {
    True: (
        QT_TRANSLATE_NOOP("Exercises", "Closing brings"),
        QT_TRANSLATE_NOOP("Exercises", "Playing on brings"),
        #: {Move} at the beginning of the sentence: Ten of hearts; game points follow
        QT_TRANSLATE_NOOP("Exercises", "{Move} brings"),
    ),
    False: (
        QT_TRANSLATE_NOOP("Exercises", "Closing wins"),
        QT_TRANSLATE_NOOP("Exercises", "Playing on wins"),
        #: {Move} at the beginning of the sentence: Ten of hearts
        QT_TRANSLATE_NOOP("Exercises", "{Move} wins"),
    ),
}
"""How bars are called: that of closing, that of the best other move, and that of any move."""


def closing_bar(*, closes: bool, by_points: bool) -> str:
    """Name the bar of closing, or of the best other move; ``by_points`` shows game points."""
    closing, playing_on, _ = _BARS[by_points]
    return translate("Exercises", closing if closes else playing_on)


def move_bar(move: Move, words: CardWords, closing: Collection[Move], *, by_points: bool) -> str:
    """Name the bar of a move."""
    text = translate("Exercises", _BARS[by_points][-1])
    return text.format(Move=move_first(move, words, closing))


def wins_text(worth: MoveWorth) -> str:
    """Write in how many cases a move wins."""
    won, cases = told_share(worth.wins, worth.of)
    return translate("Exercises", "{a} of {n}").format(a=won, n=cases)


def counted_over(cases: int) -> str:
    """Say over how many deals the figures were counted; 0 is every one that is possible."""
    if not cases:
        return translate("Exercises", "In every possible deal.")
    return translate("Exercises", "Over %n possible deal(s), both sides playing well.", None, cases)


# ------------------------------------------------------------------------------------ what follows


def comes_back(days: int | None, *, is_solved: bool) -> str:
    """Say in how many days an own mistake comes back; None where it is learned."""
    if days is None:
        return translate("Exercises", "Solved: this mistake is learned.")
    if not is_solved:
        return translate("Exercises", "Not yet: it comes back tomorrow.")
    words = {
        3: translate("Exercises", "Solved: it comes back in 3 days."),
        7: translate("Exercises", "Solved: it comes back in a week."),
        30: translate("Exercises", "Solved: it comes back in a month."),
    }
    if days in words:
        return words[days]
    return translate("Exercises", "Solved: it comes back in %n day(s).", None, days)


def missed_comes_once_more(count: int) -> str:
    """Say that missed questions of a lesson come once more."""
    return translate(
        "Exercises", "%n question(s) of this lesson come once more at the end.", None, count
    )


# -------------------------------------------------------------------------------- what can be done


_ACTS = {
    "show": QT_TRANSLATE_NOOP("Exercises", "Show me"),
    "skip": QT_TRANSLATE_NOOP("Exercises", "Skip"),
    "play-out": QT_TRANSLATE_NOOP("Exercises", "Play it out"),
    "next": QT_TRANSLATE_NOOP("Exercises", "Next"),
    "to-table": QT_TRANSLATE_NOOP("Exercises", "To the table"),
    "to-tricks": QT_TRANSLATE_NOOP("Exercises", "Show the tricks"),
    "tricks": QT_TRANSLATE_NOOP("Exercises", "Tricks so far"),
    "from-list": QT_TRANSLATE_NOOP("Exercises", "Back"),
    "again": QT_TRANSLATE_NOOP("Exercises", "Play them again"),
    "list": QT_TRANSLATE_NOOP("Exercises", "List"),
    "leave-exercise": QT_TRANSLATE_NOOP("Exercises", "Leave the exercises"),
    "back": QT_TRANSLATE_NOOP("Exercises", "Back to the exercise"),
    "once-more": QT_TRANSLATE_NOOP("Exercises", "Once more from here"),
    "try-again": QT_TRANSLATE_NOOP("Exercises", "Try again"),
}


def act_name(act: str) -> str:
    """Name a link or a button of a page by what it does, such as ``show``."""
    return translate("Exercises", _ACTS[act])


def practice_line(*, is_known: bool) -> str:
    """Say what a practice deal from an exercise is; ``is_known``: no card is hidden any more."""
    if is_known:
        return translate("Exercises", "This is practice; your answer stays as it is.")
    return translate("Exercises", "The hidden cards are dealt again. Your answer stays as it is.")


def your_hand(view: View, words: CardWords) -> str:
    """List the own hand, where a leaf covers it, and for readers of the screen."""
    text = translate("Exercises", "Your hand: {cards}.")
    return text.format(cards=cards_listed(view.hand, view, words))


def figure_spoken(name: str, value: str) -> str:
    """Say a figure of the ledger to readers of the screen."""
    return translate("Exercises", "{name}: {value}.").format(name=name, value=value)


def bar_spoken(name: str, value: str) -> str:
    """Say a bar to readers of the screen: Closing wins 64 of 100."""
    return translate("Exercises", "{name} {value}.").format(name=name, value=value)
