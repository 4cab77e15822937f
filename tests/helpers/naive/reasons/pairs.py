"""Whether the sentences about marriages, the exchange and the last two of the talon are true."""

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import ExchangeTrump, Meld
from tests.helpers.naive.reasons.sentence import Sentence
from tests.helpers.naive.thinking.card_counting import takes, value


def who_draws_what(s: Sentence) -> None:
    assert s.view.talon_size == 2
    assert s.view.status is TalonStatus.OPEN
    talons = {s.f.worlds.state(world).undealt[0] for world in range(s.f.worlds.count)}
    s.says("best", s.f.best)
    assert s.view.led is not None
    wins = takes(s.best_card, s.view.led, s.trump)
    (down,), turn_up = talons, s.view.turn_up
    s.says("card", down if wins else turn_up)
    s.says("card2", turn_up if wins else down)
    assert wins is not takes(s.played_card, s.view.led, s.trump)


def losing_brings_the_turn_up(s: Sentence) -> None:
    assert s.view.talon_size == 2
    assert s.view.status is TalonStatus.OPEN
    s.says("card", s.view.turn_up)
    pair = pairs_in(frozenset(s.hand | {s.card()}))
    assert value(s.card()) >= 10 or s.card().suit in pair, "what is drawn is worth nothing"


def the_other_must_lead(s: Sentence) -> None:
    assert s.view.talon_size == 2
    assert s.view.status is TalonStatus.OPEN
    assert s.view.led is not None
    assert takes(s.played_card, s.view.led, s.trump)
    assert not takes(s.best_card, s.view.led, s.trump)


def his_marriage(s: Sentence) -> None:
    s.says("played", s.f.played)

    def shows(world: int) -> bool:
        held = pairs_in(frozenset(s.f.worlds.other_hand(world)))
        last = s.until_next_lead(s.f.played, world)[-1]
        new = last.marriages[len(s.view.marriages) :]
        return any(each.seat is s.other and each.suit in held for each in new)

    s.says_cases("a", shows)


def pairs_in(hand: frozenset[Card]) -> list[Suit]:
    return [
        suit
        for suit in Suit
        if sum(card.suit is suit and card.code[0] in "KQ" for card in hand) == 2
    ]


def he_can_never_show(s: Sentence) -> None:
    assert isinstance(s.f.best, ExchangeTrump)
    assert s.card() == s.view.turn_up
    assert s.card().code[0] in "KQ"
    s.says("suit", s.card().suit)


def counts_at_once(s: Sentence) -> None:
    s.says("v", melded(s))


def near_with_the_pair(s: Sentence) -> None:
    s.says("t", s.total + melded(s))
    s.says("k", 66 - s.number("t"))
    assert s.number("k") > 0


def melded(s: Sentence) -> int:
    assert isinstance(s.f.best, Meld)
    assert s.f.best.suit in pairs_in(frozenset(s.hand))
    assert any(trick.winner is s.me for trick in s.view.won)
    return 40 if s.f.best.suit is s.trump else 20


def keep_the_pair(s: Sentence) -> None:
    suit = s.played_card.suit
    assert suit in pairs_in(frozenset(s.hand))
    assert s.played_card.code[0] in "KQ"
    s.says("v", 40 if suit is s.trump else 20)


def exchange_first(s: Sentence) -> None:
    assert isinstance(s.f.best, ExchangeTrump)
    assert s.card() == s.view.turn_up
    assert s.card("card2") in s.hand
    assert s.card("card2").suit is s.trump
    assert value(s.card()) > value(s.card("card2"))
    best, played = s.f.worlds.results(s.f.best), s.f.worlds.results(s.f.played)
    assert all(first >= second for first, second in zip(best, played, strict=True))
