"""The pictures of the help: a trick and a hand, with what may be played or what is best."""

from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.duties import ORDERS, RANK_LETTERS
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import translate

TRUMP = Suit.SPADES
_YOURS = Seat.A
_SUITS = {suit.letter: suit for suit in Suit}


@dataclass(frozen=True)
class Example:
    """A trick that you are to follow to, or a lead: what lies there, your hand, what to play.

    ``playable`` is what the rules allow, where they decide (``by_rules``), else what is best.
    ``winning`` is the place in the trick of the card that is winning it, ``seats`` who laid each.
    """

    caption: str
    trick: tuple[Card, ...]
    hand: tuple[Card, ...]
    playable: tuple[Card, ...]
    winning: int
    seats: tuple[Seat, ...]
    by_rules: bool

    def told(self, words: CardWords) -> str:
        """Tell it to those who do not see the picture, and to those who do."""
        if self.by_rules:
            text = translate("Help", "{caption} Trumps: {trump}. You may play: {cards}.")
        else:
            text = translate("Help", "{caption} Trumps: {trump}. A good partner plays {cards}.")
        cards = translate("Help", ", ").join(words.short(card) for card in self.playable)
        return text.format(caption=self.caption, trump=words.suit(TRUMP), cards=cards)


def example_of(rules: Rules, caption: str, cards: str) -> Example:
    """Make an example of cards as help.md writes them: trick : hand, and perhaps : what is best.

    Cards are there by name, DT, or by their place from the highest of the game, D2; D-1 is the
    lowest. A single card of a trick without duties was led by the partner.
    """
    trick, hand, *best = (_cards(rules, part) for part in cards.split(":"))
    following = rules.from_seat(_YOURS)[1:]
    is_lead = bool(best) and len(trick) == 1
    seats = (rules.partner(_YOURS),) if is_lead else following[-len(trick) :]
    table = [Play(seat, card) for seat, card in zip(seats, trick, strict=True)]
    return Example(
        caption,
        trick,
        hand,
        best[0] if best else rules.duties.playable(hand, table, TRUMP),
        table.index(rules.duties.winning(table, TRUMP)),
        seats,
        by_rules=not best,
    )


def ranks_from_high(rules: Rules) -> list[Rank]:
    """Return the ranks of the pack from the highest down."""
    order = ORDERS[rules.deck_order]
    return sorted({card.rank for card in rules.pack}, key=lambda rank: -order[rank])


def _cards(rules: Rules, written: str) -> tuple[Card, ...]:
    ranks = ranks_from_high(rules)
    return tuple(_card(code, ranks) for code in written.split())


def _card(code: str, ranks: list[Rank]) -> Card:
    suit, place = _SUITS[code[0]], code[1:]
    rank = Rank(RANK_LETTERS.index(place)) if place in "JQKTA" else ranks[int(place)]
    return card_of(rank, suit)
