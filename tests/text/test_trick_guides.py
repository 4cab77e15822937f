"""The guided deals of three and four as they are written: each a checked record, and true words."""

import re
from collections.abc import Iterator, Sequence

import pytest

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.records import states_of, write_record
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    GO_OUT,
    PASS,
    Bid,
    CallContract,
    Meld,
    Move,
    NameTrump,
    PlayCard,
)
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table import words as table_words
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.words.pills import StatusPill
from sixtysix_gui.text.rules.rule_sets import GUIDED_GAMES, guided_game
from sixtysix_gui.windows.guided.guided_deal import course_of
from sixtysix_gui.windows.guided.trick_course import (
    LEARNER,
    RecordedPlayer,
    TrickCourse,
    TrickStep,
    record_of,
)
from sixtysix_gui.windows.guided.trick_lessons import LESSONS
from tests.helpers.windows.sentences import assert_sentence
from tests.windows.conftest import Speak

GAMES = list(LESSONS)
SIZES = [(800, 572, 1.0), (960, 1052, 1.0), (1280, 772, 1.0), (1280, 772, 1.5), (1280, 772, 2.0)]
DECKS = [Settings(deck="french"), Settings(deck="german")]


def moments(game: str) -> Iterator[tuple[TrickStep, View]]:
    """Play a guided deal by the rules, the others by the record; give the learner's views."""
    course = TrickCourse(game)
    record = record_of(game)
    state = states_of(record)[0]
    assert state is not None
    other = RecordedPlayer(game)
    for step in course.steps:
        while state.to_act is not LEARNER or state.legal_moves() == (PASS,):
            move: Move = PASS
            if state.to_act is not LEARNER:
                view = state.view(state.to_act)
                move = other.choose(view, Budget(), lambda: False).move
            state, _ = state.apply(move)
        yield step, state.view(LEARNER)
        state, _ = state.apply(step.move)
    while not state.is_over:
        view = state.view(state.to_act)
        state, _ = state.apply(other.choose(view, Budget(), lambda: False).move)
    assert state.outcome == states_of(record)[-1].outcome


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_deal_is_a_whole_record(game: str) -> None:
    assert list(moments(game))
    text = write_record(record_of(game))
    assert f'[Variant "{game}"]' in text
    assert "*" not in text.splitlines()[-1]


