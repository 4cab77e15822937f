"""The guided deals as written: each a checked record, and true words that fit the table."""

import re
from collections.abc import Iterator, Sequence

import pytest

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.records import states_of, write_record
from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    PASS,
    Bid,
    CallContract,
    Meld,
    NameTrump,
    PlayCard,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table import words as table_words
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.pills import StatusPill
from sixtysix_gui.text.rules.rule_sets import FOR_TWO, GUIDED_GAMES, guided_game
from sixtysix_gui.windows.learning.course import LEARNER, CourseStep, RecordedPlayer, course_of
from tests.helpers.rows import each_row
from tests.helpers.windows.sentences import assert_sentence
from tests.windows.conftest import Speak

GAMES = list(GUIDED_GAMES)
SIZES = [(800, 572, 1.0), (960, 1052, 1.0), (1280, 772, 1.0), (1920, 1052, 1.0), (3840, 2132, 1.0)]
LARGE_WORDS = [(1280, 772, 1.5), (1280, 772, 2.0)]
DECKS = [Settings(deck="french"), Settings(deck="german")]


def moments(game: str) -> Iterator[tuple[CourseStep, View, Deal]]:
    """Play a guided deal by the rules, the others by the record; give the learner's views."""
    course = course_of(game)
    state = states_of(course.record)[0]
    other = RecordedPlayer(course.record)
    for step in course.steps:
        while state.to_act is not LEARNER or state.legal_moves() == (PASS,):
            move = PASS
            if state.to_act is not LEARNER:
                view = state.view(state.to_act)
                move = other.choose(view, Budget(), lambda: False).move
            state, _ = state.apply(move)
        yield step, state.view(LEARNER), state
        state, _ = state.apply(step.move)
    while not state.is_over:
        view = state.view(state.to_act)
        state, _ = state.apply(other.choose(view, Budget(), lambda: False).move)
    assert state.outcome == states_of(course.record)[-1].outcome


@each_row("game", GAMES)
def test_a_guided_deal_is_a_whole_record(game: str) -> None:
    assert list(moments(game))
    text = write_record(course_of(game).record)
    assert f'[Variant "{game}"]' in text
    assert "*" not in text.splitlines()[-1]


ENDS = {
    FOR_TWO: ("out", (2, 0), (72, 13)),
    "three-66": ("count", (3, -1, -2), (80, 50, 30)),
    "four-66": ("out", (1, 0), (67, 48)),
    "na-66": ("made", (3, 1), (127, 33)),
    "bauernschnapsen": ("made", (12, 0), (93, 0)),
}


@each_row("game", GAMES)
def test_the_learner_wins(game: str) -> None:
    last = states_of(course_of(game).record)[-1]
    assert last.outcome is not None
    assert (last.outcome.reason, last.outcome.points, last.totals) == ENDS[game]


@each_row("game", GAMES)
def test_the_games_main_acts_come_up(game: str) -> None:
    made = [step.move for step, _, _ in moments(game)]
    phases = {view.phase for _, view, _ in moments(game)}
    assert any(isinstance(move, Meld) for move in made)
    own = {"three-66": NameTrump, "na-66": Bid, "bauernschnapsen": CallContract}.get(game, Meld)
    assert own in {type(move) for move in made}
    assert (game in (FOR_TWO, "four-66")) is (made[-1] == GO_OUT)
    wanted = {
        FOR_TWO: {Phase.PRE_DRAW, Phase.LEAD, Phase.FOLLOW},
        "three-66": {Phase.TRUMP, Phase.LEAD, Phase.FOLLOW},
        "four-66": {Phase.PARTNER, Phase.LEAD, Phase.FOLLOW},
        "na-66": {Phase.BID, Phase.LEAD, Phase.FOLLOW},
        "bauernschnapsen": {Phase.TRUMP, Phase.BID, Phase.DOUBLE, Phase.LEAD},
    }
    assert phases == wanted[game]
    if game == FOR_TWO:
        assert {DRAW, EXCHANGE_TRUMP, CLOSE_TALON} < set(made)


NUMBERS: dict[str, list[list[int]]] = {
    FOR_TWO: [
        [],
        [14, 66, 11, 10, 4, 3, 2, 0],
        [],
        [20],
        [20],
        [],
        [47],
        [47, 21, 68],
        [],
        [62],
        [72, 66],
    ],
    "three-66": [[40], [11, 10, 4, 3, 2, 0], [], [], [], [40], [64], [], [70, 1, 33, 2, 3], []],
    "four-66": [[66, 20], [], [20, 11, 10, 4, 3, 2, 0], [66, 40], [20], [], [56], [67, 66]],
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
    "bauernschnapsen": [[], [], [4, 6, 66], [12, 24], [11, 10, 4, 3, 2], [20], [53, 93]],
}
"""What each sentence says in figures, worked out from the record by hand."""


@each_row("game", GAMES)
@pytest.mark.usefixtures("language")
def test_the_figures_are_those_of_the_record(game: str) -> None:
    course = course_of(game)
    for settings in DECKS:
        told = [numbers(course.said(step, view, settings)) for step, view, _ in moments(game)]
        # languages may tell the same in another order, and say "1" where another says "one"
        assert [sorted(set(each) - {1}) for each in told] == [
            sorted(set(each) - {1}) for each in NUMBERS[game]
        ], settings.deck


