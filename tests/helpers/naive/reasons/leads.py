"""Whether the sentences about what is led are true."""

from collections.abc import Callable
from typing import cast

from sixtysix_gui.rules.cards import Card, Suit, pack_cards
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import Move
from tests.helpers.naive.reasons.sentence import Sentence
from tests.helpers.naive.thinking.card_counting import is_strict, replies, takes, value


def highest_trump(s: Sentence) -> None:
    gone = {card for trick in s.view.won for card in (trick.led, trick.reply)}
    trumps = [card for card in pack_cards(s.view.rules.deck_pack) if card.suit is s.trump]
    out = [card for card in trumps if card not in s.hand | gone]
    if s.view.status is TalonStatus.CLOSED:
        out = [card for card in out if card != s.view.turn_up]
    s.says("n", len(out))
    s.says("card", s.best_card)
    assert s.best_card.suit is s.trump
    assert s.played_card != s.best_card
    assert all(card.rank < s.best_card.rank for card in out)


def cannot_be_trumped(s: Sentence) -> None:
    s.says("card", s.best_card)
    assert s.card().suit is not s.trump
    assert not any(card.suit is s.trump for hand in s.count.hands() for card in hand)
    assert not s.safe(s.played_card)


def nothing_beats_it(s: Sentence) -> None:
    s.says("card", s.best_card)
    assert s.view.led is None
    assert s.safe(s.best_card)
    assert not s.safe(s.played_card)
    assert is_strict(s.view)
    for hand in s.count.hands():
        followed = [card for card in hand if card.suit is s.best_card.suit]
        assert followed, "he need not follow"
        assert max(followed).rank < s.best_card.rank, "he has a higher one"


def two_leads_draw(s: Sentence) -> None:
    second = max(card for card in s.hand - {s.best_card} if card.suit is s.trump)
    s.says_cases("a", lambda w: drawn_by(s, second, frozenset(s.f.worlds.other_hand(w))))


def drawn_by(s: Sentence, second: Card, theirs: frozenset[Card]) -> bool:
    """Whether the other has trumps, and none of them after two leads, whatever he answers."""
    if not any(card.suit is s.trump for card in theirs):
        return False
    for reply in replies(s.view, s.best_card, theirs, strict=True):
        if takes(reply, s.best_card, s.trump):
            return False
        left = theirs - {reply}
        for again in replies(s.view, second, left, strict=True):
            had_trump = any(card.suit is s.trump for card in left)
            if had_trump and takes(again, second, s.trump):
                return False
            if any(card.suit is s.trump for card in left - {again}):
                return False
    return True


def holds_none(s: Sentence) -> None:
    suit = cast("Suit", s.reason.value("suit"))
    s.says("card", s.played_card)
    assert s.played_card.suit is suit is not s.trump
    assert any(card.suit is s.trump for card in s.there), "nothing can trump it"
    (trick,) = [trick for trick in s.view.won if trick.number == s.number("t")]
    assert s.view.close is not None
    assert trick.number >= s.view.close.trick
    assert trick.leader is s.me
    assert trick.led.suit is suit is not trick.reply.suit
    assert not any(card.suit is suit for card in s.there)


def can_be_taken(s: Sentence) -> None:
    s.says("card", s.played_card)
    taker = s.card("card2")
    assert taker in s.there
    assert takes(taker, s.card(), s.trump)
    assert taker.suit is s.card().suit
    assert not takes(taker, s.best_card, s.trump), "it takes the better lead as well"
    hands = list(s.count.hands(taker))
    assert not hands or any(
        taker in replies(s.view, s.card(), hand, strict=is_strict(s.view)) for hand in hands
    )
    weights = s.f.worlds.weights
    held = sum(w for world, w in enumerate(weights) if taker in s.f.worlds.other_hand(world))
    assert abs(s.number("a") - 10 * held / sum(weights)) <= 0.5 or s.number("a") in (1, 9)


def gives_away(s: Sentence) -> None:
    s.says("best", s.f.best)
    s.says("played", s.f.played)
    s.says("p", most_given(s, s.best_card))
    s.says("q", most_given(s, s.played_card))
    assert s.number("p") < s.number("q")


def most_given(s: Sentence, card: Card) -> int:
    strict = is_strict(s.view)
    return max(
        (
            value(card) + value(reply)
            for hand in s.count.hands()
            for reply in replies(s.view, card, hand, strict=strict)
            if takes(reply, card, s.trump)
        ),
        default=0,
    )


def is_taken_more_often(s: Sentence) -> None:
    s.says("best", s.f.best)
    s.says("played", s.f.played)
    assert s.view.led is None
    for name, move in (("a", s.f.played), ("b", s.f.best)):
        s.says_cases(name, taken_after(s, move))
    assert s.number("a") > s.number("b")


def taken_after(s: Sentence, move: Move) -> Callable[[int], bool]:
    """Whether the other wins the trick that is led now."""

    def holds(world: int) -> bool:
        last = s.until_next_lead(move, world)[-1]
        now = [trick for trick in last.won if trick.number == s.view.trick_number]
        return any(trick.winner is s.other for trick in now)

    return holds
