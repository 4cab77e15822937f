"""People at a table, and whole deals of games as one of them saw them."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.moves import Bid, CallContract, GoOut, Meld, Move
from sixtysix_gui.rules.seats import Parties, Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.table.seating import Seating
from sixtysix_gui.table.stops import TableFacts
from sixtysix_gui.table.view_words import score_line
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.narrator.things import Things
from sixtysix_gui.text.people import Gender, People, Person

NOTHING: Mapping[str, object] = {}
CHAIRS = (
    Person("Frieda", Gender.FEMALE),
    Person("Rachel", Gender.FEMALE),
    Person("David", Gender.MALE),
    Person("Argine", Gender.FEMALE),
)
NAMES = rule_set_names(close=False)
ME = Seat.A


def people_at(parties: Parties, me: Seat | None = ME) -> People:
    """Frieda is the person, or no one is; Rachel sits left of her, David opposite, Argine right."""
    count = sum(len(party.seats) for party in parties)
    return People(CHAIRS[:count], parties, me)


def words_for(rules: Rules, *, german_suited: bool = False, me: Seat | None = ME) -> Narrator:
    """The words of a table at which these people sit."""
    return Narrator(CardWords(german_suited=german_suited), people_at(rules.parties, me))


def for_two(rules: Rules, *, german_suited: bool = False) -> Narrator:
    """Return the narrator of a table at which Frieda plays against the Queen."""
    people = (Person("Frieda", Gender.FEMALE), Person("Queen", called="the Queen"))
    return Narrator(CardWords(german_suited=german_suited), People(people, rules.parties, ME))


def things_for_two(*, german_suited: bool = False) -> Things:
    """Return what names the things on that table."""
    return Things(for_two(rule_set(), german_suited=german_suited))


def facts_of(view: View, won: tuple[int, ...] = (0, 0, 0)) -> TableFacts:
    """Return what lies on a table where a game stands so; its plates tell the score."""
    seating = Seating.of(view)
    plates = {chair: ("", score_line(view, won[seating.party(chair)])) for chair in seating.chairs}
    return TableFacts(view, plates=plates, won=won)


@dataclass(frozen=True)
class Moment:
    """Events and the view that they led to; ``deal`` is all of it, ``move`` what caused them."""

    events: tuple[Event, ...]
    view: View
    deal: Deal
    move: Move | None = None

    @property
    def fresh_deal(self) -> bool:
        """Whether the cards are dealt with it."""
        return self.move is None


def random_move(deal: Deal, source: random.Random) -> Move:
    """Mostly show marriages, bid low, call seldom, and go out only with enough, or seldom."""
    moves = deal.legal_moves()
    melds = [move for move in moves if isinstance(move, Meld)]
    if melds and source.random() < 0.9:
        return source.choice(melds)
    if GoOut() in moves:
        target = deal.rules.out_target
        enough = deal.totals[deal.rules.sides[deal.to_act]] >= target
        if source.random() < (0.7 if enough else 0.02):
            return GoOut()
    wanted = [
        move
        for move in moves
        if not isinstance(move, GoOut) and not (isinstance(move, Bid) and move.ticks > 3)
    ]
    calm = [move for move in wanted if not isinstance(move, CallContract)]
    return source.choice(calm if calm and source.random() < 0.8 else wanted or list(moves))


def moments(
    name: str, seed: int, *, me: Seat = ME, options: Mapping[str, object] = NOTHING
) -> Iterator[Moment]:
    """A seeded deal from its first card to its end, as one seat saw it."""
    source = random.Random(f"{name} {seed}")
    rules = rule_set(name, options)
    pack = list(rules.pack)
    source.shuffle(pack)
    deal = Deal.start(rules, pack, source.choice(rules.seats))
    opening = tuple(as_seen_by(me, event) for event in deal.opening_events())
    yield Moment(opening, deal.view(me), deal)
    while not deal.is_over:
        move = random_move(deal, source)
        deal, events = deal.apply(move)
        seen = tuple(as_seen_by(me, event) for event in events)
        yield Moment(seen, deal.view(me), deal, move)
