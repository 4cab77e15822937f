"""The rule sets the golden data are made for: the named ones and some mixtures."""

from typing import Any, NamedTuple

from tests.helpers.golden_data.golden import profile, profiles


class GoldenRuleSet(NamedTuple):
    """A named rule set with some of its dimensions replaced."""

    variant: str
    overrides: dict[str, Any]

    @property
    def rules(self) -> dict[str, Any]:
        """The flat dictionary the naive engine plays by."""
        return profile(self.variant, self.overrides)

    @property
    def label(self) -> str:
        """A short unique name, also the seed of everything random made for this rule set."""
        changes = " ".join(f"{key}={value}" for key, value in self.overrides.items())
        return f"{self.variant} {changes}".strip()


NAMED = [GoldenRuleSet(name, {}) for name in profiles()]

MIXED = [
    GoldenRuleSet("german-66", {"meld.lead_card": "king"}),
    GoldenRuleSet("german-66", {"meld.validation": "forbidden", "score.close_won": "at-close"}),
    GoldenRuleSet("german-66", {"meld.last_lead": "talon", "score.false_claim": "mirror"}),
    GoldenRuleSet(
        "german-66", {"strict.follow": False, "strict.head": False, "strict.trump": False}
    ),
    GoldenRuleSet("german-66", {"exchange.when": "any-turn", "exchange.needs_trick": False}),
    GoldenRuleSet(
        "german-66", {"meld.when_closed": True, "score.close_failed": "by-closer-points"}
    ),
    GoldenRuleSet("german-66", {"close.min_talon": 4, "exchange.card": "none"}),
    GoldenRuleSet("house-66", {"out.mode": "automatic", "strict.trump": True}),
    GoldenRuleSet("santase", {"exchange.before_draw": True, "exchange.when": "any-turn"}),
    GoldenRuleSet("schnapsen", {"close.before_draw": True, "exchange.before_draw": True}),
    GoldenRuleSet(
        "schnapsen-sharp", {"meld.lead_card": "king", "exchange.defender_on_close": True}
    ),
    GoldenRuleSet("schnapsen-bar", {"end.last_trick": "none", "end.unclaimed": "higher-total"}),
    GoldenRuleSet("schnapsen-bar-24", {"exchange.when": "any-turn", "out.mode": "automatic"}),
]

ALL = NAMED + MIXED
