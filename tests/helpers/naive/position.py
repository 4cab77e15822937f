"""The position of the naive engine: its data and the preconditions of rules.md 3.3."""

from tests.helpers.naive.cards import Profile, hands_from_pack, strict_replies, suits_with_marriage
from tests.helpers.naive.scoring import Outcome

Seat = str
SEATS = ("A", "B")


def other(seat: Seat) -> Seat:
    """The opponent of a seat."""
    return "B" if seat == "A" else "A"


class NaivePosition:
    """Everything about a deal in progress, and what is legal in it."""

    def __init__(self, profile: Profile, pack: list[str], dealer: Seat) -> None:
        """Deal a pack by the rule set's batches; `dealer` is "A" or "B"."""
        self.profile = profile
        self.dealer = dealer
        forehand = other(dealer)
        first, second, turn_up, rest = hands_from_pack(profile, pack)
        self.hands = {forehand: first, dealer: second}
        self.talon = [*rest, turn_up]
        self.trump = turn_up[1]
        self.status = "open"
        self.phase = "LEAD"
        self.trick_number = 1
        self.leader: Seat = forehand
        self.led: str | None = None
        self.captured = {"A": 0, "B": 0}
        self.melds = {"A": 0, "B": 0}
        self.ten = {"A": 0, "B": 0}
        self.tricks = {"A": 0, "B": 0}
        self.won_cards: dict[Seat, list[str]] = {"A": [], "B": []}
        self.closer: Seat | None = None
        self.snap_points = 0
        self.snap_tricks = 0
        self.melded: str | None = None
        self.bound = False
        self.outcome: Outcome | None = None

    # ---------------------------------------------------------------- looking

    @property
    def to_act(self) -> Seat | None:
        """Who moves next; no one once the deal is settled."""
        if self.phase == "SETTLED":
            return None
        return other(self.leader) if self.phase in ("FOLLOW", "REPLY") else self.leader

    def total(self, seat: Seat) -> int:
        """Card points that count now (rules.md 3.1)."""
        frozen = self.profile["close.defender_points"] == "frozen"
        if frozen and self.closer == other(seat):
            return self.snap_points
        valid_melds = self.melds[seat] if self.tricks[seat] > 0 else 0
        return self.captured[seat] + self.ten[seat] + valid_melds

    def result(self) -> Outcome:
        """The settlement; only once the deal is over."""
        if self.outcome is None:
            raise ValueError("the deal is not over")
        return self.outcome

    def legal(self) -> list[str]:
        """Every legal token, sorted."""
        if self.phase == "PRE":
            tokens = self._legal_before_draw()
        elif self.phase == "LEAD":
            tokens = self._legal_lead()
        elif self.phase == "REPLY":
            tokens = self._legal_reply()
        elif self.phase == "FOLLOW":
            tokens = self._legal_follow()
        elif self.phase == "FINAL":
            tokens = ["out", "-"]
        else:
            tokens = []
        return sorted(tokens)

    # ------------------------------------------------- what is legal, by state

    def _legal_before_draw(self) -> list[str]:
        seat = self.leader
        tokens: list[str] = []
        if self._may_go_out(seat):
            tokens.append("out")
        if not self.bound:
            tokens.append("d")
        if self._may_close_short():
            tokens.append("#")
        if not self.bound and self._may_exchange_before_draw():
            tokens.append("x")
        tokens += self._melds_before_draw()
        return tokens

    def _legal_reply(self) -> list[str]:
        holds_it = self._lowest_trump() in self.hands[other(self.leader)]
        return ["-", "x"] if holds_it else ["-"]

    def _legal_lead(self) -> list[str]:
        seat = self.leader
        hand = self.hands[seat]
        tokens: list[str] = []
        if self._may_go_out(seat):
            tokens.append("out")
        if self.melded is None and self._may_exchange(seat):
            tokens.append("x")
        if self._may_close_full():
            tokens.append("#")
        if self._may_meld_on_lead():
            tokens += self._meld_tokens()
        if self.melded is None:
            return tokens + hand
        ranks = "K" if self.profile.get("meld.lead_card", "either") == "king" else "KQ"
        return tokens + [rank + self.melded for rank in ranks]

    def _legal_follow(self) -> list[str]:
        seat = other(self.leader)
        tokens: list[str] = []
        if self.profile["out.window"] == "any-turn" and self._may_go_out(seat):
            tokens.append("out")
        if self.profile["exchange.when"] == "any-turn" and self._may_exchange(seat):
            tokens.append("x")
        if self.status == "open" or self.led is None:
            return tokens + self.hands[seat]
        return tokens + strict_replies(self.profile, self.led, self.hands[seat], self.trump)

    # ------------------------------------------------------------ preconditions

    def _may_go_out(self, seat: Seat) -> bool:
        return self.profile["out.mode"] == "declared" and self.tricks[seat] > 0

    def _lowest_trump(self) -> str | None:
        rank = self.profile["exchange.card"]
        return None if rank in (None, "none") else rank + self.trump

    def _may_exchange(self, seat: Seat) -> bool:
        """Everything but the question in which state and in which order within the turn."""
        return (
            self._lowest_trump() in self.hands[seat]
            and self.status == "open"
            and len(self.talon) >= self.profile["exchange.min_talon"]
            and (self.tricks[seat] > 0 or not self.profile["exchange.needs_trick"])
        )

    def _may_exchange_before_draw(self) -> bool:
        if not self.profile["exchange.before_draw"] or not self._may_exchange(self.leader):
            return False
        return self.profile["exchange.when"] == "any-turn" or self._may_close_short()

    def _may_close_short(self) -> bool:
        return (
            bool(self.profile["close.before_draw"])
            and self.status == "open"
            and len(self.talon) >= self.profile["close.min_talon"]
        )

    def _may_close_full(self) -> bool:
        return (
            self.status == "open"
            and len(self.talon) >= self.profile["close.min_talon"]
            and (self.trick_number > 1 or self.profile["close.first_lead"])
        )

    def _may_meld_by_trick(self) -> bool:
        """No marriage yet this turn, and this trick may carry one."""
        seat = self.leader
        forbidden = self.profile.get("meld.validation", "pending") == "forbidden"
        if self.melded is not None or (forbidden and self.tricks[seat] == 0):
            return False
        return self.trick_number > 1 or bool(self.profile["meld.first_lead"])

    def _may_meld_on_lead(self) -> bool:
        by_status = {
            "open": True,
            "closed": bool(self.profile["meld.when_closed"]),
            "exhausted": bool(self.profile["meld.when_exhausted"]),
        }
        return self._may_meld_by_trick() and by_status[self.status]

    def _melds_before_draw(self) -> list[str]:
        if not self._may_meld_by_trick() or not self._may_close_short():
            return []
        ends_with_talon = not self.profile["meld.when_exhausted"]
        limited = ends_with_talon and self.profile["meld.last_lead"] == "hand"
        too_late = limited and self.trick_number > self.profile["deck.hand"]
        return [] if too_late else self._meld_tokens()

    def _meld_tokens(self) -> list[str]:
        suits = suits_with_marriage(self.hands[self.leader])
        return [("40" if suit == self.trump else "20") + suit for suit in suits]

    def _pre_offers_a_choice(self) -> bool:
        """Whether more than OUT and DRAW is possible, judged by what both players can see."""
        free_exchange = (
            self.profile["exchange.before_draw"]
            and self.profile["exchange.when"] == "any-turn"
            and self._lowest_trump() is not None
            and len(self.talon) >= self.profile["exchange.min_talon"]
        )
        return bool(self._may_close_short() or free_exchange)
