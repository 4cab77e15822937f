"""Whether the sentences about what is answered to a lead, or kept for one, are true."""

from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import PlayCard
from tests.helpers.naive.reasons.sentence import Sentence
from tests.helpers.naive.thinking.card_counting import takes, value


def keep_it(s: Sentence) -> None:
    s.says("card", s.played_card)
    taken = s.card("card2")
    assert taken in s.there
    assert takes(s.card(), taken, s.trump)
    assert not any(takes(card, taken, s.trump) for card in s.hand - {s.card()})


def last_trump(s: Sentence) -> None:
    trumps = [card for card in s.hand if card.suit is s.trump]
    assert trumps == [s.played_card]
    assert s.view.status is not TalonStatus.OPEN
    for hand in s.count.hands():
        for led in hand:
            assert not any(takes(card, led, s.trump) for card in s.hand - {s.played_card})


def brings_the_lead(s: Sentence) -> None:
    assert s.view.led is not None
    assert takes(s.best_card, s.view.led, s.trump)
    won = value(s.best_card) + value(s.view.led)
    s.says("best", s.f.best)
    assert not takes(s.played_card, s.view.led, s.trump)
    s.says("p", won)
    waiting = sum(each.points for each in s.view.marriages if each.seat is s.me)
    if any(trick.winner is s.me for trick in s.view.won):
        waiting = 0
    s.says("k", 66 - s.total - won - waiting)


def let_it_go(s: Sentence) -> None:
    assert s.view.led is not None
    s.says("p", value(s.view.led))
    s.says("card", s.played_card)
    assert takes(s.played_card, s.view.led, s.trump)
    assert not takes(s.best_card, s.view.led, s.trump)
    later = 0.0
    for world, weight in enumerate(s.f.worlds.weights):
        for trick in s.states(s.f.best, world)[-1].won:
            if trick.winner is s.me and s.played_card in (trick.led, trick.reply):
                later += weight * (value(trick.led) + value(trick.reply))
    assert later / sum(s.f.worlds.weights) > value(s.view.led) + value(s.played_card)


def one_more_trick(s: Sentence) -> None:
    assert not any(trick.winner is s.me for trick in s.view.won)
    s.says("v", sum(each.points for each in s.view.marriages if each.seat is s.me))
    s.says("best", s.f.best)
    assert s.view.led is not None
    assert takes(s.best_card, s.view.led, s.trump)
    assert not takes(s.played_card, s.view.led, s.trump)


def he_showed_it(s: Sentence) -> None:
    assert s.card() in s.count.shown
    s.says("card2", s.played_card)
    if isinstance(s.f.best, PlayCard):
        assert not takes(s.card(), s.best_card, s.trump), "it takes the better lead as well"
    assert takes(s.card(), s.played_card, s.trump)
    hands = (frozenset(s.f.worlds.other_hand(world)) for world in range(s.f.worlds.count))
    assert all(s.card() in hand for hand in hands)


def takes_the_trick(s: Sentence) -> None:
    s.says("best", s.f.best)
    assert s.view.led is not None
    assert takes(s.best_card, s.view.led, s.trump)
    assert not takes(s.played_card, s.view.led, s.trump)
    s.says("p", value(s.best_card) + value(s.view.led))


def gives_for_nothing(s: Sentence) -> None:
    s.says("played", s.f.played)
    assert s.view.led is not None
    assert not takes(s.played_card, s.view.led, s.trump)
    s.says("p", value(s.played_card))
    if not takes(s.best_card, s.view.led, s.trump):
        assert s.number("p") >= 10 > value(s.best_card)


def takes_it_as_well(s: Sentence) -> None:
    s.says("best", s.f.best)
    s.says("played", s.f.played)
    assert both_take(s)
    spends_trump = s.played_card.suit is s.trump is not s.best_card.suit
    same = s.played_card.suit is s.best_card.suit
    assert spends_trump or not same or s.played_card.rank > s.best_card.rank


def takes_more(s: Sentence) -> None:
    s.says("best", s.f.best)
    assert both_take(s)
    s.says("p", value(s.best_card) - value(s.played_card))
    assert s.number("p") >= 6


def both_take(s: Sentence) -> bool:
    """Whether either of the two replies takes the trick."""
    led = s.view.led
    return led is not None and all(
        takes(card, led, s.trump) for card in (s.best_card, s.played_card)
    )
