"""Real games, played by the quickest players: what the many games of a folder are made from."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.ai.matches.playing import PlayedDeal, play_game
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.records import DealRecord, game_tags, write_record
from sixtysix_gui.rules.fair_deals import NONCE_BYTES, commitment
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names

MARKS = ("Event", "Site", "Round")
"""Tags that stand where others are put in: the day and the players, seats, what is odd."""
_LONGEST = 25
"""Deals after which a game is not taken: quick players may bid themselves down for ever."""
_VARIATIONS: dict[str, dict[str, object]] = {
    "german-66": {"game.target": 9},
    "schnapsen": {"look_back": "none"},
    "bauernschnapsen": {"double.max": 1},
    "three-66": {"game.end": "stakes-10"},
}
"""Rules that a few games are played by besides the named ones."""


@dataclass(frozen=True)
class BaseGame:
    """A game from its first deal to its last, as texts with marks.

    ``person`` is the seat that plays best where ``is_easy``. ``cut`` is the text of the last deal
    broken off in the middle, ``abandoned`` the same given up.
    """

    rules: Rules
    person: Seat
    is_easy: bool
    deals: tuple[str, ...]
    cut: str
    abandoned: str


def base_games(count: int, seed: int, names: Sequence[str] = ()) -> list[BaseGame]:
    """Play that many games of rule sets, half of them against players who do not think.

    Without ``names`` all rule sets are played.
    """
    chosen = names or rule_set_names()
    return [game for rules in _with_variations(chosen) for game in _games_of(rules, count, seed)]


def _with_variations(names: Sequence[str]) -> Iterator[Rules]:
    for name in names:
        yield rule_set(name)
        if name in _VARIATIONS:
            yield rule_set(name, _VARIATIONS[name])


def _games_of(rules: Rules, count: int, seed: int) -> Iterator[BaseGame]:
    wanted = max(2, count // 5) if rules.changes else count
    number = found = 0
    while found < wanted:
        number += 1
        is_easy = number % 2 == 0
        person = rules.seats[number // 2 % len(rules.seats)]
        others = "random" if is_easy else "simple"
        players = [
            player_named("simple" if seat is person else others, rules) for seat in rules.seats
        ]
        deals = play_game(rules, number, players, Budget(seed=seed))
        if len(deals) <= _LONGEST:
            found += 1
            yield _base_game(rules, person, deals, is_easy=is_easy)


def _base_game(
    rules: Rules, person: Seat, deals: tuple[PlayedDeal, ...], *, is_easy: bool
) -> BaseGame:
    records = [_record(rules, deal) for deal in deals]
    last = records[-1]
    cut = replace(last, moves=last.moves[: len(last.moves) // 2])
    texts = tuple(map(write_record, records))
    given_up = write_record(replace(cut, abandoned=True))
    return BaseGame(rules, person, is_easy, texts, write_record(cut), given_up)


def _record(rules: Rules, deal: PlayedDeal) -> DealRecord:
    """Return the record of a deal with its score, its code and its promise, and marks else."""
    game = deal.game or Game.first(rules, deal.dealer)
    code = deal.fixture.code
    tags = [(MARKS[0], ""), *game_tags(game), (MARKS[1], "")]
    if code:
        nonce = hashlib.shake_256(code.encode()).hexdigest(NONCE_BYTES)
        tags += [("Code", code), ("Nonce", nonce), ("Promise", commitment(rules, code, nonce))]
    tags.append((MARKS[2], ""))
    return DealRecord(rules, deal.pack, deal.dealer, deal.moves, tuple(tags))
