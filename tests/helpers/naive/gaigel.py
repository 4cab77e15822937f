"""A second, slow and plain implementation of Gaigel, for four and for two (many.md 8).

Like ``trick_game``, whose interface it has: cards are strings, rules the flat dictionary of
many.md 1.7. ``o:alte`` opens, ``rob`` exchanges the seven of trumps. Every
card has its mark, so that the two of a kind are never the same thing.
"""

from dataclasses import dataclass, field
from typing import Any

VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "7": 0}
ORDER = "7JQKTA"


@dataclass(eq=False)
class Thing:
    """One of the 48 cards."""

    code: str
    served: bool = False
    seen: bool = False
    """Shown in a marriage; seen by everybody where it is now."""


@dataclass
class NaiveGaigel:
    """One deal, changed in place by ``do``."""

    rules: dict[str, Any]
    pack: list[str]
    dealer: str
    hands: dict[str, list[Thing]] = field(default_factory=dict[str, list[Thing]])
    taken: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    tricks: list[str] = field(default_factory=list[str])
    melded: dict[str, int] = field(default_factory=dict[str, int])
    table: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    opening: str = ""
    shown: str = ""
    state: str = "OPEN"
    result: tuple[list[int], str] | None = None

    def __post_init__(self) -> None:
        """Deal three each, the turn-up, two each; play goes against the clock."""
        self.seats = "ADCB" if self.rules["players"] == 4 else "AB"
        self.forehand = self.leader = self.turn = self.next(self.dealer)
        cards = [Thing(code) for code in self.pack]
        self.hands = {seat: [] for seat in self.seats}
        for seat in self.around(self.forehand):
            self.hands[seat] += [cards.pop(0) for _ in range(3)]
        turn_up = cards.pop(0)
        for seat in self.around(self.forehand):
            self.hands[seat] += [cards.pop(0) for _ in range(2)]
        self.talon = [*cards, turn_up]
        self.trump = turn_up.code[1]
        self.taken = {seat: [] for seat in self.seats}
        self.melded = dict.fromkeys(self.seats, 0)

    def next(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def around(self, seat: str) -> list[str]:
        order = [seat]
        while self.next(order[-1]) != seat:
            order.append(self.next(order[-1]))
        return order

    def side(self, seat: str) -> str:
        return "AC" if seat in "AC" else "BD"

    def won(self, seat: str) -> int:
        return sum(winner in self.side(seat) for winner in self.tricks)

    def total(self, seat: str) -> int:
        side = [one for one in self.seats if one in self.side(seat)]
        points = sum(VALUES[code[0]] for one in side for code in self.taken[one])
        points += sum(self.melded[one] for one in side) if self.won(seat) else 0
        ends = len(self.tricks) * len(self.seats) == len(self.pack)
        last = ends and self.tricks[-1] in side and self.rules["end.last_trick"] == "bonus-10"
        return points + (10 if last else 0)

    def codes(self) -> list[str]:
        return [thing.code for thing in self.hands[self.turn]]

    def seen(self, seat: str) -> list[str]:
        """The cards in a hand that everybody has seen there."""
        return sorted(thing.code for thing in self.hands[seat] if thing.seen)

    # ------------------------------------------------------------------- what may be done

    def legal(self) -> set[str]:
        if self.result:
            return set()
        hand = self.codes()
        if self.state == "OPEN":
            return {f"o:{one}" for one in ("alte", "elf", "hoeher", "dissle") if self.leads(one)}
        if self.state == "FOLLOW":
            return self.follows(hand)
        if self.state == "FINAL":
            return {"out", "pass"}
        if not self.tricks:
            return self.leads(self.opening)
        acts = {"out"} if self.won(self.turn) else set[str]()
        if self.shown:
            return acts | {"K" + self.shown, "Q" + self.shown} & set(hand)
        seven = "7" + self.trump
        if self.talon and self.talon[-1].code != seven and seven in hand:
            acts.add("rob")
        if self.talon or self.rules["meld.when_exhausted"]:
            acts |= {"m" + suit for suit in "CSHD" if self.unserved("K" + suit, "Q" + suit)}
        return acts | set(hand)

    def unserved(self, *codes: str) -> bool:
        return all(
            any(thing.code == code and not thing.served for thing in self.hands[self.turn])
            for code in codes
        )

    def leads(self, opening: str) -> set[str]:
        hand = self.codes()
        plain = {code for code in hand if code[1] != self.trump}
        if opening in ("alte", "elf"):
            return {code for code in plain if code[0] == "A"}
        if not plain:
            return set(hand)
        return plain if opening == "dissle" else {code for code in plain if code[0] != "A"}

    def follows(self, hand: list[str]) -> set[str]:
        led = self.table[0][1]
        if not self.tricks:
            plain = {code for code in hand if code[1] != self.trump}
            return plain if plain and led[1] != self.trump else set(hand)
        if self.talon:
            return set(hand)
        best = self.best()[1]
        for suit, must, beat in (
            (led[1], True, "strict.head"),
            (self.trump, self.rules["strict.trump"], "strict.overtrump"),
        ):
            same = {code for code in hand if code[1] == suit}
            higher = {code for code in same if self.beats(code, best)}
            if same and must:
                return higher if higher and self.rules[beat] else same
        return set(hand)

    def beats(self, code: str, best: str, *, trumps: bool = True) -> bool:
        if code[1] == best[1]:
            return ORDER.index(code[0]) > ORDER.index(best[0])
        return trumps and code[1] == self.trump

    def best(self, *, trumps: bool = True) -> tuple[str, str]:
        best = self.table[0]
        for one in self.table:
            best = one if self.beats(one[1], best[1], trumps=trumps) else best
        return best

    # ------------------------------------------------------------------- doing it

    def do(self, act: str) -> None:
        """Perform one legal act; raises ValueError for an illegal one."""
        if act not in self.legal():
            raise ValueError(f"{act} is not legal: {self.legal()}")
        hand = self.hands[self.turn]
        if act.startswith("o:"):
            self.opening, self.state = act[2:], "LEAD"
        elif act == "rob":
            seven = next(thing for thing in hand if thing.code == "7" + self.trump)
            hand.remove(seven)
            self.talon[-1].seen = True
            hand.append(self.talon[-1])
            self.talon[-1] = seven
        elif act[0] == "m":
            self.shown = act[1]
            self.melded[self.turn] += 40 if act[1] == self.trump else 20
            for code in ("K" + act[1], "Q" + act[1]):
                things = [thing for thing in hand if thing.code == code and not thing.served]
                thing = sorted(things, key=lambda one: not one.seen)[0]
                thing.served = thing.seen = True
        elif act == "out":
            right = self.total(self.turn) >= 101
            self.end(self.turn if right else self.next(self.turn), "out" if right else "false")
        elif act == "pass":
            self.count()
        else:
            self.play(act, hand)

    def play(self, code: str, hand: list[Thing]) -> None:
        same = [thing for thing in hand if thing.code == code]
        hand.remove(sorted(same, key=lambda one: (not one.served, not one.seen))[0])
        self.table.append((self.turn, code))
        self.turn, self.state, self.shown = self.next(self.turn), "FOLLOW", ""
        if len(self.table) < len(self.seats):
            return
        winner = self.winner()
        self.tricks.append(winner)
        self.taken[winner] += [card for _, card in self.table]
        self.table = []
        self.leader = self.turn = winner
        self.state = "LEAD" if hand else "FINAL"
        if self.opening == "dissle" and winner == self.forehand:
            self.end(self.next(winner), "dissle-lost")
        elif self.talon:
            self.draw()

    def winner(self) -> str:
        if self.tricks:
            return self.best()[0]
        first = self.table[0]
        if self.opening == "elf":
            return first[0]
        if self.opening == "alte":
            return [seat for seat, code in self.table if code == first[1]][-1]
        return self.best(trumps=False)[0]

    def draw(self) -> None:
        for seat in self.around(self.leader):
            card = self.talon.pop(0)
            card.seen = not self.talon
            self.hands[seat].append(card)
        if self.opening == "dissle":
            if [thing.code[0] for thing in self.hands[self.forehand]] == ["7"] * 5:
                self.end(self.forehand, "dissle-won")
            elif not self.talon:
                self.end(self.next(self.forehand), "dissle-lost")

    # ------------------------------------------------------------------- settling

    def end(self, winner: str, reason: str) -> None:
        loser = self.next(winner)
        points = 1 if self.won(loser) or reason == "false" else 2
        self.result = (
            [points, 0] if winner in "AC" else [0, points],
            "false-claim" if reason == "false" else reason,
        )
        self.state = "END"

    def count(self) -> None:
        first, second = self.total("A"), self.total("B")
        if first == second:
            self.result, self.state = ([0, 0], "draw"), "END"
        else:
            self.end("A" if first > second else "B", "count")
