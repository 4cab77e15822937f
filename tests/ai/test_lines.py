"""The lines of a turn: complete, legal in every world, and in the order of the rules."""

from sixtysix_gui.ai.two.thinking.line_decisions import turn_lines
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, GO_OUT, MELD, PLAY_CARD
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.packs import stack_pack
from tests.helpers.deals.random_ones.deals import states_of
from tests.helpers.golden_data.golden import profile
from tests.helpers.naive.thinking.worlds import after_line, imagined_worlds
from tests.helpers.rows import each_row


@each_row("rules", rule_set_names(close=True))
def test_every_move_but_a_false_claim_begins_a_line(rules: str) -> None:
    for number in range(20):
        for state in states_of(rule_set(rules), number):
            true_claim = not state.is_over and state.total(state.to_act) >= TARGET
            expected = {m for m in state.legal_moves() if m != GO_OUT or true_claim}
            assert {line[0] for line in turn_lines(state)} == expected


@each_row("rules", rule_set_names(close=True))
def test_lines_hold_in_every_world(rules: str) -> None:
    for number in range(6):
        for state in states_of(rule_set(rules), number):
            if state.is_over:
                continue
            view = state.view(state.to_act)
            for world in imagined_worlds(view, 2, seed=number):
                assert turn_lines(world) == turn_lines(state)
                for line in turn_lines(state):
                    after = after_line(world, line)
                    assert not (after.phase is Phase.REPLY and after.to_act is not view.seat)
                    assert not after.bound or after.is_over


def german_deal(**cards: str) -> Deal:
    pack = stack_pack(profile("german-66", {}), **cards)
    return Deal.start(rule_set(), [Card.parse(code) for code in pack], Seat.B)


def play(state: Deal, codes: str) -> Deal:
    for code in codes.split():
        state, _ = state.apply(PLAY_CARD[Card.parse(code)])
    return state


def test_before_the_draw_acts_lead_to_the_close() -> None:
    start = german_deal(
        forehand="AC 9H KS QS TD JD", dealer="9C JC 9S JS 9D QD", turn_up="TH", talon="KD KH"
    )
    state = play(start, "AC 9C")
    assert state.phase is Phase.PRE_DRAW
    lines = turn_lines(state)
    king, queen = (PLAY_CARD[Card.parse(code)] for code in ("KS", "QS"))
    spades = MELD[Suit.SPADES]
    assert (DRAW,) in lines
    assert (CLOSE_TALON, PLAY_CARD[Card.parse("TD")]) in lines
    assert (EXCHANGE_TRUMP, CLOSE_TALON, PLAY_CARD[Card.parse("TH")]) in lines
    assert {line for line in lines if line[:3] == (EXCHANGE_TRUMP, spades, CLOSE_TALON)} == {
        (EXCHANGE_TRUMP, spades, CLOSE_TALON, king),
        (EXCHANGE_TRUMP, spades, CLOSE_TALON, queen),
    }
    assert (EXCHANGE_TRUMP,) not in lines
    assert (spades,) not in lines


def test_a_close_lets_the_other_exchange_if_he_can() -> None:
    start = german_deal(forehand="AC AS KS QS TD JD", dealer="9H JC 9S JS 9D QD", turn_up="TH")
    after = after_line(start, (CLOSE_TALON, PLAY_CARD[Card.parse("AC")]))
    assert after.exchange is not None
    assert after.exchange.seat is Seat.B
    assert after.to_act is Seat.B
