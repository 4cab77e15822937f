"""Whole random games of the real engine, as the records that the program writes of them."""

import random
from dataclasses import replace

from sixtysix_gui.records import DealRecord, game_tags
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, Move, PlayCard
from sixtysix_gui.rules.scoring.game import Game, Length, is_game_over
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

NAMES = ("Ada", "Bo", "Cleo", "Dara")
MOST_DEALS = 30


def random_game(
    rules: Rules,
    source: random.Random,
    seat: Seat | None = Seat.A,
    *,
    length: Length = "game",
    claims: float = 0.3,
) -> tuple[DealRecord, ...]:
    """A game played to its end; `claims` is how likely someone who may claim does so.

    It ends after so many deals even if nobody has won it, for players who bid at random may not.
    """
    game = Game.first(rules, source.choice(rules.seats))
    records: list[DealRecord] = []
    name = f"{source.getrandbits(64):016x}"
    while not is_game_over(game, length) and len(records) < MOST_DEALS:
        bare = random_deal(rules, game.dealer, source, claims)
        number = len(records) + 1
        tags = (
            *(("Date", f"2026-01-{number % 28 + 1:02}"), ("Time", f"18:{number % 60:02}")),
            *(("Game", name), ("Deal", str(number))),
            *((each.name, NAMES[each]) for each in rules.seats),
            *game_tags(game),
            *((("Seat", seat.name), ("Level", "club,expert,master")) if seat is not None else ()),
            *((("Length", length),) if length != "game" else ()),
        )
        records.append(replace(bare, tags=tags))
        outcome = records[-1].outcome
        if outcome is None:
            raise ValueError("a deal is not over")
        game = game.after(outcome)
    return tuple(records)


def random_deal(
    rules: Rules, dealer: Seat, source: random.Random, claims: float = 0.3
) -> DealRecord:
    """A deal by random moves, acts as likely as cards."""
    pack = list(rules.pack)
    source.shuffle(pack)
    state = Deal.start(rules, pack, dealer)
    moves: list[Move] = []
    while not state.is_over:
        moves.append(_some_move(state, source, claims))
        state, _ = state.apply(moves[-1])
    return DealRecord(rules, tuple(pack), dealer, tuple(moves))


def _some_move(state: Deal, source: random.Random, claims: float) -> Move:
    moves = state.legal_moves()
    if GO_OUT in moves:
        enough = state.total(state.to_act) >= state.rules.out_target
        if source.random() < (claims if enough else 0.02):
            return GO_OUT
    others = [move for move in moves if move != GO_OUT]
    acts = [move for move in others if not isinstance(move, PlayCard)]
    return source.choice(acts if acts and source.random() < 0.5 else others)
