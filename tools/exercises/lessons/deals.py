"""The deals in which questions are looked for: played by the levels, some of which never go out."""

from collections.abc import Iterator

from sixtysix_gui.ai.matches.playing import fixture_of, play_deal
from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.records import DealRecord, replay
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, CloseTalon
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from tools.exercises.spots import Spot

SEED = 66_012
"""All chance follows from it and from the number of the deal."""
_PAIRS = (("club", "club"), ("casual", "club"), ("club", "casual"), ("novice", "club"))
"""Who plays, deal by deal; the weaker make the mistakes that lessons are about."""
SILENT = 5
"""In one deal of so many no one says “Out!”: there 66 is waiting to be said."""


def spots_of(rules: Rules, number: int) -> Iterator[Spot]:
    """Yield all moments of the deal of a number in which the seat to act has a choice."""
    names = _PAIRS[number % len(_PAIRS)]
    players: list[Player] = [player_named(name, rule_set()) for name in names]
    if is_silent(number):
        players = [_Silent(player) for player in players]
    fixture = fixture_of(rules, number, SEED)
    deal = play_deal(rules, fixture, players, Budget(seed=SEED))
    record = DealRecord(rules, deal.pack, deal.dealer, deal.moves)
    for step, state in enumerate(replay(record).states):
        if not state.is_over and state.melded_suit is None and not state.bound:
            view = state.view(state.to_act)
            level = names[1 - view.seat]
            yield Spot(record, number, step, state, view, level)


def is_silent(number: int) -> bool:
    """Return whether nobody says “Out!” in the deal of a number."""
    return number % SILENT == 0


class _Silent:
    """Plays as another, but never goes out or closes: he who reaches 66 does not notice it."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose as the other player does, or what is possible beside that."""
        found = self._player.choose(view, budget, should_stop)
        if found.move != GO_OUT and not isinstance(found.move, CloseTalon):
            return found
        quiet = [move for move in view.legal_moves if move != GO_OUT]
        others = [move for move in quiet if not isinstance(move, CloseTalon)]
        return Decision((others or quiet)[0])
