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
from sixtysix_gui.sentences import marks
from sixtysix_gui.table.layout.hands import sorted_hand
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.moves import move_first, move_in_list, move_name
from sixtysix_gui.text.common import as_sentence, texts, translate
from sixtysix_gui.text.days import day_within
from sixtysix_gui.text.people import People

_ = texts("Exercises")
mark = marks("Exercises")

# ------------------------------------------------------------------------------------------ heads


def lesson_head(number: int) -> str:
    """Head a question of a lesson: Lesson 9 of 12."""
    return _("Lesson {n} of 12").format(n=number)


def own_head(day: str, today: date) -> str:
    """Head a mistake of the player's own; ``day`` is that of its deal, as records write it."""
    said = day_within(day, today)
    if not said:
        return _("Your own mistakes")
    #: {day} is a date, in the middle of a sentence
    return _("Your deal, {day}").format(day=said)


def hold_title(called: str) -> str:
    """Head the question for the other hand: What does the Queen hold?"""
    #: {name} is an opponent such as “the Queen”
    return translate("Training", "What does {name} hold?").format(name=called)


def question_place(number: int, of: int, *, is_real: bool) -> str:
    """Say which question of a lesson it is, and whether it comes from a real deal."""
    text = _("Question {k} of {n}")
    if is_real:
        text = _("Question {k} of {n}, from a real deal")
    return text.format(k=number, n=of)


def puzzle_place(number: int, rules: str) -> str:
    """Say which puzzle it is, and of which game."""
    return _("Puzzle {n} · {rules}").format(n=number, rules=rules)


def lesson_tab(number: int, question: int, of: int) -> str:
    """Say on the tab which question of which lesson it is."""
    text = _("Lesson {lesson} · question {k} of {n}")
    return text.format(lesson=number, k=question, n=of)


def puzzle_tab(number: int, title: str) -> str:
    """Say on the tab what is asked: Puzzle 57: Close or not?"""
    place = _("Puzzle {n}").format(n=number)
    return _("{place}: {title}").format(place=place, title=title)


# ---------------------------------------------------------------------------------------- figures


def other_points_name(people: People, view: View) -> str:
    """Name the card points of the other in the ledger."""
    name = people.name(opposite(view.seat))
    return as_sentence(_("{name}’s card points").format(name=name))


def talon_name(view: View, words: CardWords) -> str:
    """Name the cards of the talon in the ledger, and the card below it, which is one of them."""
    if view.turn_up is None or view.status is not TalonStatus.OPEN:
        return _("In the talon")
    #: {rank} is that of the trump card, which is one of those counted: the nine
    text = _("In the talon, with the {rank}")
    return text.format(rank=words.rank(view.turn_up.rank))


def rating_text(before: int, after: int | None = None) -> str:
    """Write the rating, or how it has changed."""
    if after is None or after == before:
        return str(before)
    return _("{before} → {after}").format(before=before, after=after)


def seen_tricks(count: int) -> str:
    """Say that the tricks were shown, and what else may be looked at."""
    return _(
        "You saw the %n trick(s). You may watch again once; with the list open your rating stays.",
        "",
        count,
    )


def trumps_named(short: str, view: View, words: CardWords) -> str:
    """Add to a question of a few words what is trumps."""
    if view.trump is None:
        return short
    #: {question} is a sentence, {Suit} a suit at the beginning of another
    text = _("{question} {Suit} are trumps.")
    return text.format(question=short, Suit=words.suit_first(view.trump))


# ---------------------------------------------------------------------------------------- answers


