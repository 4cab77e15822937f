"""What the coach counts out loud follows from what was seen, and from nothing else."""

from sixtysix_gui.coach.judging import counted_aloud
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set
from tests.coach.positions import decisions
from tests.helpers.players.player_moments import dealt_otherwise, moments
from tests.helpers.rows import each_row

MANY = list(decisions(60, first=900))


@each_row("number", range(60))
def test_where_the_hidden_cards_lie_changes_nothing(number: int) -> None:
    view, _ = MANY[number]
    assert counted_aloud(dealt_otherwise(view, number + 1)) == counted_aloud(view)


@each_row("number", range(60))
def test_the_trumps_that_are_out_are_all_but_those_that_were_seen(number: int) -> None:
    view, _ = MANY[number]
    played = {card for trick in view.won for card in (trick.led, trick.reply)}
    gone = played | set(view.hand) | {view.led, view.turn_up}
    trumps = [card for card in pack_cards(view.rules.deck_pack) if card.suit is view.trump]
    out = [card for card in trumps if card not in gone]
    counted = counted_aloud(view)
    assert sorted(counted.trumps_out, reverse=True) == list(counted.trumps_out)
    assert set(counted.trumps_out) == set(out)


@each_row("number", range(60))
def test_points_are_those_of_the_tricks_and_of_marriages_that_count(number: int) -> None:
    view, _ = MANY[number]
    counted = counted_aloud(view)
    for seat, told in ((view.seat, counted.mine), (opposite(view.seat), counted.theirs)):
        won = [trick for trick in view.won if trick.winner is seat]
        shown = [marriage.points for marriage in view.marriages if marriage.seat is seat]
        naive = sum(trick.led.points + trick.reply.points for trick in won)
        naive += sum(shown) if won else 0
        frozen = view.card_points[seat].frozen_at
        assert told == (naive if frozen is None else frozen)


def test_what_is_told_of_the_other_hand_is_true() -> None:
    held = not_held = 0
    for name in ("schnapsen", "german-66"):
        for number in range(60):
            for state in moments(rule_set(name), number):
                counted = counted_aloud(state.view(state.to_act))
                hand = set(state.hands[opposite(state.to_act)])
                assert set(counted.held) <= hand
                assert hand.isdisjoint(counted.not_held)
                held += len(counted.held)
                not_held += len(counted.not_held)
    assert held > 50
    assert not_held > 50, "both were told of often enough to be tested"
