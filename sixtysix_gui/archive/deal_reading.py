"""From one record to what its tags and words tell of a deal, and whether they agree."""

import re
from collections.abc import Mapping, Sequence
from datetime import date, time
from functools import cache, lru_cache

from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.archive.rows import Company, Dealt, RulesText
from sixtysix_gui.archive.texts import RecordText
from sixtysix_gui.archive.walking import WordWalk, letters_of
from sixtysix_gui.records.identity import DealKey, deal_name, play_name
from sixtysix_gui.records.record import ABANDONED, UNFINISHED, read_number, read_numbers
from sixtysix_gui.records.tags import BATCHES
from sixtysix_gui.rules.cards import ALL_CARDS, Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.scoring.game import LENGTHS, Length, game_at
from sixtysix_gui.rules.seats import EVERY_SEAT, Seat
from sixtysix_gui.rules.sets.contracts import SIMPLE
from sixtysix_gui.rules.sets.rules import Rules

_SEATS: Mapping[str | None, Seat] = {seat.name: seat for seat in EVERY_SEAT}
_LENGTHS: Mapping[str | None, Length] = {length: length for length in LENGTHS}
_NUMBER = re.compile(r"-?[0-9]{1,4}")
_YES = "yes"


def rules_text_of(record: RecordText) -> RulesText:
    """Return the rules of a record as its tags name them, other batches among the changes."""
    tags = record.tags
    return _rules_text(tags.get("Variant", ""), tags.get("Rules", ""), tags.get("Batches", ""))


@lru_cache(maxsize=256)
def _rules_text(name: str, changes: str, batches: str) -> RulesText:
    own = f"{BATCHES}=[{batches}]" if batches else ""
    return RulesText(name, "; ".join(filter(None, (changes, own))))