_VERDICTS = {
    "right": (
        mark("Right: {move}."),
        mark("Right: do not close."),
    ),
    "good": (
        mark("Also good. Best: {move}."),
        mark("Right: do not close."),
    ),
    "wrong": (
        mark("Better: {move}."),
        mark("Better: do not close."),
    ),
    "shown": (
        mark("Best: {move}."),
        mark("Best: do not close."),
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
        return _(not_closing)
    return _(plain).format(move=_imperative(best, words, closing))


def _imperative(move: Move, words: CardWords, closing: Collection[Move]) -> str:
    """Name a move after a colon: close, the ten of hearts."""
    if isinstance(move, PlayCard) or (isinstance(move, Meld) and move not in closing):
        return move_name(move, words, closing)
    return move_in_list(move, words, closing)


def best_lead(move: Move, words: CardWords) -> str:
    """Say which lead would have been best, where only closing was asked about."""
    text = _("The best lead is {card}.")
    return text.format(card=move_name(move, words))


def then_you_played(move: Move, words: CardWords, closing: Collection[Move]) -> str:
    """Say what was played when the mistake was made."""
    text = _("Then you chose {move}.")
    return text.format(move=move_name(move, words, closing))


def plain_verdict(how: str) -> str:
    """Say what an answer was that was no move; ``how`` is right, wrong or shown."""
    words = {
        "right": _("Right."),
        "wrong": _("Not right."),
        "shown": _("This is the answer."),
    }
    return words[how]


def answer_is(answer: str) -> str:
    """Name the right answer after a wrong one, or cards in a list: The answer is 24."""
    #: {answer} is a number, or one of the answers that were offered: Yes
    return _("The answer is {answer}.").format(answer=answer)


def cards_listed(cards: Collection[Card], view: View, words: CardWords) -> str:
    """List cards by name, in the order in which a hand is held at the table."""
    return ", ".join(words.card(card) for card in sorted_hand(cards, view))


# ------------------------------------------------------------------------------------------- bars


_BARS = {
    True: (
        mark("Closing brings"),
        mark("Playing on brings"),
        #: {Move} at the beginning of the sentence: Ten of hearts; game points follow
        mark("{Move} brings"),
    ),
    False: (
        mark("Closing wins"),
        mark("Playing on wins"),
        #: {Move} at the beginning of the sentence: Ten of hearts
        mark("{Move} wins"),
    ),
}
"""How bars are called: that of closing, that of the best other move, and that of any move."""


def closing_bar(*, closes: bool, by_points: bool) -> str:
    """Name the bar of closing, or of the best other move; ``by_points`` shows game points."""
    closing, playing_on, _unused = _BARS[by_points]
    return _(closing if closes else playing_on)


def move_bar(move: Move, words: CardWords, closing: Collection[Move], *, by_points: bool) -> str:
    """Name the bar of a move."""
    text = _(_BARS[by_points][-1])
    return text.format(Move=move_first(move, words, closing))


def wins_text(worth: MoveWorth) -> str:
    """Write in how many cases a move wins."""
    won, cases = told_share(worth.wins, worth.of)
    return _("{a} of {n}").format(a=won, n=cases)


def counted_over(cases: int) -> str:
    """Say over how many deals the figures were counted; 0 is every one that is possible."""
    if not cases:
        return _("In every possible deal.")
    return _("Over %n possible deal(s), both sides playing well.", "", cases)


# ------------------------------------------------------------------------------------ what follows


def comes_back(days: int | None, *, is_solved: bool) -> str:
    """Say in how many days an own mistake comes back; None where it is learned."""
    if days is None:
        return _("Solved: this mistake is learned.")
    if not is_solved:
        return _("Not yet: it comes back tomorrow.")
    words = {
        3: _("Solved: it comes back in 3 days."),
        7: _("Solved: it comes back in a week."),
        30: _("Solved: it comes back in a month."),
    }
    if days in words:
        return words[days]
    return _("Solved: it comes back in %n day(s).", "", days)


def missed_comes_once_more(count: int) -> str:
    """Say that missed questions of a lesson come once more."""
    return _("%n question(s) of this lesson come once more at the end.", "", count)


# -------------------------------------------------------------------------------- what can be done


_ACTS = {
    "show": mark("Show me"),
    "skip": mark("Skip"),
    "play-out": mark("Play it out"),
    "next": mark("Next"),
    "to-table": mark("To the table"),
    "to-tricks": mark("Show the tricks"),
    "tricks": mark("Tricks so far"),
    "from-list": mark("Back"),
    "again": mark("Play them again"),
    "list": mark("List"),
    "leave-exercise": mark("Leave the exercises"),
    "back": mark("Back to the exercise"),
    "once-more": mark("Once more from here"),
    "try-again": mark("Try again"),
}


def act_name(act: str) -> str:
    """Name a link or a button of a page by what it does, such as ``show``."""
    return _(_ACTS[act])


def practice_line(*, is_known: bool) -> str:
    """Say what a practice deal from an exercise is; ``is_known``: no card is hidden any more."""
    if is_known:
        return _("This is practice; your answer stays as it is.")
    return _("The hidden cards are dealt again. Your answer stays as it is.")


def your_hand(view: View, words: CardWords) -> str:
    """List the own hand, where a leaf covers it, and for readers of the screen."""
    text = _("Your hand: {cards}.")
    return text.format(cards=cards_listed(view.hand, view, words))


def figure_spoken(name: str, value: str) -> str:
    """Say a figure of the ledger to readers of the screen."""
    return _("{name}: {value}.").format(name=name, value=value)


def bar_spoken(name: str, value: str) -> str:
    """Say a bar to readers of the screen: Closing wins 64 of 100."""
    return _("{name} {value}.").format(name=name, value=value)
