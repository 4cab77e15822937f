"""What the viewer shows of three and four at every step, against all records of many.md 12."""

from collections import Counter
from dataclasses import replace

import pytest

from sixtysix_gui.records import DealRecord, read_records
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.events import Passed, TrickWon
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.viewer.deal_in_words import DealInWords
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from tests.helpers.rows import each_row
from tests.helpers.windows.sentences import assert_sentence
from tests.records.many_records import FILES, text_of

GAMES = sorted({name.removesuffix(".66r").split("-", 1)[1] for name in FILES})


ALL = [
    pytest.param(name, marks=pytest.mark.window if name.startswith("good") else ())
    for name in FILES
]
"""The files of single deals are many: they are in the second ring."""


def deals_of(name: str) -> list[ShownDeal]:
    return [shown(record, *records) for records in starts(name) if (record := records[-1])]


def starts(name: str) -> list[tuple[DealRecord, ...]]:
    records = read_records(text_of(name))
    return [records[:count] for count in range(1, len(records) + 1)]


def shown(record: DealRecord, *records: DealRecord, eyes: Seat | None = None) -> ShownDeal:
    rules = record.rules
    assert not rules.close
    known = DealRecord(rules, record.pack, record.dealer, record.moves, record.tags, False)
    return ShownDeal(known, records, eyes=eyes)


def worked(game: str) -> DealRecord:
    (record,) = read_records(text_of(f"worked-{game}.66r"))
    return record


@pytest.mark.parametrize("name", ALL)
def test_events_are_told_once_and_in_order(name: str) -> None:
    for deal in deals_of(name):
        told = [event for step in deal.steps for event in step.events]
        partner = Phase.PARTNER
        made = [
            event
            for state, events in zip(deal.played.states, deal.played.events, strict=False)
            for event in events
            if not (state.phase is partner and isinstance(event, Passed))
        ]
        assert told == made
        assert all(step.events for step in deal.steps[1:])


@pytest.mark.parametrize("name", ALL)
def test_all_cards_are_to_be_seen_at_every_step(name: str) -> None:
    for deal in deals_of(name):
        pack = Counter(deal.record.rules.pack)
        for step in deal.steps:
            view = step.view
            assert tuple(map(len, view.known)) == view.hand_sizes
            assert view.legal_moves == ()
            seen = Counter(card for hand in view.known for card in hand)
            seen += Counter(play.card for trick in view.won for play in trick.plays)
            seen += Counter(play.card for play in view.table)
            assert not seen - pack
            hidden = view.talon_size + len(view.face_down) + len(step.widow)
            if view.phase is not Phase.TRUMP:
                assert seen.total() + hidden == pack.total()


@pytest.mark.parametrize("name", ALL)
def test_tricks_are_stepped_through_one_by_one(name: str) -> None:
    for deal in deals_of(name):
        places = [deal.step_of_trick(trick.number) for trick in deal.tricks]
        assert places == sorted(set(places))
        for place in places:
            assert sum(isinstance(event, TrickWon) for event in deal.steps[place].events) == 1
            assert deal.steps[place].view.won[-1].number == deal.steps[place].trick
        assert deal.next_trick(0) == (places[0] if places else deal.last)
        before_last = [place for place in places if place < deal.last]
        assert deal.previous_trick(deal.last) == (before_last[-1] if before_last else 0)


@pytest.mark.parametrize("name", ALL)
def test_the_score_is_that_of_the_records(name: str) -> None:
    records = read_records(text_of(name))
    deals = deals_of(name)
    for deal, record, after in zip(deals, records, [*records[1:], None], strict=True):
        written = record.tag("Score")
        if written is not None:
            assert deal.steps[0].score.won == tuple(map(int, written.split(",")))
        same_game = after is not None and after.tag("Game") == record.tag("Game") is not None
        if same_game and after is not None and after.tag("Score") is not None:
            assert deal.steps[-1].score.won == tuple(map(int, str(after.tag("Score")).split(",")))


