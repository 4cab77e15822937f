"""What is done on the person's behalf, and what is left to him."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_progress import move_without_asking, waiting_may_pay
from sixtysix_gui.controller.game_setup import GameSetup, Preferences
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play, trick_of
from sixtysix_gui.rules.moves import DRAW, GO_OUT, PASS, PLAY_CARD, Move
from sixtysix_gui.rules.scoring.points import CardPoints, Close, together
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.settings_values import BeforePartner
from tests.controller.conftest import CODE, MakeDesk, one_deal, setup_for
from tests.helpers.deals.packs import stack_pack
from tests.helpers.golden_data.golden import profile
from tests.helpers.players.scripted_players import ThumbPlayer, thumb_move
from tests.helpers.rows import each_row

CLOSE = Close(Seat.A, 1, before_draw=False, defender_points=0, defender_tricks=0)
LAST_TRICK = trick_of(12, Seat.B, Card.parse("AS"), Card.parse("9S"), Seat.B)


def automatic_move(state: Deal, preferences: Preferences) -> Move | None:
    """What is done for the person, who sits in B."""
    setup = GameSetup(state.rules, ("Ada", "Queen"), {Seat.A: "club"}, seat=Seat.B)
    return move_without_asking(state, preferences, setup)


def state_of(variant: str, **changes: object) -> Deal:
    """A deal whose forehand B holds no nine of trumps, changed as told."""
    pack = stack_pack(profile(variant), turn_up="KH", forehand="AS TS")
    cards = tuple(Card.parse(code) for code in pack)
    return Deal.start(rule_set(variant), cards, Seat.A).changed(**changes)


def before_draw(captured: int) -> Deal:
    return state_of(
        "german-66",
        phase=Phase.PRE_DRAW,
        trick_number=2,
        card_points=(CardPoints(), CardPoints(captured, tricks=1)),
        to_act=Seat.B,
    )


@each_row(
    ("captured", "preferences", "expected"),
    [
        (66, Preferences(), None),
        (66, Preferences(claim_for_me=True), GO_OUT),
        (65, Preferences(claim_for_me=True), None),
        (20, Preferences(draw_for_me=True), DRAW),
        (66, Preferences(claim_for_me=True, draw_for_me=True), GO_OUT),
        (20, Preferences(), None),
    ],
)
def test_before_the_draw(captured: int, preferences: Preferences, expected: Move | None) -> None:
    assert automatic_move(before_draw(captured), preferences) == expected


def closed_by_other(variant: str, defender_tricks: int, **changes: object) -> Deal:
    """The opponent A closed; B, the person, has since come to 70 card points."""
    fields: dict[str, object] = {
        "phase": Phase.LEAD,
        "trick_number": 4,
        "close": Close(Seat.A, 2, False, 0, defender_tricks),
        "card_points": (CardPoints(10, tricks=1), CardPoints(70, tricks=2)),
        "to_act": Seat.B,
    }
    return state_of(variant, **(fields | changes))


@each_row(
    ("variant", "defender_tricks", "pays"),
    [
        ("german-66", 0, True),  # going out pays 2, the failed close 3 (rules.md 5, T39)
        ("german-66", 1, False),
        ("santase", 0, True),
        ("wiki-66", 0, False),
        ("schnapsen", 0, False),
        ("house-66", 0, False),
    ],
)
def test_a_defender_who_gains_by_waiting_is_left_to_claim_himself(
    variant: str, defender_tricks: int, *, pays: bool
) -> None:
    state = closed_by_other(variant, defender_tricks)
    assert waiting_may_pay(state) is pays
    move = automatic_move(state, Preferences(claim_for_me=True))
    assert move == (None if pays else GO_OUT)


@each_row(
    ("defender_tricks", "claimed", "silent"),
    [
        (0, None, 3),  # out would win 2, silence wins 3 (rules.md 5, T39; 4.2, V18)
        (1, GO_OUT, 2),
    ],
)
def test_after_the_last_card_silence_may_be_worth_more(
    defender_tricks: int, claimed: Move | None, silent: int
) -> None:
    state = closed_by_other(
        "german-66", defender_tricks, phase=Phase.FINAL, hands=((), ()), won=(LAST_TRICK,)
    )
    assert automatic_move(state, Preferences(claim_for_me=True)) == claimed
    for move, points in ((GO_OUT, 2), (PASS, silent)):
        outcome = state.apply(move)[0].outcome
        assert outcome is not None
        assert (outcome.winner, outcome.game_points) == (Seat.B, points)


def test_the_closer_himself_never_waits() -> None:
    state = closed_by_other("german-66", 0, close=Close(Seat.B, 2, False, 0, 0))
    assert automatic_move(state, Preferences(claim_for_me=True)) == GO_OUT


def test_a_defender_without_the_nine_passes_by_itself() -> None:
    state = state_of("german-66", phase=Phase.REPLY, close=CLOSE, to_act=Seat.B)
    assert automatic_move(state, Preferences()) == PASS


@each_row(
    ("hand", "wanted", "played"), [("AS", True, "AS"), ("AS", False, None), ("AS TC", True, None)]
)
def test_the_last_card_that_has_to_follow_is_played_by_itself(
    hand: str, wanted: bool, played: str | None
) -> None:
    cards = tuple(map(Card.parse, hand.split()))
    state = state_of(
        "schnapsen",
        phase=Phase.FOLLOW,
        trick_number=5,
        undealt=(),
        table=(Play(Seat.A, Card.parse("JD")),),
        hands=((), cards),
        to_act=Seat.B,
    )
    setup = GameSetup(state.rules, ("Ada", "Queen"), {Seat.A: "club"}, seat=Seat.B)
    move = move_without_asking(state, Preferences(last_card_for_me=wanted), setup)
    assert move == (None if played is None else PLAY_CARD[Card.parse(played)])


def test_a_defender_with_the_nine_is_asked() -> None:
    state = state_of(
        "german-66",
        phase=Phase.REPLY,
        close=CLOSE,
        to_act=Seat.B,
        hands=((), (Card.parse("9H"), Card.parse("AS"))),
    )
    assert automatic_move(state, Preferences()) is None


# What is done for the person by himself: passes, claims, last cards, and what is no decision.


def test_a_partner_without_anything_to_say_is_passed_for(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer())
    for last in "ABCDE":  # known deals; C leads first, whose partner may have nothing to say
        setup = one_deal(setup_for("four-66", Seat.B))
        desk.controller.new_game(replace(setup, code=f"{CODE[:-1]}{last}"))
        desk.controller.deal()
        for view, move in desk.finish_deal(qtbot, thumb_move):
            assert move != PASS or len(view.legal_moves) > 1
    views = [update.view for update in desk.log.updates]
    asked = [view for view in views if view.my_turn]
    assert any(view.phase is Phase.PARTNER for view in asked)
    assert any(view.legal_moves == (PASS,) for view in asked)


def claim_only(view: View) -> bool:
    return view.phase is Phase.PARTNER and set(view.legal_moves) == {GO_OUT, PASS}


@pytest.mark.parametrize("before", ["at_once", "moment", "wait"])
def test_before_the_partner_leads_a_bare_claim_is_waited_for_as_the_person_wants(
    before: BeforePartner, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    desk.controller.set_preferences(Preferences(before_partner=before))
    asked = 0
    for last in "ABCDE":
        desk.controller.new_game(replace(one_deal(setup_for("four-66")), code=f"{CODE[:-1]}{last}"))
        desk.controller.deal()
        asked += sum(claim_only(view) for view, _ in desk.finish_deal(qtbot, never_out))
    assert (asked > 0) is (before != "at_once")


@pytest.mark.parametrize(("before", "goes_back_to_it"), [("moment", False), ("wait", True)])
def test_a_moment_that_went_by_is_no_decision(
    before: BeforePartner, goes_back_to_it: bool, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    desk.controller.set_preferences(Preferences(before_partner=before))
    desk.controller.new_game(one_deal(setup_for("four-66")))
    desk.controller.deal()
    decided = desk.finish_deal(qtbot, never_out)
    assert any(claim_only(view) for view, _ in decided)
    back = 0
    while desk.controller.can_take_back:
        desk.controller.take_back()
        back += claim_only(desk.view)
    assert (back > 0) is goes_back_to_it


@pytest.mark.parametrize("game", rule_set_names(close=False))
def test_the_last_card_of_a_hand_is_played_where_nothing_else_can_be_done(
    game: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    desk.controller.set_preferences(Preferences(last_card_for_me=True))
    desk.controller.new_game(one_deal(setup_for(game)))
    desk.controller.deal()
    decided = [view for view, _ in desk.finish_deal(qtbot, never_out)]
    last = [view for view in decided if len(view.hand) == 1]
    assert decided
    assert all(len(view.legal_moves) > 1 for view in last)
    desk.controller.take_back()
    assert desk.view == decided[-1], "what was played by itself is no decision"


@pytest.mark.parametrize("game", ["four-66", "gaigel", "gaigel-2"])
def test_a_sure_claim_is_made_for_the_person_where_he_wants_that(
    game: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    desk.controller.set_preferences(Preferences(claim_for_me=True))
    desk.controller.new_game(setup_for(game))
    while not desk.controller.is_game_over:
        desk.controller.deal()
        for view, move in desk.finish_deal(qtbot, never_out):
            assert move != GO_OUT
            total = together(
                view.card_points[seat] for seat in view.rules.sides[view.seat].seats
            ).total
            could_claim = GO_OUT in view.legal_moves
            assert not (could_claim and total >= view.rules.out_target)
    assert {finished.outcome.reason for finished in desk.log.finished} <= {"out", "count", "draw"}


def test_in_bauernschnapsen_a_sure_claim_is_made_in_simple_games_alone(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk, reasons = make_desk(ThumbPlayer()), set[str]()
    desk.controller.set_preferences(Preferences(claim_for_me=True))
    for last in "ABCDE":
        setup = one_deal(setup_for("bauernschnapsen"))
        desk.controller.new_game(replace(setup, code=f"{CODE[:-1]}{last}"))
        desk.controller.deal()
        for view, move in desk.finish_deal(qtbot, never_out):
            assert move != GO_OUT
            total = together(
                view.card_points[seat] for seat in view.rules.sides[view.seat].seats
            ).total
            assert GO_OUT not in view.legal_moves or total < 66
            simple = view.contract is None or view.contract.is_simple
            assert simple or GO_OUT not in view.legal_moves
        reasons.add(desk.log.finished[-1].outcome.reason)
    assert "out" in reasons


def never_out(view: View) -> Move:
    move = thumb_move(view)
    return move if move != GO_OUT else next(one for one in view.legal_moves if one != GO_OUT)
