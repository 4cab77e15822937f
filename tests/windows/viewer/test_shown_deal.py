"""What the viewer shows at every step, against the golden deals of all rule sets."""

from collections.abc import Iterator
from dataclasses import replace

from sixtysix_gui.records import DealRecord, read_records, write_record
from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.events import CardDrawn, CardPlayed, TrickWon
from sixtysix_gui.rules.moves import Meld, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal, Step
from tests.helpers.deals.viewer_records import CODE, PLAYED, golden_playthrough, own_game
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.rows import each_row
from tests.windows.conftest import Speak

SOME = range(0, len(PLAYED), 7)
"""Every seventh golden deal: all named rule sets and mixtures are among them."""


def totals(step: Step) -> str:
    return f"{step.view.total(Seat.A)}-{step.view.total(Seat.B)}"


@each_row("number", range(len(PLAYED)))
def test_every_move_is_a_step_with_the_totals_of_the_rules(number: int) -> None:
    deal = ShownDeal(golden_playthrough(number))
    made = [step for step in deal.steps[1:] if not _is_second_half(deal, step)]
    expected = [after for _, after, _ in PLAYED[number]["steps"]]
    assert [totals(step) for step in made] == expected
    assert totals(deal.steps[0]) == "0-0"
    assert totals(deal.steps[-1]) == expected[-1]


def _is_second_half(deal: ShownDeal, step: Step) -> bool:
    """Whether a step is the draw that follows a full trick by itself."""
    place = deal.steps.index(step)
    before = deal.steps[place - 1]
    alone = all(isinstance(event, CardDrawn) for event in step.events)
    return (
        alone
        and before.trick_lies
        and before.view.to_act is step.view.to_act
        and (before.view.phase is step.view.phase)
    )


@each_row("number", SOME)
def test_events_are_told_once_and_in_order(number: int) -> None:
    deal = ShownDeal(golden_playthrough(number))
    told = [event for step in deal.steps for event in step.events]
    assert told == [event for events in deal.played.events for event in events]


@each_row("number", SOME)
def test_no_card_is_lost_between_hands_talon_table_and_piles(number: int) -> None:
    deal = ShownDeal(golden_playthrough(number))
    for step in deal.steps:
        view = step.view
        known = [*view.known[0], *view.known[1], *(c for t in view.won for c in (t.led, t.reply))]
        known += [] if view.led is None else [view.led]
        assert len(set(known)) == len(known)
        assert len(known) + view.talon_size == view.rules.deck_pack


@each_row("number", SOME)
def test_a_finished_deal_is_open_and_offers_nothing(number: int) -> None:
    deal = ShownDeal(own_game(number))
    for step in deal.steps:
        assert tuple(map(len, step.view.known)) == step.view.hand_sizes
        assert step.view.legal_moves == ()
    assert not deal.is_running
    assert deal.code == CODE


def seen_by_a(record: DealRecord) -> Iterator[set[Card]]:
    """The cards that seat A may know, before the first move and after each: a naive account."""
    deal = ShownDeal(DealRecord(record.rules, record.pack, record.dealer, record.moves))
    seen = {*deal.played.states[0].hands[Seat.A], deal.played.states[0].undealt[-1]}
    yield set(seen)
    for state, after, move in zip(
        deal.played.states, deal.played.states[1:], record.moves, strict=False
    ):
        if isinstance(move, PlayCard):
            seen.add(move.card)
        if isinstance(move, Meld):
            seen |= {card_of(rank, move.suit) for rank in (Rank.KING, Rank.QUEEN)}
        if state.exchange is None and after.exchange is not None:
            seen.add(after.exchange.given)
        seen |= set(after.hands[Seat.A])
        yield set(seen)


@each_row("number", SOME)
def test_a_running_deal_shows_only_what_its_person_may_know(number: int) -> None:
    whole = own_game(number)
    for count in range(1, len(whole.moves)):
        record = own_game(number, count)
        deal = ShownDeal(record)
        if not deal.is_running:
            continue
        assert deal.code is None
        allowed = list(seen_by_a(record))[-1]
        for step in deal.steps:
            assert step.view.seen <= allowed
            assert set(step.view.known[Seat.B]) <= allowed
            shown = {e.card for e in step.events if isinstance(e, CardPlayed | CardDrawn)}
            assert {card for card in shown if card is not None} <= allowed


