"""Every row of vectors_many.json for the games that are played here (many.md 10 and 11)."""

from typing import Any

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, DealEnd, Outcome
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.trick_games import (
    GAMES,
    after_acts,
    move_of,
    position,
    rules_for,
    start,
    tokens,
)
from tests.helpers.golden_data.golden import load_golden

ALL = load_golden("vectors_many.json")


def rows(kind: str) -> list[dict[str, Any]]:
    return [row for row in ALL[kind] if row["game"] in GAMES]


def name_of(row: dict[str, Any]) -> str:
    return str(row["id"]) if "id" in row else f"{row['game']} {row['acts'][-20:]}"


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split())


@pytest.mark.parametrize("row", rows("vectors"), ids=name_of)
def test_settlement(row: dict[str, Any]) -> None:
    how: dict[str, Any] = row["options"] if row["game"] == "bauernschnapsen" else {}
    rules = rules_for(row["game"], {} if how else row["options"])
    last = [row["last"] == party.name for party in rules.parties]
    card_points = tuple(
        CardPoints(captured, melded, 10 if won_last and rules.has_bonus else 0, tricks)
        for captured, melded, tricks, won_last in zip(
            row["cap"], row["meld"], row["tricks"], last, strict=True
        )
    )
    claimants = {"outA": 0, "outB": 1}
    bidder = "ABC".index(row["bidder"]) if row["bidder"] else None
    end = DealEnd(
        card_points,
        claimants.get(row["end"]),
        bidder,
        row["bid"] or 0,
        contract=how.get("contract"),
        level=how.get("level", 0),
        made=how.get("made"),
        last="AB".index(row["last"]) if row["last"] else None,
    )
    outcome = settle(rules, end)
    *points, reason = row["want"].split()
    assert (outcome.points, outcome.reason) == (numbers(" ".join(points)), reason)
    assert outcome.claimant == end.claimant


@pytest.mark.parametrize("row", rows("games"), ids=name_of)
def test_from_deal_to_game(row: dict[str, Any]) -> None:
    rules = rules_for(row["game"], row["options"])
    dealer = Seat[row["dealer"] or "A"]
    game = Game(
        rules,
        dealer,
        tuple(row["score"]),
        carry=row.get("carry", 0),
        decided=row["decided"],
        almost=(0,) if row.get("led_23_0") else (),
    )
    totals = row.get("totals", [0 for _ in rules.parties])
    bidder = "ABC".index(row["bidder"]) if row["bidder"] else None
    card_points = tuple(CardPoints(captured=total, tricks=1) for total in totals)
    end = DealEnd(card_points, None, bidder, 1 if row["bidder"] else 0)
    after = game.after(Outcome(tuple(row["points"]), row["reason"], end))
    assert after.won == after.shown_score == tuple(row["want_score"])
    assert "".join(party.name for party in after.winners) == (row["winner"] or "")
    assert after.is_over == (row["winner"] is not None)
    assert after.games_counted == row.get("worth", 1 if after.is_over else 0)
    assert after.deals == 1
    if row["next_dealer"]:
        assert after.dealer.name == row["next_dealer"]
    if "want_carry" in row:
        assert after.carry == row["want_carry"]


def place(where: dict[str, Any]) -> Deal:
    if where["kind"] == "position":
        return position(where)
    rules = rules_for(where["game"], where["options"])
    return after_acts(start(rules, where["pack"], where["dealer"]), where["acts"])


def act(deal: Deal, acts: str) -> Deal:
    """Make moves; "!" before one says that it is legal, "?" that it is not, without making it."""
    for token in acts.split():
        move: Move = move_of(token.lstrip("!?"))
        error = deal.why_illegal(move)
        if token[0] in "!?":
            assert (error is None) == (token[0] == "!"), token
            assert (move in deal.legal_moves()) == (token[0] == "!"), token
        else:
            deal, _ = deal.apply(move)
    return deal


def facts(deal: Deal) -> dict[str, Any]:
    """What a situation can ask for, by the words of the vectors."""
    outcome = deal.outcome
    faced = deal.faced.code if deal.faced else None
    return {
        "state": deal.phase.value,
        "turn": deal.to_act.name,
        "leader": deal.leader.name,
        "trump": deal.trump.letter if deal.trump is not None else None,
        "faced": faced,
        "cut": faced,
        "bid": deal.bid,
        "named": deal.named.letter if deal.named is not None else None,
        "contract": deal.contract.key if deal.contract else None,
        "level": deal.level,
        "out_seats": list(deal.out_seats),
        "bidder": deal.bidder.name if deal.bidder is not None else None,
        "meld": [earned.melded for earned in deal.card_points],
        "tr": [earned.tricks for earned in deal.card_points],
        "cap": [earned.captured for earned in deal.card_points],
        "widow": [card.code for card in deal.undealt],
        "talon": [card.code for card in deal.undealt],
        "hand": [f"{seat.name}:{codes(deal.hands[seat])}" for seat in deal.rules.seats],
        "totals": deal.totals,
        "legal": tokens(deal),
        "points": outcome.points if outcome else None,
        "reason": outcome.reason if outcome else None,
    }


def codes(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in cards)


def wanted(key: str, value: Any) -> Any:  # noqa: ANN401 - JSON is whatever the file holds
    if key in ("totals", "points"):
        return numbers(value)
    return set(value.split()) if key == "legal" else value


@pytest.mark.parametrize("row", rows("situations"), ids=name_of)
def test_situation(row: dict[str, Any]) -> None:
    deal = place(row["where"])
    legal = tokens(deal)
    if row["legal"] is not None:
        assert legal == set(row["legal"].split())
    assert set((row["has"] or "").split()) <= legal
    assert not set((row["hasnt"] or "").split()) & legal
    found = facts(act(deal, row["acts"]))
    want = {key: wanted(key, value) for key, value in row["want"].items()}
    if "hand" in want:
        assert want.pop("hand") in found["hand"]
    assert {key: found[key] for key in want} == want


@pytest.mark.parametrize("row", rows("probes"), ids=name_of)
def test_probe(row: dict[str, Any]) -> None:
    deal = after_acts(start(rules_for(row["game"], {}), row["pack"], row["dealer"]), row["acts"])
    assert deal.phase.value == row["state"]
    assert (list(deal.totals), list(deal.tricks)) == (row["totals"], row["tricks"])
    assert deal.is_over == ("points" in row)
    if deal.outcome is not None:
        assert list(deal.outcome.points) == row["points"]
        assert deal.outcome.reason == row["reason"]
        assert (deal.outcome.totals, deal.outcome.tricks) == (deal.totals, deal.tricks)
    else:
        assert facts(deal)["trump"] == row["trump"]
        assert deal.to_act.name == row["turn"]
        assert tokens(deal) == set(row["legal"])


ADDED: dict[str, dict[str, object]] = {"idiots-66": {"end.slam": "none"}}
"""What many.md 1.10 offers and no profile there names, at its default."""


@pytest.mark.parametrize("game", GAMES)
def test_the_data_of_the_game(game: str) -> None:
    profiles = load_golden("profiles_many.json")
    own = dict(profiles[game])
    wanted_values = {**profiles["common"], **profiles.get(own.pop("=", ""), {}), **own}
    wanted_values |= ADDED.get(game, {})
    values = rules_for(game, {}).values
    plain = {
        key: list(value) if isinstance(value, tuple) else value for key, value in values.items()
    }
    assert plain == wanted_values