ENDS = {
    "three-66": ("count", (3, -1, -2), (80, 50, 30)),
    "four-66": ("out", (1, 0), (67, 48)),
    "na-66": ("made", (3, 1), (127, 33)),
    "bauernschnapsen": ("made", (12, 0), (93, 0)),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_wins(game: str) -> None:
    last = states_of(record_of(game))[-1]
    assert last is not None
    assert last.outcome is not None
    assert (last.outcome.reason, last.outcome.points, last.totals) == ENDS[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_games_main_acts_come_up(game: str) -> None:
    made = [step.move for step, _ in moments(game)]
    phases = {view.phase for _, view in moments(game)}
    assert any(isinstance(move, Meld) for move in made)
    assert {"three-66": NameTrump, "na-66": Bid, "bauernschnapsen": CallContract}.get(
        game, Meld
    ) in {type(move) for move in made}
    assert (game == "four-66") is (made[-1] == GO_OUT)
    wanted = {
        "three-66": {Phase.TRUMP, Phase.LEAD, Phase.FOLLOW},
        "four-66": {Phase.PARTNER, Phase.LEAD, Phase.FOLLOW},
        "na-66": {Phase.BID, Phase.LEAD, Phase.FOLLOW},
        "bauernschnapsen": {Phase.TRUMP, Phase.BID, Phase.DOUBLE, Phase.LEAD},
    }
    assert phases == wanted[game]


NUMBERS: dict[str, list[list[int]]] = {
    "three-66": [
        [40],
        [11, 10, 4, 3, 2, 0],
        [],
        [],
        [],
        [40],
        [64],
        [],
        [70, 1, 33, 2, 3],
        [],
    ],
    "four-66": [
        [66, 20],
        [],
        [20, 11, 10, 4, 3, 2, 0],
        [66, 40],
        [20],
        [],
        [56],
        [67, 66],
    ],
    "na-66": [
        [33, 1, 2, 66],
        [40],
        [11, 10, 4, 3, 2, 0],
        [56, 66],
        [11, 10, 4, 3, 2, 0],
        [],
        [91, 33],
        [91, 99, 3, 2],
    ],
    "bauernschnapsen": [
        [],
        [],
        [4, 6, 66],
        [12, 24],
        [11, 10, 4, 3, 2],
        [20],
        [53, 93],
    ],
}
"""What each sentence says in figures, worked out from the record by hand."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", DECKS, ids=lambda one: one.deck)
@pytest.mark.usefixtures("language")
def test_the_figures_are_those_of_the_record(game: str, settings: Settings) -> None:
    course = TrickCourse(game)
    told = [numbers(course.said(step, view, settings)) for step, view in moments(game)]
    # languages may tell the same in another order, and say "1" where another says "one"
    assert [sorted(set(each) - {1}) for each in told] == [
        sorted(set(each) - {1}) for each in NUMBERS[game]
    ]


def numbers(sentence: str) -> list[int]:
    """The figures of a sentence."""
    return [int(each) for each in re.findall(r"\d+", sentence)]


@pytest.mark.parametrize("game", GAMES)
def test_card_points_are_those_that_lie_in_the_piles(game: str) -> None:
    """Count again what the sentences say of totals: won tricks card by card, and marriages."""
    course = TrickCourse(game)
    for (step, view), wanted in zip(moments(game), NUMBERS[game], strict=True):
        total = naive_total(view)
        said = course.said(step, view, DECKS[0])
        if "{total}" in " ".join(step.lesson):
            assert total in wanted, said
            assert str(total) in said


def naive_total(view: View) -> int:
    """The card points of the learner's side, from the cards of its tricks."""
    side = next(party.seats for party in view.rules.parties if LEARNER in party.seats)
    own = [trick for trick in view.won if trick.winner in side]
    cards = sum(play.card.points for trick in own for play in trick.plays)
    shown = sum(marriage.points for marriage in view.marriages if marriage.seat in side)
    return cards + (shown if own else 0)


@pytest.mark.slow(sample=8)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", DECKS, ids=lambda one: one.deck)
@pytest.mark.usefixtures("language", "qtbot")
def test_every_sentence_is_whole_and_fits_the_table(game: str, settings: Settings) -> None:
    course = TrickCourse(game)
    for step, view in moments(game):
        for said in (
            course.said(step, view, settings),
            course.reminded(step, PASS, view, settings),
        ):
            assert_sentence(said)
            for size in SIZES:
                assert " ".join(shown(said, view, size)) == said, size
        assert_sentence(course.waiting(view, settings))
    assert_sentence(course.farewell())


def shown(sentence: str, view: View, size: tuple[int, int, float]) -> list[str]:
    """The lines in which the status line of a table of that size shows a guiding sentence."""
    width, height, scale = size
    hand = sum(view.rules.deal_batches)
    layout = TableLayout.for_size(width, height, scale, len(view.rules.seats), hand)
    metrics = layout.metrics
    look = Look(metrics.text_unit, metrics.card_width, 1.0, Cloth.GREEN, CardStyle())
    pill = StatusPill()
    pill.set_shrinking(shrinks=True)
    pill.set_max_width(layout.sentences.status_max_width)
    pill.text = sentence
    return pill.lines(look)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", DECKS, ids=lambda one: one.deck)
@pytest.mark.usefixtures("language")
def test_sentences_name_the_card_that_is_to_be_played(game: str, settings: Settings) -> None:
    course = TrickCourse(game)
    words = course.words(settings).words
    for step, view in moments(game):
        if isinstance(step.move, PlayCard):
            card: Card = step.move.card
            said = course.said(step, view, settings).lower()
            names = (words.card_object(card).lower(), words.card(card).lower())
            assert any(name in said for name in names)


@pytest.mark.usefixtures("language")
def test_chips_are_called_as_they_are_on_the_table() -> None:
    calls: Sequence[tuple[str, int, str]] = [
        ("four-66", 3, table_words.go_on()),
        ("bauernschnapsen", 1, table_words.passed()),
        ("bauernschnapsen", 3, table_words.go_on()),
        ("bauernschnapsen", 6, table_words.show_it()),
    ]
    for game, place, chip in calls:
        step, view = list(moments(game))[place]
        assert chip in TrickCourse(game).said(step, view, DECKS[0])


def test_a_false_claim_is_warned_of() -> None:
    step, view = next(
        (step, view)
        for step, view in moments("four-66")
        if GO_OUT in view.legal_moves and step.move != GO_OUT
    )
    said = TrickCourse("four-66").reminded(step, GO_OUT, view, DECKS[0])
    assert said.startswith("“Out!” with only 40 points would lose the deal: 66 are needed.")


def test_the_languages_differ(speak: Speak) -> None:
    def everything() -> set[str]:
        return {
            TrickCourse(game).said(step, view, DECKS[0])
            for game in GAMES
            for step, view in moments(game)
        }

    english = everything()
    speak("de")
    assert not english & everything()


def test_every_game_that_promises_a_guided_deal_has_one() -> None:
    for game in GUIDED_GAMES:
        course = course_of(game)
        assert guided_game(course.rules) == game
