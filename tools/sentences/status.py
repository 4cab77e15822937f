"""The status line, refusals, answers to keys and names of things, in deals played by chance.

Each rule set is seen from a seat that is the person's, and once more where the game is watched.
"""

import random
from collections.abc import Iterator

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    BID,
    CLOSE_TALON,
    DOUBLE,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    CallContract,
    Move,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.scene.plates import score_line
from sixtysix_gui.table.seating import Seating
from sixtysix_gui.table.stops import (
    Captioned,
    DealerAt,
    MarriageOf,
    PileOf,
    PlateOf,
    ScoreOf,
    TableFacts,
    Thing,
)
from sixtysix_gui.table.view_words import tricks_to_see
from sixtysix_gui.text.narrator.things import Things
from sixtysix_gui.windows.playing.people_at_table import labels_of, narrator_at

_LEVELS = ("club", "expert", "casual")
"""Who plays at the other seats, clockwise from the person."""
_DEALS, _MOST = 14, 90
"""How many deals of a rule set are played, and how many views of them are told."""


def sentences() -> Iterator[tuple[str, str]]:
    """Yield where something is said, and what is said there."""
    for name in rule_set_names():
        for watched in (False, True):
            rules = rule_set(name)
            views = list(_views(rules, random.Random(name)))
            for number, view in enumerate(views[: 20 if watched else _MOST]):
                deck = "german" if number % 4 == 3 else "french"
                settings = Settings(player_name="Frieda", deck=deck)
                setup = _setup(view, watched=watched)
                for what, said in _said(view, setup, settings):
                    yield f"{name}{' watched' if watched else ''} {number} {what}", said


def _setup(view: View, *, watched: bool) -> GameSetup:
    seats = view.rules.seats
    others = [seat for seat in (*seats[view.seat :], *seats[: view.seat]) if seat is not view.seat]
    players: dict[Seat, str] = dict(zip(others, _LEVELS, strict=False))
    if watched:
        players[view.seat] = "master"
    return GameSetup(view.rules, ("Frieda",) * len(seats), players, seat=view.seat)


def _views(rules: Rules, source: random.Random) -> Iterator[View]:
    """Yield views of every phase, of cards led and followed only some."""
    for number in range(_DEALS):
        pack = list(rules.pack)
        source.shuffle(pack)
        deal = Deal.start(rules, pack, rules.seats[number % len(rules.seats)])
        seat = Seat.A if number % 3 else rules.seats[number % len(rules.seats)]
        while not deal.is_over:
            card = deal.phase in (Phase.LEAD, Phase.FOLLOW, Phase.BID)
            if not card or source.random() < 0.25:
                yield deal.view(seat)
            moves = deal.legal_moves()
            acts = [move for move in moves if move != GO_OUT and move not in PLAY_CARD.values()]
            rare = acts and source.random() < 0.5
            calm = [move for move in moves if move != GO_OUT] or moves
            deal, _ = deal.apply(source.choice(acts if rare else calm))
        yield deal.view(seat)


def _moves(rules: Rules) -> tuple[Move, ...]:
    calls = tuple(CallContract(key) for key in rules.contracts)
    named = (EXCHANGE_TRUMP, CLOSE_TALON, DRAW, GO_OUT, PASS, TURN_TRUMP, DOUBLE)
    return (*PLAY_CARD.values(), *MELD, *named, *NAME_TRUMP, *BID, *OPEN.values(), *calls)


def _stops(view: View) -> Iterator[Captioned]:
    chairs = Seating.of(view).chairs
    yield from dict.fromkeys(PlateOf(chair) for chair in chairs)
    yield from (PileOf(chair) for chair in Seating.of(view).piles)
    yield from (thing for thing in Thing if not thing.name.startswith(("SLIP", "COACH")))
    yield from (kind(chair) for chair in Seating.of(view).piles for kind in (ScoreOf, DealerAt))
    for shown in view.marriages:
        yield MarriageOf(Seating.of(view).chair(shown.seat), shown.suit)


def _facts(view: View, setup: GameSetup, settings: Settings) -> TableFacts:
    seating, won = Seating.of(view), (2, 5, 3, 4)
    labels = labels_of(setup, settings)
    plates = {
        chair: (
            labels.name(seating.seat(chair)),
            score_line(view, won[seating.party(chair)]),
        )
        for chair in seating.chairs
    }
    armed = next((move.suit for move in MELD if move in view.legal_moves), None)
    return TableFacts(
        view,
        armed=armed,
        plates=plates,
        cut=frozenset(seating.chairs[1:]),
        tips={chair: labels.hint(seating.seat(chair)) for chair in seating.chairs},
        won=won[: len(view.rules.parties)],
        may_look=frozenset(chair for chair in seating.piles if tricks_to_see(view, chair)),
        only_watched=setup.person is None,
    )


def _said(view: View, setup: GameSetup, settings: Settings) -> Iterator[tuple[str, str]]:
    facts = _facts(view, setup, settings)
    yield "phase", f"{view.phase.name} {view.seat.name} {view.to_act.name} {settings.deck}"
    yield from _status(view, setup, settings, facts)
    wording = Things(narrator_at(setup, settings))
    hand = (PhysicalCard(card) for card in dict.fromkeys(view.hand))
    for stop in dict.fromkeys((*hand, *view.legal_moves, *_stops(view))):
        if not isinstance(stop, ScoreOf | DealerAt | MarriageOf):
            spoken = wording.spoken(stop, facts)
            yield f"spoken {stop}", f"{spoken.name} | {spoken.description}"
        if not isinstance(stop, Move):
            yield f"caption {stop}", wording.caption(stop, facts)
    for key in view.rules.contracts:
        yield f"foot {key}", wording.contract_foot(key, facts)
    yield "exchange", wording.other_card_needed(view)


def _status(
    view: View, setup: GameSetup, settings: Settings, facts: TableFacts
) -> Iterator[tuple[str, str]]:
    narrator = narrator_at(setup, settings)
    yield "status", narrator.status(view)
    yield "spoken", narrator.spoken_status(view)
    yield "armed", narrator.status(view, facts.armed)
    for trick in view.won[-1:]:
        yield "rests", narrator.trick_rests(trick)
        yield "last trick", narrator.last_trick(trick)
    yield "thinking", narrator.thinking(view.to_act)
    answers = narrator.answers(view, facts.won)
    for purpose in Purpose:
        if purpose.name.startswith("ASK_"):
            yield purpose.name, answers.answer(purpose)
    yield "by suit", answers.hand_by_suit()
    if setup.person is None:
        return
    for move in _moves(view.rules):
        error = view.why_illegal(move)
        if error is not None:
            yield f"refused {move}", narrator.refused(error, view)
