"""What the help says of a game: numbers, names and facts, and the tricks that it shows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.languages import COURTS
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.contracts import Contract
from sixtysix_gui.rules.sets.dimensions import dimensions
from sixtysix_gui.rules.sets.duties import ORDERS, RANK_LETTERS
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.contracts import (
    contract_gloss,
    contract_name,
    double_name,
    opening_gloss,
    opening_name,
    who_may_call,
)
from sixtysix_gui.text.results.scores import CHIPS_AT_FIRST

_ = texts("Help")


def help_values(rules: Rules, words: CardWords) -> Mapping[str, object]:
    """Return all that help.md may ask for or name, in the person's language.

    The values of the dimensions are there under their keys; one that a game does not have is
    neutral.
    """
    values: dict[str, object] = {
        key: getattr(rules, dimension.attribute) for key, dimension in dimensions().items()
    }
    return values | _facts(rules) | _cards(rules, words) | _calls(rules, words) | _worth(rules)


def _facts(rules: Rules) -> dict[str, object]:
    return {
        "name": rules.name,
        "close": rules.close,
        "players": len(rules.seats),
        "parties": len(rules.parties),
        "partners": len(rules.parties) < len(rules.seats),
        "copies": rules.has_copies,
        "talon": rules.has_talon,
        "can_be_drawn": rules.end_unclaimed != "last-trick",
        "late_short_close": _short_close_comes_late(rules),
        "plays_a_call": bool(rules.contracts or rules.bid_max),
        "free_to_trump": rules.has_talon or not rules.strict_trump,
    }


def _short_close_comes_late(rules: Rules) -> bool:
    """Return whether one may close before drawing after more tricks than a hand has cards.

    Only there do the values of ``meld.last_lead`` differ, and only if marriages end with the talon.
    """
    if rules.meld_when_closed or rules.meld_when_exhausted or not rules.close_before_draw:
        return False
    latest_lead = 2 + (_undealt(rules) - rules.close_min_talon) // 2
    return latest_lead > rules.deck_hand


def _undealt(rules: Rules) -> int:
    return len(rules.pack) - rules.deck_hand * len(rules.seats)


def _cards(rules: Rules, words: CardWords) -> dict[str, object]:
    ranks = ranks_from_high(rules)
    lowest = rules.exchange_rank
    return {
        **{rank.name.lower(): words.rank(rank) for rank in Rank if rank is not Rank.EIGHT},
        "cards": len(rules.pack),
        "undealt": _undealt(rules),
        "total": sum(card.points for card in rules.pack),
        "ranks": _(", ").join(words.rank(rank) for rank in ranks),
        "values": " · ".join(
            f"{words.rank(rank)} {rank.points}" for rank in sorted(ranks, reverse=True)
        ),
        "letters": _letters(ranks, words),
        "batches": _(", then ").join(map(str, rules.deal_batches)),
        "lowest": "" if lowest is None else words.rank(lowest),
    }


def _letters(ranks: Sequence[Rank], words: CardWords) -> str:
    """Return the letters on aces and court cards, if one does not begin its own word."""
    named = [(words.letter(rank), words.rank(rank)) for rank in ranks if rank.letter in COURTS]
    if all(word.casefold().startswith(letter.casefold()) for letter, word in named):
        return ""
    return " · ".join(f"{letter} {word}" for letter, word in named)


def _calls(rules: Rules, words: CardWords) -> dict[str, object]:
    contracts = rules.contracts.values()
    leading = [contract_name(one.key) for one in contracts if one.is_played and one.bidder_leads]
    return {
        "contracts": tuple(_contract(one, words) for one in contracts),
        "led_by_player": ", ".join(leading),
        "doubles": ", ".join(double_name(level) for level in range(1, rules.double_max + 1)),
        "most_doubled": 2**rules.double_max,
        "openings": tuple(_openings(words)),
    }


def _contract(contract: Contract, words: CardWords) -> dict[str, str]:
    by_scale = _("1, 2 or 3")
    gloss = f"{contract_gloss(contract, words)} {who_may_call(contract)}"
    return {
        "name": contract_name(contract.key),
        "worth": by_scale if contract.is_simple else str(contract.value),
        "gloss": gloss.rstrip(),
    }


def _openings(words: CardWords) -> Iterator[dict[str, str]]:
    for opening in Opening:
        gloss = opening_gloss(opening, german_suited=words.is_german_suited)
        yield {"name": opening_name(opening), "gloss": as_sentence(gloss)}


_WITHOUT_TRICK: Mapping[str, int] = {
    "none": 0,
    "flat-2": 2,
    "2-or-3": 3,
    "flat-3": 3,
    "by-closer-points": 3,
}
"""What each penalty brings a player who had no trick at the close (rules.md 3.5)."""


def _worth(rules: Rules) -> dict[str, object]:
    plain_win, schneider, schwarz = rules.score_scale
    failed = _WITHOUT_TRICK[rules.score_close_failed]
    defender_first = _WITHOUT_TRICK[rules.score_defender_first]
    return {
        "target": rules.target,
        "points_to_go_out": rules.out_target,
        "chips": CHIPS_AT_FIRST,
        "plain_win": plain_win,
        "schneider": schneider,
        "schwarz": schwarz,
        "most": max(*rules.score_scale, _false_claim(rules), failed, defender_first),
        "waiting_can_pay": failed > defender_first,
    }


def _false_claim(rules: Rules) -> int:
    """Return the most that a false claim can bring the other player."""
    if rules.counts_by_itself:
        return 0
    claim = {"flat-2": 2, "2-or-3": 3, "mirror": max(rules.score_scale)}
    return claim.get(rules.score_false_claim, 0)


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
            text = _("{caption} Trumps: {trump}. You may play: {cards}.")
        else:
            text = _("{caption} Trumps: {trump}. A good partner plays {cards}.")
        cards = _(", ").join(words.short(card) for card in self.playable)
        return text.format(caption=self.caption, trump=words.suit(TRUMP), cards=cards)


def example_of(rules: Rules, caption: str, cards: str) -> Example:
    """Make an example of cards as help.md writes them: trick : hand, and perhaps : what is best.

    Cards are there by name, DT, or by their place from the highest of the game, D2; D-1 is the
    lowest. A single card of a trick without duties was led by the partner.
    """
    trick, hand, *best = (_cards_in(rules, part) for part in cards.split(":"))
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


def _cards_in(rules: Rules, written: str) -> tuple[Card, ...]:
    ranks = ranks_from_high(rules)
    return tuple(_card(code, ranks) for code in written.split())


def _card(code: str, ranks: list[Rank]) -> Card:
    suit, place = _SUITS[code[0]], code[1:]
    rank = Rank(RANK_LETTERS.index(place)) if place in "JQKTA" else ranks[int(place)]
    return card_of(rank, suit)
