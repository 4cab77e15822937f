"""Records as text for tests: the golden ones, changed ones, and deals of the naive engine."""

from collections.abc import Sequence
from typing import Any

from tests.helpers.deals.golden_rule_sets import GoldenRuleSet
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.naive.cards import POINTS, beats
from tests.helpers.naive.engine import NaiveDeal


def golden_record(name: str) -> str:
    """The text of one of the records of rules.md 6.6 and 6.7, such as "r1"."""
    return (GOLDEN / "records" / f"{name}.66r").read_text(encoding="utf-8")


def changed(text: str, old: str, new: str) -> str:
    """The text with one part replaced, which must be there exactly once."""
    if text.count(old) != 1:
        raise ValueError(f"{old!r} is there {text.count(old)} times")
    return text.replace(old, new)


def with_tag(text: str, name: str, value: str | None) -> str:
    """A record with a tag set to another value, added in front, or taken out (None)."""
    lines = text.split("\n")
    places = [n for n, line in enumerate(lines) if line.startswith(f"[{name} ")]
    kept = [line for n, line in enumerate(lines) if n not in places]
    if value is not None:
        kept.insert(places[0] if places else 0, f'[{name} "{value}"]')
    return "\n".join(kept)


def with_moves(text: str, moves: str) -> str:
    """A record with other moves and another result, which also goes into its tag.

    Termination, Totals and Tricks are taken out.
    """
    for name in ("Termination", "Totals", "Tricks"):
        text = with_tag(text, name, None)
    tags = with_tag(text, "Result", moves.split()[-1]).partition("\n\n")[0]
    return f"{tags}\n\n{moves}\n"


class NaiveRecord:
    """Writes a deal of the naive engine as a record, by rules.md 6 alone.

    Draws and passes are left out wherever 6.4 lets them be.
    """

    def __init__(self, rules: GoldenRuleSet, pack: str, dealer: str) -> None:
        """Deal a pack of codes separated by spaces."""
        self.deal = NaiveDeal(rules.rules, pack.split(), dealer)
        self._rules = rules
        self._pack = pack
        self._dealer = dealer
        self._turns: dict[int, list[str]] = {}
        self._began_before_draw = False

    def do(self, token: str) -> None:
        """Perform a token of the naive engine and write it down."""
        deal = self.deal
        phase, led, leader = deal.phase, deal.led, deal.leader
        number = sum(deal.tricks.values()) + 1
        if not (token == "-" and phase == "FINAL"):
            if number not in self._turns:
                self._began_before_draw = phase == "PRE"
            self._turns.setdefault(number, []).append(self._written(token))
        deal.do(token)
        if led is not None and len(token) == len("KH") and token[0] in POINTS:
            winner = self._other(leader) if beats(token, led, deal.trump) else leader
            self._turns[number].append(f"{winner}+{POINTS[led[0]] + POINTS[token[0]]}")

    def text(self) -> str:
        """The record of the settled deal."""
        outcome = self.deal.outcome
        if outcome is None:
            raise ValueError("the deal is not over")
        winner = outcome["winner"]
        result = f"{winner}:{outcome['points']}" if winner else "0:0"
        changes = self._rules.overrides.items()
        tags = {
            "Format": "66R 1",
            "Variant": self._rules.variant,
            "Rules": "; ".join(f"{key}={_literal(value)}" for key, value in changes),
            "Dealer": self._dealer,
            "Pack": self._pack,
            "Undrawn": self._undrawn(),
            "Result": result,
            "Termination": outcome["termination"],
            "Totals": f"{outcome['totals']['A']}-{outcome['totals']['B']}",
            "Tricks": f"{outcome['tricks']['A']}-{outcome['tricks']['B']}",
        }
        head = "".join(f'[{name} "{value}"]\n' for name, value in tags.items() if value)
        lines = (f"{n}. {' '.join(_unsaid(words))}\n" for n, words in self._turns.items())
        return f"{head}\n{''.join(lines)}{result}\n"

    def _written(self, token: str) -> str:
        if token == "x":
            return ("/x" if self.deal.phase == "REPLY" else "x") + self.deal.talon[-1]
        return "#-" if token == "#" and self.deal.phase == "PRE" else token

    def _undrawn(self) -> str:
        """The number of a last turn that went out before its draw, but not at once."""
        number, words = max(self._turns.items())
        silent = words[-1] == "out" and words[0] != "out" and not {"d", "#-"} & set(words)
        return str(number) if silent and self._began_before_draw else ""

    @staticmethod
    def _other(seat: str) -> str:
        return {"A": "B", "B": "A"}[seat]


def playthrough_text(played: dict[str, Any]) -> str:
    """A deal of tests/golden/playthroughs.json as a record."""
    rules = GoldenRuleSet(played["variant"], played["overrides"])
    record = NaiveRecord(rules, played["pack"], played["dealer"])
    for token, _, _ in played["steps"]:
        record.do(token)
    return record.text()


def _literal(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value).replace(" ", "")


def _unsaid(words: Sequence[str]) -> list[str]:
    drawn_first = words[0] == "d" and words[1] != "out"
    return [word for word in words[1 if drawn_first else 0 :] if word != "-"]