@each_row("name", [name for name in FILES if not name.startswith("good")])
@each_row("german", [False, True])
def test_every_step_is_told_in_sentences_that_name_their_players(name: str, german: bool) -> None:
    for deal in deals_of(name):
        told = DealInWords(deal, CardWords(german_suited=german))
        for place in range(len(deal.steps)):
            assert_sentence(told.sentence(place))
            assert "You" not in told.sentence(place).split()
        assert_sentence(told.ending())


@pytest.mark.parametrize("name", ALL)
def test_the_list_says_what_the_record_does(name: str) -> None:
    for deal in deals_of(name):
        summary = DealInWords(deal, CardWords()).summary()
        assert summary.names == deal.names
        tricks = [line for line in summary.lines if line.winner is not None]
        assert [line.winner for line in tricks] == [trick.winner for trick in deal.tricks]
        for line, trick in zip(tricks, deal.tricks, strict=True):
            cards = {play.seat: CardWords().short(play.card) for play in trick.plays}
            for seat, card in cards.items():
                assert card in line.done[seat]
            assert line.leader is trick.leader
            assert line.points == sum(play.card.points for play in trick.plays)
            assert deal.steps[line.place].trick == line.number


@each_row("game", GAMES)
def test_one_seat_s_eyes_see_only_what_it_saw(game: str) -> None:
    record = worked(game)
    for seat in deals_of(f"worked-{game}.66r")[0].seats:
        deal = shown(record, eyes=seat)
        assert deal.near is seat
        for place, step in enumerate(deal.steps):
            assert step.view.seat is seat
            assert step.widow == ()
            if step.moves is not None:
                state = deal.played.states[step.moves]
                own = replace(state.view(seat, deal.before.won, 0, 0), legal_moves=())
                assert step.view == replace(
                    own, carry=step.view.carry, decided=step.view.decided
                ), place


@each_row("game", GAMES)
def test_a_running_deal_keeps_its_secrets(game: str) -> None:
    record = worked(game)
    cut = DealRecord(record.rules, record.pack, record.dealer, record.moves[:-3], record.tags)
    deal = shown(cut, eyes=Seat.B)
    assert deal.is_running
    assert deal.near is Seat.A  # not B: no one sees another's cards in a game that goes on
    assert deal.code is None
    for step in deal.steps:
        if step.moves is not None:
            assert step.view.known == deal.played.states[step.moves].view(Seat.A).known


def test_the_person_is_spoken_to_and_the_others_are_named() -> None:
    record = worked("four-66")
    tags = (*record.tags, ("Seat", "B"), ("Level", "club,club,club"))
    own = DealRecord(record.rules, record.pack, record.dealer, record.moves, tags)
    deal = shown(own)
    told = DealInWords(deal, CardWords())
    assert deal.near is Seat.B
    first = told.sentence(0)
    assert first.startswith(
        "You play with David opposite you, against Clara on your left and Anna on your right."
    )
    assert "You cut and show the jack of clubs" in first
    assert set(deal.companions("french")) == {Seat.A, Seat.C, Seat.D}
    assert told.people.name(Seat.C) == "Clara"


def test_what_was_said_before_play_goes_across_the_columns() -> None:
    deal = deals_of("worked-bauernschnapsen.66r")[0]
    first = DealInWords(deal, CardWords()).summary().lines[0]
    assert first.leader is None
    assert first.number == 0
    # many.md 12.5: trump D; call A=schnapser, all others pass; double B=x A=- C=-
    assert first.spoken == (
        "Anna: Diamonds, Schnapser; Bruno: pass; Clara: pass; David: pass; "
        "Bruno: Kontra; Anna: pass; Clara: pass"
    )


def test_the_widow_is_named_and_lies_open() -> None:
    deal = deals_of("worked-cutthroat-66.66r")[0]
    words = DealInWords(deal, CardWords())
    assert words.sentence(0).endswith(
        "In the widow: the ace of hearts, the nine of diamonds, the nine of hearts."
    )
    assert [card.code for card in deal.steps[0].widow] == ["AH", "9D", "9H"]  # its tag Widow
