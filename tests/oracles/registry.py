"""All games there are, by name and by how many play; how a deal and a game of them begin.

>>> GAMES.names(seats=2)[0], GAMES.names(seats=3)
('german-66', ('three-66', 'cutthroat-66'))
>>> GAMES.rules("schnapsen", {"game.target": 9}).name
'schnapsen'
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast, overload

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.errors import UnknownRuleSetError
from sixtysix_gui.rules.seats import Seat, seats_of
from tests.oracles.closing.deal import DealState
from tests.oracles.closing.game import GameState
from tests.oracles.closing.variants import RuleSet, rule_set, rule_set_names
from tests.oracles.face import Deal, Family, Game, Rules
from tests.oracles.games.bauernschnapsen import bauernschnapsen
from tests.oracles.games.cutthroat_66 import cutthroat_66
from tests.oracles.games.four_66 import four_66
from tests.oracles.games.gaigel import gaigel, gaigel_2
from tests.oracles.games.idiots_66 import idiots_66
from tests.oracles.games.na_66 import na_66
from tests.oracles.games.three_66 import three_66
from tests.oracles.several.deal import TrickDeal
from tests.oracles.several.game import TrickGame
from tests.oracles.several.rule_set.trick_rules import TrickRules

NOTHING: Mapping[str, object] = {}


class TwoHanded:
    """The games for two."""

    def names(self) -> tuple[str, ...]:
        """Give the names of the rule sets, the default first."""
        return rule_set_names()

    def rules(self, name: str, overrides: Mapping[str, object] = NOTHING) -> RuleSet:
        """Give a named rule set with some dimensions changed."""
        named = rule_set(name)
        return named.with_overrides(overrides) if overrides else named

    def start(self, rules: Rules, pack: Sequence[Card], dealer: Seat) -> DealState:
        """Deal a pack in the order in which its cards leave it."""
        return DealState.start(cast("RuleSet", rules), pack, dealer)

    def first_game(self, rules: Rules, dealer: Seat) -> GameState:
        """Give a game before its first deal."""
        return GameState(cast("RuleSet", rules), dealer)


_SEVERAL: Mapping[str, Callable[[Mapping[str, object]], TrickRules]] = {
    "three-66": three_66,
    "four-66": four_66,
    "na-66": na_66,
    "cutthroat-66": cutthroat_66,
    "bauernschnapsen": bauernschnapsen,
    "gaigel": gaigel,
    "gaigel-2": gaigel_2,
    "idiots-66": idiots_66,
}


class TrickGames:
    """The games for three and four, and those of their kind for two."""

    def names(self) -> tuple[str, ...]:
        """Give the names of the rule sets."""
        return tuple(_SEVERAL)

    def rules(self, name: str, overrides: Mapping[str, object] = NOTHING) -> TrickRules:
        """Give a named rule set with some options chosen."""
        return _SEVERAL[name](overrides)

    def start(self, rules: Rules, pack: Sequence[Card], dealer: Seat) -> TrickDeal:
        """Deal a pack in the order in which its cards leave it."""
        return TrickDeal.start(cast("TrickRules", rules), pack, dealer)

    def first_game(self, rules: Rules, dealer: Seat) -> TrickGame:
        """Give a game before its first deal."""
        return TrickGame.first(cast("TrickRules", rules), dealer)


@dataclass(frozen=True)
class Registry:
    """Finds for each rule set the family that plays it."""

    families: tuple[Family, ...]

    def names(self, *, seats: int | None = None) -> tuple[str, ...]:
        """Give the names of all rule sets, or of those for so many players; the default first."""
        return tuple(
            name
            for family, name in self._all()
            if seats is None or len(seats_of(family.rules(name, NOTHING).parties)) == seats
        )

    def rules(self, name: str, overrides: Mapping[str, object] = NOTHING) -> Rules:
        """Give a named rule set with some dimensions changed.

        Raises:
            UnknownRuleSetError: if there is none of that name.
            RulesError: if a key or a value is refused, or two exclude each other.
        """
        return self.family(name).rules(name, overrides)

    def family(self, name: str) -> Family:
        """Give the family of a named rule set.

        Raises:
            UnknownRuleSetError: if there is none of that name.
        """
        for family, known in self._all():
            if known == name:
                return family
        raise UnknownRuleSetError(name)

    @overload
    def start(self, rules: RuleSet, pack: Sequence[Card], dealer: Seat) -> DealState: ...
    @overload
    def start(self, rules: TrickRules, pack: Sequence[Card], dealer: Seat) -> TrickDeal: ...
    @overload
    def start(self, rules: Rules, pack: Sequence[Card], dealer: Seat) -> Deal: ...
    def start(self, rules: Rules, pack: Sequence[Card], dealer: Seat) -> Deal:
        """Deal a pack in the order in which its cards leave it.

        Raises:
            PackError: if it does not hold exactly the cards of the rule set.
        """
        return self.family(rules.name).start(rules, pack, dealer)

    @overload
    def first_game(self, rules: RuleSet, dealer: Seat) -> GameState: ...
    @overload
    def first_game(self, rules: TrickRules, dealer: Seat) -> TrickGame: ...
    @overload
    def first_game(self, rules: Rules, dealer: Seat) -> Game: ...
    def first_game(self, rules: Rules, dealer: Seat) -> Game:
        """Give a game before its first deal."""
        return self.family(rules.name).first_game(rules, dealer)

    def _all(self) -> Iterator[tuple[Family, str]]:
        for family in self.families:
            for name in family.names():
                yield family, name


SEVERAL = TrickGames()
GAMES = Registry((TwoHanded(), SEVERAL))
"""The games of this program."""
