"""The guided deal as it is written: it can be played, and every sentence of it fits the table."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.fair_deals import pack_order
from sixtysix_gui.rules.moves import DRAW, GO_OUT, PlayCard
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.words.pills import StatusPill
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.guided import script
from sixtysix_gui.windows.guided.script import STEPS, GuidedStep, Lesson, ScriptedPlayer
from sixtysix_gui.windows.guided.sentences import (
    GuidedWords,
    guided_reminder,
    guided_sentence,
)
from tests.helpers.windows.sentences import assert_sentence
from tests.windows.conftest import Speak

SIZES = [(800, 572), (960, 1052), (1280, 772), (1920, 1052), (3840, 2132)]


def moments() -> Iterator[tuple[GuidedStep, View, Deal]]:
    """Play the guided deal by the rules alone; give what the learner sees before each step."""
    rules = rule_set(script.RULES)
    pack = pack_order(script.CODE, rules.deck_pack)
    state = Deal.start(rules, pack, script.FIRST_DEALER)
    other = ScriptedPlayer()
    for step in STEPS:
        while state.to_act is not script.LEARNER:
            view = state.view(state.to_act, (0, 0), 0)
            state, _ = state.apply(other.choose(view, Budget(), lambda: False).move)
        yield step, state.view(script.LEARNER, (0, 0), 0), state
        state, _ = state.apply(step.move)
    assert state.is_over


def test_five_tricks_teach_everything_and_end_with_a_true_claim() -> None:
    seen = list(moments())
    assert {step.lesson for step, _, _ in seen} == set(Lesson)
    totals = {step.lesson: view.total(view.seat) for step, view, _ in seen}
    assert [totals[one] for one in (Lesson.DRAW, Lesson.CLOSE, Lesson.LAST_LEAD)] == [14, 47, 62]
    assert totals[Lesson.OUT] == 72
    last = seen[-1][1]
    assert len(last.won) == 5
    assert last.phase is Phase.LEAD


def test_the_close_wins_whatever_the_other_one_does() -> None:
    step, view, state = next(one for one in moments() if one[0].lesson is Lesson.CLOSE)
    del step
    trumps = [card.rank for card in view.hand if card.suit is view.trump]
    assert trumps == [Rank.TEN, Rank.ACE] or trumps == [Rank.ACE, Rank.TEN]
    theirs = [card for card in state.hands[opposite(view.seat)] if card.suit is view.trump]
    assert len(theirs) <= 2, "two rounds of trumps draw them all, and none is higher"
    assert view.total(view.seat) + 11 + 10 >= 66


@pytest.mark.parametrize("german_suited", [False, True])
@pytest.mark.usefixtures("language", "qtbot")
def test_every_sentence_is_whole_and_fits_two_lines(german_suited: bool) -> None:
    words = GuidedWords(CardWords(german_suited=german_suited), "Unter")
    for step, view, _ in moments():
        said = [guided_sentence(step, view, words)]
        said += [guided_reminder(step, move, view, words) for move in (DRAW, GO_OUT)]
        for sentence in said:
            assert_sentence(sentence)
            for width, height in SIZES:
                assert " ".join(shown(sentence, width, height)) == sentence, (width, height)


def shown(sentence: str, width: int, height: int) -> list[str]:
    """The lines in which the status line of a table of that size shows a sentence."""
    layout = TableLayout.for_size(width, height)
    look = Look.for_layout(layout, 1.0, Cloth.GREEN, CardStyle())
    pill = StatusPill()
    pill.set_max_width(layout.sentences.status_max_width)
    pill.text = sentence
    return pill.lines(look)


@pytest.mark.usefixtures("language", "qtbot")
def test_large_text_stays_large_above_the_chips() -> None:
    layout = TableLayout.for_size(800, 572, text_scale=1.5)
    look = Look.for_layout(layout, 1.0, Cloth.GREEN, CardStyle())
    words = GuidedWords(CardWords(german_suited=False), "Unter")
    growth = layout.sentences.status_growth((), row_taken=True)
    for step, view, _ in moments():
        pill = StatusPill()
        pill.set_growth(growth.upwards, row_taken=True, span=growth.span)
        pill.text = guided_sentence(step, view, words)
        pill.set_look(look)
        several = len(pill.lines(look)) > 1
        two_lines = 0.85 * (2.1 + 1.3) * look.text_unit
        assert not several or pill.body().height() > two_lines - 1, pill.text


@pytest.mark.parametrize("german_suited", [False, True])
@pytest.mark.usefixtures("language")
def test_sentences_name_the_card_that_is_to_be_played(german_suited: bool) -> None:
    cards = CardWords(german_suited=german_suited)
    words = GuidedWords(cards, "Unter")
    for step, view, _ in moments():
        if isinstance(step.move, PlayCard):
            assert cards.card(step.move.card) in guided_sentence(step, view, words)
            assert cards.card(step.move.card) in guided_reminder(step, DRAW, view, words)


def test_the_languages_differ(speak: Speak, qtbot: QtBot) -> None:
    del qtbot
    words = GuidedWords(CardWords(), "Jack")
    english = [guided_sentence(step, view, words) for step, view, _ in moments()]
    speak("de")
    german = [guided_sentence(step, view, words) for step, view, _ in moments()]
    assert not set(english) & set(german)


POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2, Rank.NINE: 0}
"""From the highest card to the lowest (rules.md 1.1)."""


@pytest.mark.parametrize("german_suited", [False, True])
@pytest.mark.usefixtures("language", "qtbot")
def test_the_first_steps_say_how_cards_rank_and_what_they_count(german_suited: bool) -> None:
    cards = CardWords(german_suited=german_suited)
    words = GuidedWords(cards, "Unter")
    said = {step.lesson: guided_sentence(step, view, words) for step, view, _ in moments()}
    ranks = ", ".join(cards.rank(rank) for rank in POINTS)
    assert ranks in said[Lesson.LEAD]
    assert cards.rank(Rank.TEN) in said[Lesson.LEAD].partition(":")[0]
    for rank, points in POINTS.items():
        assert f"{cards.rank(rank)} {points}".lower() in said[Lesson.DRAW].lower()
    assert "66" in said[Lesson.DRAW]
