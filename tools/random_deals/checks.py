"""What holds in every state of a deal, and at its end (rules.md 3, many.md 9)."""

from collections.abc import Callable, Mapping
from itertools import chain

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import ExchangeTrump, GoOut, Move, PlayCard
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.sets.rules import rule_set_names

TICK = 33
MOST_TICKS = 6
LETTERS_HIGH_TO_LOW = {"ten-high": "ATKQJ987", "ten-low": "AKQJT987"}
_WINDOWS: Mapping[type[Move], str] = {ExchangeTrump: "exchange.when", GoOut: "out.window"}
"""The dimensions that say when moves may be made which are no cards."""


class BrokenRuleError(Exception):
    """Something that must always hold does not."""


def demand(holds: bool, what: str) -> None:
    """Raise BrokenRuleError, naming what is broken, unless it holds."""
    if not holds:
        raise BrokenRuleError(what)


def check_state(deal: Deal, before: Deal | None) -> None:
    """Check a state of a deal, and what must not have changed since the one before it."""
    check_cards(deal)
    legal = deal.legal_moves()
    demand(bool(legal) != deal.is_over, "there is a legal move until the deal is over")
    if deal.phase is Phase.FOLLOW:
        check_following(deal, legal)
    if deal.phase in (Phase.PARTNER, Phase.LEAD):
        playing = [seat for seat in deal.rules.seats if seat not in deal.out_seats]
        demand(
            len({len(deal.hands[seat]) for seat in playing}) == 1, "hands are equal at every lead"
        )
        if deal.rules.has_talon:
            demand(not deal.talon_size % len(deal.rules.seats), "the talon serves everybody")
    if not deal.rules.has_copies:
        shown = [(marriage.seat, marriage.suit) for marriage in deal.marriages]
        demand(len(shown) == len(set(shown)), "no one shows a suit twice")
    if before is not None:
        fell = any(old > new for old, new in zip(before.totals, deal.totals, strict=True))
        demand(not fell, "totals never fall")


def check_cards(deal: Deal) -> None:
    """Check that every card is in one place, and captured points are those of tricks won."""
    captured = [0 for _ in deal.rules.seats]
    taken: list[Card] = []
    for trick in deal.won:
        captured[trick.winner] += trick.points
        taken += trick.cards
    if deal.won and deal.rules.has_widow:
        captured[deal.won[0].winner] += sum(card.points for card in deal.undealt)
    table = [play.card for play in deal.table]
    everywhere = sorted([*chain.from_iterable(deal.hands), *table, *taken, *deal.undealt])
    demand(everywhere == sorted(deal.rules.pack), "every card is in exactly one place")
    whole = 240 if deal.rules.has_copies else 120
    demand(sum(card.points for card in everywhere) == whole, "the pack keeps its points")
    counted = [earned.captured for earned in deal.card_points]
    demand(captured == counted, "captures are the values of the cards that were won")


def check_following(deal: Deal, legal: tuple[Move, ...]) -> None:
    """Check what may follow; where the duties hold all of it beats the trick, or none can."""
    rules = deal.rules
    cards = [move.card for move in legal if isinstance(move, PlayCard)]
    others = [_WINDOWS.get(type(move)) for move in legal if not isinstance(move, PlayCard)]
    at_any_turn = all(key and rules.value(key) == "any-turn" for key in others)
    demand(at_any_turn, "a follower only plays cards")
    demand(set(cards) <= set(deal.hand), "a follower plays from the hand")
    if deal.draws or deal.is_first_opened:
        return
    order = LETTERS_HIGH_TO_LOW[rules.deck_order]
    order = order if deal.contract is None else deal.contract.order
    led = deal.table[0].card.suit
    trumps = [play.card for play in deal.table if play.card.suit is deal.trump]
    in_suit = [play.card for play in deal.table if play.card.suit is led]
    best = min(trumps or in_suit, key=lambda card: order.index(card.rank.letter))
    # Whoever is void need not beat a trump where one of these duties is not played.
    bound = best.suit is led or (rules.strict_trump and rules.strict_overtrump)
    if cards[0].suit is best.suit and bound and rules.strict_head:
        beating = {order.index(card.rank.letter) < order.index(best.rank.letter) for card in cards}
        demand(len(beating) == 1, "all that may be played beats the trick, or none of it can")


def check_end(deal: Deal) -> None:
    """Check how a deal ended, by the row of its game in many.md 9."""
    outcome = deal.outcome
    demand(outcome is not None, "a deal that is over has an outcome")
    if outcome is not None:
        demand(outcome.totals == deal.totals, "the outcome has the totals of the deal")
        _ENDS[deal.rules.name](deal, outcome)


def _all_won(deal: Deal) -> None:
    whole = 240 if deal.rules.has_copies else 120
    captured = sum(earned.captured for earned in deal.card_points)
    demand(captured == whole, "all card points are captured in the end")


def _three(deal: Deal, outcome: Outcome) -> None:
    winners = [points for points in outcome.points if points > 0]
    demand(sum(outcome.points) == 0, "stakes go from hand to hand")
    demand(len(deal.won) == 8, "eight tricks are played")
    _all_won(deal)
    demand((outcome.reason == "draw") == (not any(outcome.points)), "only a draw pays nothing")
    demand(len(winners) == (outcome.reason != "draw"), "one wins, or no one")
    demand(all(2 <= points <= 6 for points in winners), "the winner gets 2 to 6")
    losers = [points for points in outcome.points if points <= 0]
    demand(not winners or all(-3 <= points <= -1 for points in losers), "the others pay 1 to 3")