def numbers(sentence: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", sentence)]


@each_row("game", GAMES)
def test_card_points_are_those_that_lie_in_the_piles(game: str) -> None:
    """Count again what the sentences say of totals: won tricks card by card, and marriages."""
    course = course_of(game)
    for (step, view, _), wanted in zip(moments(game), NUMBERS[game], strict=True):
        total = naive_total(view)
        said = course.said(step, view, DECKS[0])
        if "{total}" in step.why + step.task:
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
    course = course_of(game)
    for step, view, _ in moments(game):
        for said in (
            course.said(step, view, settings),
            course.reminded(step, DRAW, view, settings),
            course.reminded(step, GO_OUT, view, settings),
        ):
            assert_sentence(said)
            for size in [*SIZES, *([] if view.rules.close else LARGE_WORDS)]:
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
    pill.set_shrinking(shrinks=not view.rules.close)
    pill.set_max_width(layout.sentences.status_max_width)
    pill.text = sentence
    return pill.lines(look)


@pytest.mark.usefixtures("language", "qtbot")
def test_large_text_stays_large_above_the_chips() -> None:
    layout = TableLayout.for_size(800, 572, text_scale=1.5)
    look = Look.for_layout(layout, 1.0, Cloth.GREEN, CardStyle())
    growth = layout.sentences.status_growth((), row_taken=True)
    course = course_of(FOR_TWO)
    for step, view, _ in moments(FOR_TWO):
        pill = StatusPill()
        pill.set_growth(growth.upwards, row_taken=True, span=growth.span)
        pill.text = course.said(step, view, DECKS[0])
        pill.set_look(look)
        several = len(pill.lines(look)) > 1
        two_lines = 0.85 * (2.1 + 1.3) * look.text_unit
        assert not several or pill.body().height() > two_lines - 1, pill.text


@each_row("game", GAMES)
@pytest.mark.usefixtures("language")
def test_sentences_name_the_card_that_is_to_be_played(game: str) -> None:
    course = course_of(game)
    for settings in DECKS:
        words = course.narrator(settings).words
        for step, view, _ in moments(game):
            if isinstance(step.move, PlayCard):
                card = step.move.card
                names = {words.card_object(card).lower(), words.card(card).lower()}
                said = course.said(step, view, settings).lower()
                assert any(name in said for name in names), said


@pytest.mark.usefixtures("language")
def test_chips_are_called_as_they_are_on_the_table() -> None:
    calls: Sequence[tuple[str, int, str]] = [
        ("four-66", 3, table_words.go_on()),
        ("bauernschnapsen", 1, table_words.passed()),
        ("bauernschnapsen", 3, table_words.go_on()),
        ("bauernschnapsen", 6, table_words.show_it()),
    ]
    for game, place, chip in calls:
        step, view, _ = list(moments(game))[place]
        assert chip in course_of(game).said(step, view, DECKS[0])


def test_a_false_claim_is_warned_of() -> None:
    step, view = next(
        (step, view)
        for step, view, _ in moments("four-66")
        if GO_OUT in view.legal_moves and step.move != GO_OUT
    )
    said = course_of("four-66").reminded(step, GO_OUT, view, DECKS[0])
    assert said.startswith("Saying “Out!” with only 40 points would lose the deal: you need 66.")


def test_the_languages_differ(speak: Speak) -> None:
    def everything() -> set[str]:
        return {
            course_of(game).said(step, view, DECKS[0])
            for game in GAMES
            for step, view, _ in moments(game)
        }

    english = everything()
    speak("de")
    assert not english & everything()


def test_every_game_that_promises_a_guided_deal_has_one() -> None:
    for game in GUIDED_GAMES:
        assert guided_game(course_of(game).rules) == game


# ------------------------------------------------------------------------------------- for two


def test_the_close_wins_whatever_the_other_one_does() -> None:
    view, state = next(
        (view, state) for step, view, state in moments(FOR_TWO) if step.move == CLOSE_TALON
    )
    trumps = [card.rank for card in view.hand if card.suit is view.trump]
    assert sorted(trumps) == sorted([Rank.TEN, Rank.ACE])
    theirs = [card for card in state.hands[Seat.B] if card.suit is view.trump]
    assert len(theirs) <= 2, "two rounds of trumps draw them all, and none is higher"
    assert view.total(view.seat) + 11 + 10 >= 66


POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2, Rank.NINE: 0}
"""From the highest card to the lowest (rules.md 1.1)."""


@pytest.mark.usefixtures("language", "qtbot")
def test_the_first_steps_say_how_cards_rank_and_what_they_count() -> None:
    course = course_of(FOR_TWO)
    for settings in DECKS:
        words = course.narrator(settings).words
        lead, draw = [
            course.said(step, view, settings) for step, view, _ in list(moments(FOR_TWO))[:2]
        ]
        assert ", ".join(words.rank(rank) for rank in POINTS) in lead
        assert words.rank(Rank.TEN) in lead.partition(":")[0]
        for rank, points in POINTS.items():
            assert f"{words.rank(rank)} {points}".lower() in draw.lower()
        assert "66" in draw