def test_hidden_cards_leave_no_trace_in_a_running_deal() -> None:
    record = own_game(0, 4)
    deal = ShownDeal(record)
    state = deal.played.state
    hidden = [card for card in state.hands[Seat.B] if card not in deal.steps[-1].view.seen]
    one, other = hidden[0], state.undealt[0]
    swap = {one: other, other: one}
    pack = tuple(swap.get(card, card) for card in record.pack)
    again = ShownDeal(DealRecord(record.rules, pack, record.dealer, record.moves, record.tags))
    assert again.steps == deal.steps
    assert again.played.states != deal.played.states


def test_a_deal_that_was_given_up_is_open() -> None:
    record = own_game(0, 4)
    given_up = DealRecord(
        record.rules, record.pack, record.dealer, record.moves, record.tags, abandoned=True
    )
    deal = ShownDeal(given_up)
    assert deal.steps[-1].view.known == deal.played.state.hands
    assert deal.code == CODE
    assert read_records(write_record(given_up)) == (given_up,)


@each_row("name", ["r1", "r2", "r3", "r4"])
def test_tricks_are_stepped_through_one_by_one(name: str) -> None:
    (record,) = read_records((GOLDEN / "records" / f"{name}.66r").read_bytes())
    deal = ShownDeal(record)
    places = [deal.step_of_trick(trick.number) for trick in deal.tricks]
    assert places == sorted(set(places))
    for place in places:
        assert deal.steps[place].trick_lies
        assert isinstance(deal.steps[place].events[1], TrickWon)
    forward: list[int] = []
    place = 0
    while place != deal.last:
        place = deal.next_trick(place)
        forward.append(place)
    assert forward == [*places, deal.last] if places[-1] != deal.last else places
    back: list[int] = []
    while place:
        place = deal.previous_trick(place)
        back.append(place)
    assert back == [*[one for one in reversed(places) if one != deal.last], 0]


def test_the_game_points_change_with_the_end_of_the_deal() -> None:
    (record,) = read_records((GOLDEN / "records" / "r4.66r").read_bytes())  # A:2, from 0-0
    deal = ShownDeal(record)
    assert {step.score.won for step in deal.steps[:-1]} == {(0, 0)}
    assert deal.steps[-1].score.won == (2, 0)
    (record,) = read_records((GOLDEN / "records" / "r2.66r").read_bytes())  # B:3, counted down
    assert ShownDeal(record).steps[-1].score.won == (0, 3)


@each_row(("seat", "near"), [("A", Seat.A), ("B", Seat.B), ("X", Seat.A)])
def test_the_table_is_seen_from_the_seat_of_the_record(seat: str, near: Seat) -> None:
    record = own_game(3)
    tags = tuple((name, seat if name == "Seat" else value) for name, value in record.tags)
    moved = DealRecord(record.rules, record.pack, record.dealer, record.moves, tags)
    deal = ShownDeal(moved)
    assert deal.near is near
    assert deal.steps[0].view.seat is near
    assert (deal.me is None) is (seat == "X")


@each_row(
    ("kept", "language", "shown"),
    [
        (("You", "Jack"), "de", ("Du", "Bube")),
        (("Du", "Dame"), "en", ("You", "Queen")),
        (("Ти", "Поп"), "hu", ("Te", "Király")),
        (("Anna", "Daus"), "en", ("Anna", "Daus")),
    ],
)
def test_names_that_players_have_by_themselves_follow_the_language(
    speak: Speak, kept: tuple[str, str], language: str, shown: tuple[str, str]
) -> None:
    speak(language)
    names = {"A": kept[0], "B": kept[1]}
    record = golden_playthrough(0)
    others = tuple(tag for tag in record.tags if tag[0] not in (*names, "Seat", "Level"))
    foreign = replace(record, tags=(*others, *names.items()))
    own = replace(foreign, tags=(*foreign.tags, ("Seat", "A"), ("Level", "casual")))
    assert ShownDeal(own).names == shown
    assert ShownDeal(foreign).names == kept, "who plays there is not known"
