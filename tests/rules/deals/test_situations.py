"""The tricky situations: rules.md section 5 on both engines, many.md 10 by its vectors."""

from typing import Any, Protocol

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.engine import EngineDeal, engine_rules
from tests.helpers.deals.trick_games import position, rules_for, start, tokens
from tests.helpers.golden_data.golden import load_golden, profile
from tests.helpers.naive.engine import NaiveDeal
from tests.helpers.naive.scoring import Outcome
from tests.helpers.rows import each_row
from tests.rules.data.rows import Situation, Then, after, move_of, setting, situations

SITUATIONS = dict(situations())
VECTORS = load_golden("vectors_many.json")


def pack_of(row: Situation) -> list[str]:
    return row.where.cards.order(profile(row.where.game, row.where.overrides))


def in_your_words(outcome: Outcome, you: str) -> str:
    """A settlement as the rows write it."""
    if outcome["winner"] is None:
        return "draw"
    winner = "you" if outcome["winner"] == you else "opponent"
    return f"{winner} {outcome['points']} {outcome['termination']}"


def check(deal: EngineDeal, then: Then, you: str) -> None:
    """Compare a position with everything a row says about it."""
    legal, opponent = deal.legal(), "A" if you == "B" else "B"
    assert set(then.allows.split()) <= set(legal)
    assert not set(then.forbids.split()) & set(legal)
    assert sorted(then.only.split()) in ([], legal)
    assert then.yours in ("", str(deal.total(you)))
    assert then.theirs in ("", str(deal.total(opponent)))
    assert set(then.you_hold.split()) <= set(deal.hand(you))
    assert set(then.they_hold.split()) <= set(deal.hand(opponent))
    if then.cards_each:
        assert {str(len(deal.hand(seat))) for seat in "AB"} == {then.cards_each}
    if then.result:
        assert in_your_words(deal.result(), you) == then.result


@each_row("row", SITUATIONS.values())
def test_situation(row: Situation) -> None:
    where = row.where
    real = EngineDeal(engine_rules(where.game, where.overrides), pack_of(row), "A")
    naive = NaiveDeal(profile(where.game, where.overrides), pack_of(row), "A")
    for then in row.then:
        replay(real, then.play)
        check(real, then, row.you)
        replay(naive, then.play)
        assert real.legal() == naive.legal()
        assert [real.total(seat) for seat in "AB"] == [naive.total(seat) for seat in "AB"]


def test_every_row_for_two_hands_is_there() -> None:
    rows = {row.row.split()[0] for row in SITUATIONS.values()}
    assert rows - {"automatic"} == {f"T{number:02}" for number in range(1, 63)}


def test_a_claim_before_following_leaves_the_card_with_its_leader() -> None:
    where = setting("house-66", "forehand=AC JC; dealer=9C KC AD; talon=JS QS TS 9H")
    deal = after(where.start(), "AC 9C d JC KC d AD out")
    assert deal.is_over
    assert (deal.led, deal.leader) == (Card.parse("AD"), Seat.A)


def name_of(row: dict[str, Any]) -> str:
    return str(row["id"]) if "id" in row else f"{row['game']} {row['acts'][-20:]}"


def place(where: dict[str, Any]) -> Deal:
    if where["kind"] == "position":
        return position(where)
    rules = rules_for(where["game"], where["options"])
    return after(start(rules, where["pack"], where["dealer"]), where["acts"])


def act(deal: Deal, acts: str) -> Deal:
    """Make moves; "!" before one says that it is legal, "?" that it is not, without making it."""
    for token in acts.split():
        move = move_of(token.lstrip("!?"))
        if token[0] in "!?":
            assert (deal.why_illegal(move) is None) == (token[0] == "!"), token
            assert (move in deal.legal_moves()) == (token[0] == "!"), token
        else:
            deal, _ = deal.apply(move)
    return deal


def facts(deal: Deal) -> dict[str, Any]:
    """What a situation can ask for, by the words of the vectors."""
    outcome, rows = deal.outcome, deal.card_points
    faced = deal.faced.code if deal.faced else None
    undealt = [card.code for card in deal.undealt]
    return {
        "state": deal.phase.value,
        "turn": deal.to_act.name,
        "leader": deal.leader.name,
        "trump": None if deal.trump is None else deal.trump.letter,
        "faced": faced,
        "cut": faced,
        "bid": deal.bid,
        "named": None if deal.named is None else deal.named.letter,
        "contract": deal.contract.key if deal.contract else None,
        "level": deal.level,
        "out_seats": list(deal.out_seats),
        "bidder": None if deal.bidder is None else deal.bidder.name,
        "meld": [earned.melded for earned in rows],
        "tr": [earned.tricks for earned in rows],
        "cap": [earned.captured for earned in rows],
        "widow": undealt,
        "talon": undealt,
        "hand": [
            f"{seat.name}:{' '.join(card.code for card in deal.hands[seat])}"
            for seat in deal.rules.seats
        ],
        "totals": " ".join(map(str, deal.totals)),
        "legal": tokens(deal),
        "points": outcome and " ".join(map(str, outcome.points)),
        "reason": outcome and outcome.reason,
    }


@each_row("row", VECTORS["situations"])
def test_situation_of_the_other_games(row: dict[str, Any]) -> None:
    deal = place(row["where"])
    legal = tokens(deal)
    if row["legal"] is not None:
        assert legal == set(row["legal"].split())
    assert set((row["has"] or "").split()) <= legal
    assert not set((row["hasnt"] or "").split()) & legal
    found, want = facts(act(deal, row["acts"])), dict(row["want"])
    if "hand" in want:
        assert want.pop("hand") in found["hand"]
    if "legal" in want:
        assert set(want.pop("legal").split()) == found["legal"]
    assert {key: found[key] for key in want} == want


@each_row("row", VECTORS["probes"])
def test_probe(row: dict[str, Any]) -> None:
    deal = after(start(rules_for(row["game"], {}), row["pack"], row["dealer"]), row["acts"])
    assert deal.phase.value == row["state"]
    assert (list(deal.totals), list(deal.tricks)) == (row["totals"], row["tricks"])
    assert deal.is_over == ("points" in row)
    if deal.outcome is not None:
        assert (list(deal.outcome.points), deal.outcome.reason) == (row["points"], row["reason"])
        assert (deal.outcome.totals, deal.outcome.tricks) == (deal.totals, deal.tricks)
    else:
        assert facts(deal)["trump"] == row["trump"]
        assert deal.to_act.name == row["turn"]
        assert tokens(deal) == set(row["legal"])


class Replayable(Protocol):
    """An engine as the naive one shows itself: tokens in, tokens out."""

    def legal(self) -> list[str]:
        """Every legal token, sorted."""
        ...

    def do(self, token: str) -> None: ...


def replay(deal: Replayable, acts: str) -> None:
    """Perform acts separated by spaces, but no draw or pass that the rule set does not ask for."""
    for token in acts.split():
        if token in ("d", "-") and token not in deal.legal():
            continue
        deal.do(token)