def _four(deal: Deal, outcome: Outcome) -> None:
    _one_side(outcome, most=3)
    bonus = sum(earned.bonus for earned in outcome.card_points)
    demand(bonus == (10 if len(deal.won) == 6 else 0), "the ten comes with the very last trick")
    suits = [marriage.suit for marriage in deal.marriages]
    demand(len(suits) == len(set(suits)), "each marriage is shown once")


def _one_side(outcome: Outcome, most: int) -> None:
    scored = [points for points in outcome.points if points]
    demand(len(scored) == (outcome.reason != "draw"), "one side scores, or it is a draw")
    demand(all(1 <= points <= most for points in scored), f"at most {most} are scored")


def _ticks(deal: Deal, outcome: Outcome) -> None:
    if outcome.reason == "passed":
        demand(not any((*outcome.points, deal.won)), "a passed deal is not played")
        return
    _all_won(deal)
    hand = deal.rules.deck_hand
    demand(len(deal.won) == hand, "all cards are played")
    bidder = outcome.end.bidder
    for number, (points, total) in enumerate(zip(outcome.points, outcome.totals, strict=True)):
        made = total // TICK
        failed = number == bidder and made < deal.bid
        demand(points == (-deal.bid if failed else made), "ticks are scored, or the bid is lost")
        demand(points <= MOST_TICKS, "no one makes more than six ticks")
        demand(number != bidder or failed == (outcome.reason == "set"), "who fails is set")


def _wandering(deal: Deal, outcome: Outcome) -> None:
    demand((len(deal.won), outcome.reason) == (12, "count"), "twelve tricks are counted")
    _all_won(deal)
    _slam(deal, outcome)
    tens = tuple(total // 10 for total in outcome.totals)
    demand(outcome.points == tens, "every full ten of card points is scored")
    shown = [marriage.points for marriage in deal.marriages]
    demand(shown == [20, 40, 60, 80][: len(shown)], "every marriage is worth 20 more")
    latest = 11 if deal.rules.meld_when_exhausted else 6
    ended = all(marriage.trick <= latest for marriage in deal.marriages)
    demand(ended, "marriages end with the talon")
    trump = deal.marriages[-1].suit if deal.marriages else None
    demand(deal.trump is trump, "trump is the suit of the latest marriage")


def _slam(deal: Deal, outcome: Outcome) -> None:
    """Check that a hundred comes with all of the last six tricks, where that is played."""
    last = {trick.winner for trick in deal.won[-6:]}
    chosen = deal.rules.end_slam == 100
    bonus = sum(earned.bonus for earned in outcome.card_points)
    demand(bonus == (100 if chosen and len(last) == 1 else 0), "a slam counts a hundred")
    demand(max(outcome.totals) <= (420 if chosen else 320), "no one has more than there is")


def _contract(deal: Deal, outcome: Outcome) -> None:
    contract = deal.contract
    scored = [points for points in outcome.points if points]
    demand(contract is not None and len(scored) == 1, "one side scores what a contract is worth")
    if contract is None:
        return
    demand(deal.level <= deal.rules.double_max, "no one doubles more often than allowed")
    worth = (1, 2, 3) if contract.is_simple else (contract.value,)
    demand(scored[0] in [value << deal.level for value in worth], "a contract has its value")
    ace_lowest = deal.rules.overrides().get("contracts.ace_lowest") is True
    order = "TKQJA" if ace_lowest else "ATKQJ"
    demand(contract.key != "assbettler" or contract.order == order, "the ace stands where chosen")
    if contract.key in ("schnapser", "kontraschnapser"):
        demand(len(deal.won) <= 3, "a Schnapser takes three tricks at most")
    if contract.partner_out:
        played = {play.seat for trick in deal.won for play in trick.plays}
        demand(len(played) <= 3, "where the partner sits out he plays no card")
        demand(not played & set(deal.out_seats), "who sits out plays no card")


def _gaigel(deal: Deal, outcome: Outcome) -> None:
    _one_side(outcome, most=2)
    if _is_played_out(deal):
        _all_won(deal)
    demand(all(marriage.trick > 1 for marriage in deal.marriages), "no marriage at the first lead")
    pairs = [(marriage.seat, marriage.suit) for marriage in deal.marriages]
    demand(all(pairs.count(pair) <= 2 for pair in pairs), "each card serves in one marriage")


def _is_played_out(deal: Deal) -> bool:
    return len(deal.won) == len(deal.rules.pack) // len(deal.rules.seats)


def _closing(deal: Deal, outcome: Outcome) -> None:
    _one_side(outcome, most=3)
    if _is_played_out(deal):
        _all_won(deal)
    bonus = sum(earned.bonus for earned in outcome.card_points)
    due = deal.rules.has_bonus and _is_played_out(deal)
    demand(bonus == (10 if due else 0), "the ten comes with the very last trick")
    needs_close = outcome.reason in ("closed-fail", "defender-out")
    demand(not needs_close or deal.close is not None, "no one fails to close who has not closed")
    claimant = outcome.claimant
    if claimant is not None:
        reached = outcome.totals[claimant] >= deal.rules.out_target
        demand(reached != (outcome.reason == "false-claim"), "a claim is false below 66")
        demand(reached == (outcome.points[claimant] > 0), "a claim that is true wins")


_ENDS: Mapping[str, Callable[[Deal, Outcome], None]] = {
    **dict.fromkeys(rule_set_names(close=True), _closing),
    "three-66": _three,
    "four-66": _four,
    "na-66": _ticks,
    "cutthroat-66": _ticks,
    "idiots-66": _wandering,
    "bauernschnapsen": _contract,
    "gaigel": _gaigel,
    "gaigel-2": _gaigel,
}
