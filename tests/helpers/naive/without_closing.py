"""A second, slow and plain implementation of the games of three and four (many.md 1 to 5).

It exists to be compared with the real engine and shares no code with it. Cards are strings ("TH"),
rules the flat dictionary of many.md 1.7; everything is worked out again from
the list of acts, in the tokens of vectors_many.json: ``tH`` names trump, ``turn`` has a card
faced, ``mS`` shows a marriage, ``out`` claims, ``pass`` passes, ``KH`` plays a card.
"""

from dataclasses import dataclass, field
from typing import Any

VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
SEATS = "ABCD"


@dataclass
class NaiveOpenDeal:
    """One deal, changed in place by ``do``; what a seat has is kept by its letter."""

    rules: dict[str, Any]
    pack: list[str]
    dealer: str
    hands: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    taken: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    tricks: dict[str, int] = field(default_factory=dict[str, int])
    shown: list[tuple[str, str, int]] = field(default_factory=list[tuple[str, str, int]])
    table: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    trump: str = ""
    state: str = ""
    turn: str = ""
    leader: str = ""
    melded: str = ""
    last: str = ""
    winners: list[str] = field(default_factory=list[str])
    calls: list[int] = field(default_factory=list[int])
    bidder: str = ""
    widow: int = 0
    first: str = ""
    result: tuple[list[int], str] | None = None

    def __post_init__(self) -> None:
        """Deal: for three only the first three cards of each, for four everything."""
        self.seats = SEATS[: self.rules["players"]]
        self.hands = {seat: [] for seat in self.seats}
        self.taken = {seat: [] for seat in self.seats}
        self.tricks = dict.fromkeys(self.seats, 0)
        self.leader = self.turn = self.next(self.dealer)
        left = list(self.pack)
        if "bid.max" in self.rules:
            self.state = "BID"
            self.give(left, 3)
            self.give(left, 4 if len(self.seats) == 3 else 3)
            self.widow = sum(VALUES[card[0]] for card in left)
        elif len(self.seats) == 3:
            self.state = "TRUMP"
            self.give(left, 3)
        else:
            self.trump = self.pack[-1][1] if len(self.seats) == 4 else ""
            self.give(left, 3)
            self.give(left, 3)
            self.before_lead()
        self.left = left

    def next(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def give(self, left: list[str], count: int) -> None:
        first = self.next(self.dealer)
        order = [first, self.next(first), self.dealer]
        if len(self.seats) == 2:
            order = [first, self.dealer]
        if len(self.seats) == 4 and "bid.max" in self.rules:
            order = [first, self.next(first), self.next(self.next(first)), self.dealer]
        elif len(self.seats) == 4:
            order = [self.next(first), first, self.next(self.next(first)), self.dealer]
        for seat in order:
            for _ in range(count):
                self.hands[seat].append(left.pop(0))

    def before_lead(self) -> None:
        self.state, self.turn, self.melded = "LEAD", self.leader, ""
        if self.rules["out.mode"] == "declared":
            self.state, self.turn = "PARTNER", self.next(self.next(self.leader))

    def side(self, seat: str) -> list[str]:
        """The players who score together with one, himself included."""
        if len(self.seats) < 4:
            return [seat]
        return ["A", "C"] if seat in "AC" else ["B", "D"]

    def total(self, seat: str) -> int:
        side = self.side(seat)
        points = sum(VALUES[card[0]] for one in side for card in self.taken[one])
        points += self.widow if self.first in side else 0
        if self.won(seat):
            points += sum(worth for owner, _, worth in self.shown if owner in side)
        bonus = self.rules["end.last_trick"] == "bonus-10" and self.last in side
        points += 100 if self.slams(seat) else 0
        return points + (10 if bonus and self.last else 0)

    def slams(self, seat: str) -> bool:
        """All are played, and of the tricks without a talon every one went to this player."""
        if not self.last or self.rules.get("end.slam", "none") == "none":
            return False
        return set(self.winners[-self.rules["deck.hand"] :]) == {seat}

    def won(self, seat: str) -> int:
        return sum(self.tricks[one] for one in self.side(seat))

    def higher(self, card: str, than: str) -> bool:
        order = "ATKQJ9" if self.rules["deck.order"] == "ten-high" else "AKQJT9"
        if card[1] == than[1]:
            return order.index(card[0]) < order.index(than[0])
        return card[1] == self.trump

    def winning(self) -> tuple[str, str]:
        best = self.table[0]
        for one in self.table:
            if self.higher(one[1], best[1]):
                best = one
        return best

    # ------------------------------------------------------------------- what may be done

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.result:
            return set()
        if self.state == "TRUMP":
            return {"tC", "tS", "tH", "tD", "turn"}
        if self.state == "BID":
            high = max([0, *self.calls])
            most: int = self.rules["bid.max"]
            return {"pass"} | {f"b{ticks}" for ticks in range(high + 1, most + 1)}
        if self.state == "FOLLOW":
            if self.talon():
                return set(hand)
            return {card for card in hand if self.may_follow(card, hand)}
        acts: set[str] = set()
        if self.rules["out.mode"] == "declared" and self.won(self.turn):
            acts.add("out")
        over = self.drawing() and not self.left and not self.rules["meld.when_exhausted"]
        if (
            not over
            and not self.melded
            and (self.state == "LEAD" or self.rules["meld.who"] != "leader")
        ):
            before = {suit for owner, suit, _ in self.shown if owner == self.turn}
            acts |= {
                "m" + suit
                for suit in "CSHD"
                if "K" + suit in hand and "Q" + suit in hand and suit not in before
            }
        if self.state != "LEAD":
            return acts | {"pass"}
        if self.melded:
            return acts | {"K" + self.melded, "Q" + self.melded}
        return acts | set(hand)

    def drawing(self) -> bool:
        return self.rules["strict.from"] == "exhausted"

    def talon(self) -> list[str]:
        return self.left if self.drawing() else []

    def may_follow(self, card: str, hand: list[str]) -> bool:
        """The eleven cases of many.md 1.3, read from the top."""
        best, led = self.winning()[1], self.table[0][1][1]
        have_led = [other for other in hand if other[1] == led]
        have_trump = [other for other in hand if other[1] == self.trump]
        if have_led:
            could = any(self.higher(other, best) for other in have_led)
            must_beat = could and self.rules["strict.head"]
            return card[1] == led and (self.higher(card, best) or not must_beat)
        if have_trump and self.rules["strict.trump"]:
            could = any(self.higher(other, best) for other in have_trump)
            must_beat = could and self.rules["strict.overtrump"]
            return card[1] == self.trump and (self.higher(card, best) or not must_beat)
        return True

    # ------------------------------------------------------------------- doing it

    def do(self, act: str) -> None:
        """Perform one legal act; raises ValueError for an illegal one."""
        if act not in self.legal():
            raise ValueError(f"{act} is not legal: {self.legal()}")
        if self.state == "BID":
            self.call(act)
        elif act == "out":
            self.claim()
        elif act == "pass":
            if self.state == "FINAL":
                self.count()
            else:
                self.state = "LEAD" if self.hands[self.leader] else "FINAL"
                self.turn, self.melded = self.leader, ""
        elif act == "turn" or act[0] == "t":
            self.trump = self.left[0][1] if act == "turn" else act[1]
            self.give(self.left, 2)
            self.give(self.left, 3)
            self.before_lead()
        elif act[0] == "m":
            self.melded = act[1]
            worth = 40 if self.trump in ("", act[1]) else 20
            if self.rules["meld.values"] == "20-40-60-80":
                self.trump, worth = act[1], [20, 40, 60, 80][len(self.shown)]
            self.shown.append((self.turn, act[1], worth))
        else:
            self.play(act)

    def call(self, act: str) -> None:
        self.calls.append(0 if act == "pass" else int(act[1]))
        if self.calls[-1]:
            self.bidder = self.turn
        self.turn = self.next(self.turn)
        if len(self.calls) < len(self.seats):
            return
        if self.bidder:
            self.leader = self.bidder
            self.before_lead()
        else:
            self.result = [0 for _ in self.players()], "passed"

    def players(self) -> str:
        """Those who score, one letter each."""
        return "ABC" if len(self.seats) == 3 else "AB"

    def play(self, card: str) -> None:
        if self.calls:
            self.trump = self.trump or card[1]
        self.hands[self.turn].remove(card)
        self.table.append((self.turn, card))
        self.state, self.turn = "FOLLOW", self.next(self.turn)
        if len(self.table) < len(self.seats):
            return
        self.leader = self.winning()[0]
        self.taken[self.leader] += [card for _, card in self.table]
        self.tricks[self.leader] += 1
        self.winners.append(self.leader)
        self.first = self.first or self.leader
        self.table = []
        for seat in [self.leader, self.next(self.leader)] if self.talon() else []:
            self.hands[seat].append(self.left.pop(0))
        if not any(self.hands.values()):
            self.last = self.leader
        self.before_lead()
        if self.last and self.rules["out.mode"] != "declared":
            self.count()

    # ------------------------------------------------------------------- settling

    def price(self, loser: str) -> int:
        if not self.won(loser):
            return 3
        return 1 if self.total(loser) >= 33 else 2

    def claim(self) -> None:
        mine = 0 if self.turn in "AC" else 1
        points = [0, 0]
        if self.total(self.turn) >= 66:
            points[mine] = self.price("BA"[mine])
            self.result = points, "out"
        else:
            points[1 - mine] = 2
            self.result = points, "false-claim"

    def count(self) -> None:
        players = self.players()
        if self.calls:
            ticks = [self.total(player) // 33 for player in players]
            mine = next(place for place, one in enumerate(players) if self.bidder in self.side(one))
            fails = ticks[mine] < max(self.calls)
            ticks[mine] = -max(self.calls) if fails else ticks[mine]
            self.result = ticks, "set" if fails else "made"
            return
        if self.drawing():
            self.result = [self.total(player) // 10 for player in players], "count"
            return
        best = sorted(players, key=self.total)[-2:]
        points = [0 for _ in players]
        if self.total(best[0]) == self.total(best[1]):
            self.result = points, "draw"
            return
        winner = players.index(best[1])
        for place, player in enumerate(players):
            if place != winner:
                points[winner] += self.price(player)
                points[place] -= self.price(player) if len(players) == 3 else 0
        self.result = points, "count"


def could_have_held(
    game: NaiveOpenDeal, seat: str, card: str, plays: list[tuple[str, str]]
) -> bool:
    """Whether a seat may have played so with one more card beside those it has played.

    ``plays`` are all plays of the deal in their order; the cards of a seat's later plays were in
    its hand as well.
    """
    own = [played for who, played in plays if who == seat]
    players = len(game.seats)
    for place, (who, played) in enumerate(plays):
        before = plays[place - place % players : place]
        if who != seat or not before:
            if who == seat:
                own.remove(played)
            continue
        game.table = before
        if not game.may_follow(played, [*own, card]):
            return False
        own.remove(played)
    return True
