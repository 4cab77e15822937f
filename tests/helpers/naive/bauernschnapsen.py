"""A second, slow and plain implementation of Bauernschnapsen (many.md 7), beside the other games.

Who is out of the auction and who is asked to double is worked out again each time from all that
has been said. ``c:gang`` calls a contract, ``double`` doubles. The contracts themselves are the
data of tests/golden/contracts.json.
"""

from dataclasses import dataclass, field
from typing import Any

from typing_extensions import override

from tests.helpers.naive.without_closing import VALUES, NaiveOpenDeal


@dataclass
class NaiveBauernschnapsen(NaiveOpenDeal):
    """One deal, changed in place by ``do``; ``contracts`` are all, ``values`` those offered."""

    contracts: dict[str, Any] = field(default_factory=dict[str, Any])
    values: dict[str, int] = field(default_factory=dict[str, int])
    named: str = ""
    contract: str = "simple"
    said: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    doubled: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])

    def __post_init__(self) -> None:
        self.seats = "ABCD"
        self.hands = {seat: [] for seat in self.seats}
        self.taken = {seat: [] for seat in self.seats}
        self.tricks = dict.fromkeys(self.seats, 0)
        self.leader = self.turn = self.forehand = self.next(self.dealer)
        self.left = list(self.pack)
        self.state = "TRUMP"
        self.each(3)
        self.bidder = self.forehand

    def each(self, count: int) -> None:
        seat = self.forehand
        for _ in self.seats:
            for _ in range(count):
                self.hands[seat].append(self.left.pop(0))
            seat = self.next(seat)

    def out(self) -> str:
        """Who sits out, or no one."""
        sits = self.contract in self.rules["contracts.partner_out"]
        return self.next(self.next(self.bidder)) if sits and self.state != "BID" else ""

    def lowers(self, key: str) -> bool:
        """Whether the ace is the lowest card of a contract by choice."""
        return key == "assbettler" and bool(self.rules.get("contracts.ace_lowest"))

    @override
    def higher(self, card: str, than: str) -> bool:
        order = "TKQJA" if self.lowers(self.contract) else self.contracts[self.contract]["order"]
        if card[1] == than[1]:
            return order.index(card[0]) < order.index(than[0])
        return card[1] == self.trump

    # ------------------------------------------------------------------- what may be done

    @override
    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.result:
            return set()
        if self.state == "TRUMP":
            return {"turn"} | {"t" + card[1] for card in hand}
        if self.state == "BID":
            return {"pass"} | {"c:" + key for key in self.values if self.may_call(key)}
        if self.state == "DOUBLE":
            return {"pass", "double"}
        if self.state == "FOLLOW":
            return {card for card in hand if self.may_follow(card, hand)}
        acts = {"out"} if self.contract == "simple" and self.won(self.turn) else set[str]()
        if self.state == "FINAL":
            return acts | {"pass"}
        if self.melded:
            return acts | {"K" + self.melded, "Q" + self.melded}
        before = {suit for owner, suit, _ in self.shown if owner == self.turn}
        alone = self.contracts[self.contract]["goal"] == "66in3" and self.turn == self.bidder
        if self.contract == "simple" or alone:
            acts |= {
                "m" + card[1]
                for card in hand
                if card[0] == "K" and "Q" + card[1] in hand and card[1] not in before
            }
        return acts | set(hand)

    def may_call(self, key: str) -> bool:
        contract, hand = self.contracts[key], self.hands[self.turn]
        caller = self.forehand in self.side(self.turn)
        if contract["who"] not in ("anybody", "callers-side" if caller else "others"):
            return False
        needs_ace = key == "assbettler" and not self.lowers(key)
        if needs_ace and not any(card[0] == "A" for card in hand):
            return False
        suits = {card[1] for card in hand}
        if key == "farbenjodler" and (len(suits) > 1 or self.named in suits):
            return False
        if key == "herrenjodler" and suits != {self.named}:
            return False
        return self.values[key] > self.values.get(self.contract, 0)

    # ------------------------------------------------------------------- doing it

    @override
    def do(self, act: str) -> None:
        """Perform one legal act; raises ValueError for an illegal one."""
        if act not in self.legal():
            raise ValueError(f"{act} is not legal: {self.legal()}")
        if self.state == "TRUMP":
            self.named = self.trump = self.left[0][1] if act == "turn" else act[1]
            self.each(2)
            self.state = "BID"
        elif self.state == "BID":
            self.said.append((self.turn, act))
            if act != "pass":
                self.contract, self.bidder = act[2:], self.turn
            self.speak()
        elif self.state == "DOUBLE":
            self.doubled.append((self.turn, act))
            self.ask()
        elif act == "out":
            self.claim()
        elif act == "pass":
            self.pay(self.side(self.last)[0], 1, "last-trick")
        elif act[0] == "m":
            self.melded = act[1]
            self.shown.append((self.turn, act[1], 40 if self.trump == act[1] else 20))
            self.judge()
        else:
            self.play(act)

    def speak(self) -> None:
        """Find who speaks next; no one when no higher contract is left or all others are out."""
        top = self.values.get(self.contract) == max([*self.values.values(), 1])
        out = [seat for number, (seat, act) in enumerate(self.said) if number and act == "pass"]
        for _ in range(4):
            self.turn = self.next(self.turn)
            if not top and self.turn not in out and self.turn != self.bidder:
                return
        what = self.contracts[self.contract]
        self.state = "DOUBLE"
        self.trump = "" if what["trump"] == "none" else self.named
        self.leader = self.bidder
        if self.contract not in self.rules["contracts.bidder_leads"]:
            self.leader = self.forehand
        if what["goal"] == "shown":
            self.pay(self.side(self.bidder)[0], self.values[self.contract], "made")
        else:
            self.ask()

    def ask(self) -> None:
        """Find who is asked to double next: the other side of who said so last, in its order."""
        says = [seat for seat, act in self.doubled if act == "double"]
        spoken: list[str] = []
        for seat, act in self.doubled:
            spoken = [] if act == "double" else [*spoken, seat]
        against = says[-1] if says else self.bidder
        seat = self.forehand
        for _ in self.seats:
            mine = seat in self.side(against)
            may = len(says) < self.rules["double.max"] and seat != self.out()
            if may and not mine and seat not in spoken:
                self.turn = seat
                return
            seat = self.next(seat)
        self.state, self.turn = "LEAD", self.leader

    @override
    def play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.table.append((self.turn, card))
        self.melded = ""
        self.state, self.turn = "FOLLOW", self.next(self.turn)
        if self.turn == self.out():
            self.turn = self.next(self.turn)
        if len(self.table) < (3 if self.out() else 4):
            return
        self.leader = self.turn = self.winning()[0]
        self.taken[self.leader] += [played for _, played in self.table]
        self.tricks[self.leader] += 1
        self.table, self.state = [], "LEAD"
        if not self.hands[self.leader]:
            self.last, self.state = self.leader, "FINAL"
        self.judge()

    # ------------------------------------------------------------------- settling

    def judge(self) -> None:
        """End a contract as soon as it is made or lost (many.md 7.2)."""
        goal = self.contracts[self.contract]["goal"]
        if goal == "66":
            return
        mine = self.tricks[self.bidder]
        others = sum(self.tricks.values()) - mine
        points = sum(VALUES[card[0]] for card in self.taken[self.bidder])
        points += sum(worth for _, _, worth in self.shown) if mine else 0
        if goal == "none":
            lost, made = mine > 0, others == 5
        elif goal == "all":
            lost, made = others > 0, mine == 5
        else:
            made = mine > 0 and not others and points >= 66
            lost = not made and (others > 0 or mine == 3)
        own = self.side(self.bidder)[0]
        if lost or made:
            worth = self.values[self.contract]
            self.pay(own if made else "BA"["AB".index(own)], worth, "made" if made else "lost")

    @override
    def claim(self) -> None:
        own = self.side(self.turn)[0]
        other = "BA"["AB".index(own)]
        if self.total(own) >= 66:
            self.pay(own, self.price(other), "out")
        else:
            self.pay(other, 2 if self.won(other) else 3, "false-claim")

    def pay(self, party: str, points: int, reason: str) -> None:
        for _, act in self.doubled:
            points *= 2 if act == "double" else 1
        self.result = [points if party == one else 0 for one in "AB"], reason