@lru_cache(maxsize=4096)
def day_of(text: str) -> str:
    """Return a day as it is compared (ISO 8601); empty for what is none."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        return ""


@lru_cache(maxsize=4096)
def time_of(text: str) -> str:
    """Return an hour and a minute as they are compared, ``09:05``; empty for what is none."""
    try:
        return f"{time.fromisoformat(text):%H:%M}"
    except ValueError:
        return ""


def length_of(record: RecordText) -> Length:
    """Return how long is played; to the target, if it is not said or not known."""
    return _LENGTHS.get(record.tags.get("Length"), "game")


def is_practice(record: RecordText) -> bool:
    """Return whether a deal is marked as one of a practice game."""
    return record.tags.get("Practice") == _YES


def company_of(record: RecordText, rules: Rules | None) -> Company:
    """Return who sat where as a record tells it; of unknown rules, as far as seats are named."""
    tags = record.tags
    names = tuple([tags.get(letter, "") for letter in "ABCD"])
    return _company(rules, tags.get("Seat", ""), tags.get("Level", ""), names)


@lru_cache(maxsize=1024)
def _company(rules: Rules | None, seat: str, level: str, names: tuple[str, ...]) -> Company:
    named = [place for place, name in enumerate(names, 1) if name]
    seats = EVERY_SEAT[: max(named, default=0)] if rules is None else rules.seats
    person = _SEATS.get(seat)
    if person is None or person not in seats:
        return Company(None, names[: len(seats)], ("",) * len(seats))
    others = (*seats[person + 1 :], *seats[:person])
    written = (each.strip() for each in level.split(",")) if level == level.strip() else ()
    levels = {who: name for who, name in zip(others, written, strict=False) if name in LEVELS}
    return Company(person, names[: len(seats)], tuple(levels.get(each, "") for each in seats))


@lru_cache(maxsize=4096)
def _points(rules: Rules, text: str) -> tuple[int, ...] | None:
    """Return the game points of a result, one number a party; None for no result of the rules."""
    found = {party.name: 0 for party in rules.parties}
    if text in ("0:0", UNFINISHED):
        return tuple(found.values())
    for entry in text.split(","):
        name, colon, number = entry.partition(":")
        if name not in found or not colon or not _NUMBER.fullmatch(number):
            return None
        found[name] = int(number)
    return tuple(found.values())


class ToldDeal:
    """A deal of known rules as its record tells it; nothing of it is played.

    ``points``, ``totals`` and ``tricks`` have a number for each party; the last two are empty where
    the record does not tell them. ``number`` counts within the game, from 1, or is 0; ``level`` is
    by how much the deal was doubled, ``carry`` what extra points waited for it, ``suits`` the
    alphabet of the cards. ``is_settled`` says that it was played to its end, ``is_random`` that
    nothing but chance chose the cards, ``is_odd`` that its tags and words do not agree.
    """

    def __init__(self, record: RecordText, rules: Rules) -> None:
        tags = record.tags
        self._tags = tags
        self.rules = rules
        self.company = company_of(record, rules)
        self.dealer = _SEATS.get(tags.get("Dealer"), Seat.A)
        result = tags.get("Result", "")
        points = _points(rules, result)
        self.points = points or (0,) * len(rules.parties)
        self.ended = tags.get("Termination", "")
        self.is_settled = result not in ("", UNFINISHED) and self.ended != ABANDONED
        self.totals = read_numbers(rules, tags.get("Totals", "")) or ()
        self.tricks = read_numbers(rules, tags.get("Tricks", "")) or ()
        self.bidder = _SEATS.get(tags.get("Bidder"))
        self.contract = tags.get("Contract", "")
        self.bid = read_number(tags.get("Bid", "")) or 0
        self.level = read_number(tags.get("Double", "")) or 1
        self.number = read_number(tags.get("Deal", "")) or 0
        self.carry = read_number(tags.get("Carry", "0")) or 0
        self.suits = tags.get("Suits", "")
        self.helped = "Hints" in tags
        self.is_repeated = "Again" in tags or "From" in tags
        self.is_random = not self.is_repeated and "Typed" not in tags
        self.is_odd = (
            record.is_odd
            or points is None
            or self.dealer.name != tags.get("Dealer")
            or self.dealer not in rules.seats
            or not record.words
            or record.words[-1] != result
        )
        is_there = self.dealer in rules.seats
        self.forehand = rules.after(self.dealer) if is_there else Seat.A
        self.walk = self._walked(record)
        self.is_odd |= self.walk.is_odd or not self._ends_fit()

    def _walked(self, record: RecordText) -> WordWalk:
        rules = self.rules
        contract = rules.contracts.get(self.contract)
        leads = rules.trump_by == "first-lead" or (contract is not None and contract.bidder_leads)
        bidder = self.bidder
        leader = bidder if leads and bidder is not None and bidder in rules.seats else self.forehand
        walk = WordWalk(rules, self.company.seat, leader)
        claims = rules.has_claims and (not rules.contracts or self.contract in ("", SIMPLE))
        walk.go(record.words, self.suits, claims=claims)
        return walk

    def _ends_fit(self) -> bool:
        """Return whether the end fits the words; one that is not reached cannot do otherwise."""
        if not self.is_settled:
            return True
        is_told = bool(self.totals and self.tricks) and not self.walk.breaks_off
        return is_told and self.walk.fits(self.totals, self.tricks)

    @property
    def won(self) -> tuple[int, ...] | None:
        """What every party had won before this deal, counted upwards; None if not recorded."""
        rules, score = self.rules, self._tags.get("Score")
        shown = None if score is None else read_numbers(rules, score)
        return None if shown is None else game_at(rules, self.dealer, shown).won

    @property
    def trump_by_person(self) -> bool:
        """Whether the person has named the trumps, and did not leave them to a card."""
        rules, person = self.rules, self.company.seat
        if rules.names_trump:
            return self.walk.trump_named and self.forehand is person
        if rules.trump_by == "first-lead":
            return person is not None and self.bidder is person
        if rules.trump_by == "latest-marriage":
            return self.walk.marriages[-1:] == [person]
        return False

    def opening(self) -> tuple[tuple[Dealt, Dealt] | None, DealKey | None]:
        """Return what a deal for two began with, and how the coach knows it; it may be odd then."""
        rules, seat, tags = self.rules, self.company.seat, self._tags
        if not rules.close or seat is None or self.is_odd:
            return None, None
        pack = _pack_in(tags.get("Pack", ""), self.suits, rules)
        if pack is None:
            self.is_odd = True
            return None, None
        play = play_name(seat, self.walk.plays, tags.get("Score", ""), tags.get("Carry", ""))
        key = DealKey(deal_name(rules, self.dealer, pack), play)
        return _dealt_to(rules, pack, self.dealer, seat), key


# ------------------------------------------------------------------------------- what hands hold

_Places = tuple[tuple[tuple[int, ...], ...], int]
"""The places in the pack of the cards of each hand, and that of the turn-up."""
_BITS = 4
"""Of each number that is counted up card by card; points take twice as many."""
_ACES, _SUITS, _PAIRS = 8, 12, 28
_POINTS = 0xFF


@cache
def _cards(suits: str) -> dict[str, Card]:
    """Return the cards by how an alphabet writes them."""
    letters = letters_of(suits)
    return {letters.card(card): card for card in ALL_CARDS}


def _pack_in(text: str, suits: str, rules: Rules) -> tuple[Card, ...] | None:
    """Return the pack that the tag Pack tells; None if it is not one of the rules."""
    known, codes = _cards(suits), text.split()[: len(ALL_CARDS) * 2]
    read = [known.get(code) or letters_of(suits).read_card(code) for code in codes]
    pack = tuple([card for card in read if card is not None])
    return pack if sorted(pack) == _sorted_pack(rules) else None


@lru_cache(maxsize=256)
def _sorted_pack(rules: Rules) -> list[Card]:
    return sorted(rules.pack)


@lru_cache(maxsize=1024)
def _places(rules: Rules, dealer: Seat) -> _Places:
    """Return where the hands and the turn-up lie in a pack, by dealing one of which it is known."""
    start = Deal.start(rules, rules.pack, dealer)
    place = {card: number for number, card in enumerate(rules.pack)}
    hands = tuple(tuple(place[card] for card in hand) for hand in start.hands)
    return hands, place[start.undealt[-1]]


def _dealt_to(rules: Rules, pack: Sequence[Card], dealer: Seat, seat: Seat) -> tuple[Dealt, Dealt]:
    """Return what a seat and the other one are dealt where a talon can be closed."""
    hands, turn_up = _places(rules, dealer)
    trump, rank = pack[turn_up].suit, rules.exchange_rank
    lowest = None if rank is None else card_of(rank, trump)
    mine, other = (
        _dealt(
            sum([_WORTH[card] for card in hand]), trump, lowest=lowest in hand, leads=who != dealer
        )
        for who in (seat, rules.after(seat))
        for hand in ([pack[place] for place in hands[who]],)
    )
    return mine, other


def _worth(card: Card) -> int:
    """Return a card as a number that holds all that is counted of it, each in bits of its own."""
    worth = card.points
    worth += (card.rank is Rank.ACE) << _ACES
    worth += 1 << (_SUITS + _BITS * card.suit)
    worth += (card.rank in (Rank.KING, Rank.QUEEN)) << (_PAIRS + _BITS * card.suit)
    return worth


_WORTH = {card: _worth(card) for card in ALL_CARDS}


@lru_cache(maxsize=100_000)
def _dealt(hand: int, trump: Suit, *, lowest: bool, leads: bool) -> Dealt:
    """Return what stands in the sum of the cards of a hand; most hands come again and again."""
    pairs = [_bits(hand, _PAIRS + _BITS * suit) == len("KQ") for suit in Suit]
    return Dealt(
        trumps=_bits(hand, _SUITS + _BITS * trump),
        aces=_bits(hand, _ACES),
        marriages=sum(pairs),
        trump_marriage=int(pairs[trump]),
        lowest_trump=int(lowest),
        first_lead=int(leads),
        points=hand & _POINTS,
    )


def _bits(number: int, place: int) -> int:
    return number >> place & (1 << _BITS) - 1
