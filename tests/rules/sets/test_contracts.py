"""Contracts: which a table plays, what they need, when they are decided (many.md 7.2)."""

import itertools
from typing import Any

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.scoring.points import CardPoints
from sixtysix_gui.rules.seats import PARTNERS, seats_of
from sixtysix_gui.rules.sets.contracts import SIMPLE, Contract, contract_table
from sixtysix_gui.rules.sets.duties import ORDERS, Duties
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from tests.helpers.deals.engine import cards
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.rows import each_row

LISTS: dict[str, dict[str, int]] = load_golden("contracts.json")["contract_lists"]
ROWS = """
    bettler                4 anybody      none  none  bidder out
    assbettler             5 anybody      none  none  bidder out
    schnapser              6 callers-side trump 66in3 F      plays
    damengang              7 anybody      none  all   bidder plays QJATK
    koenigsgang            8 anybody      none  all   bidder plays KQJAT
    gang                   9 anybody      none  all   bidder plays
    zehnergang            10 anybody      none  all   bidder plays TKQJA
    bauernloch            12 callers-side trump all   F      plays TKQJA
    bauernschnapser       12 callers-side trump all   F      plays
    kontraschnapser       12 others       trump 66in3 F      plays
    farbenjodler          18 anybody      none  shown F      plays
    kontrabauernschnapser 24 others       trump all   F      plays
    herrenjodler          24 anybody      trump shown F      plays
"""
"""The table of many.md 7.2; where nothing is played, who leads and sits out means nothing."""


def bauernschnapsen(**options: object) -> Rules:
    """The rules with options of contracts, ``listed`` standing for the contracts themselves."""
    keys = {"listed": "contracts"}
    return rule_set(
        "bauernschnapsen",
        {keys.get(name, f"contracts.{name}"): value for name, value in options.items()},
    )


def in_words(contract: Contract) -> list[str]:
    """A contract as a row of the table."""
    return [
        contract.key,
        str(contract.value),
        contract.who.value,
        "trump" if contract.has_trump else "none",
        contract.goal.value,
        "bidder" if contract.bidder_leads else "F",
        "out" if contract.partner_out else "plays",
        *([contract.order] if contract.order != "ATKQJ" else []),
    ]


def test_the_contracts_of_the_longest_list() -> None:
    contracts = dict(bauernschnapsen(listed="long").contracts)
    assert contracts.pop(SIMPLE).is_simple
    assert [in_words(one) for one in contracts.values()] == [
        line.split() for line in ROWS.strip().splitlines()
    ]
    assert not any(one.is_simple for one in contracts.values())
    assert {key for key, one in contracts.items() if not one.is_played} == {
        "farbenjodler",
        "herrenjodler",
    }
    assert {key for key, one in contracts.items() if one.has_marriages} == {
        "schnapser",
        "kontraschnapser",
    }


@each_row("name", LISTS)
def test_a_named_list_and_its_values(name: str) -> None:
    contracts = dict(bauernschnapsen(listed=name).contracts)
    del contracts[SIMPLE]
    assert {key: one.value for key, one in contracts.items()} == LISTS[name]
    written = {} if name == "common" else {"contracts": name}
    assert bauernschnapsen(listed=name).overrides() == written


def test_other_games_have_no_contracts() -> None:
    assert rule_set("four-66").contracts == {}
    assert rule_set().contracts == {}


READ: list[tuple[str, object, object]] = [
    ("listed", ["gang", "schnapser"], ("gang", "schnapser")),
    ("listed", "[gang, schnapser]", ("gang", "schnapser")),
    ("listed", " gang,schnapser ", ("gang", "schnapser")),
    ("listed", "gang", ("gang",)),
    ("listed", [], ()),
    ("listed", "", ()),
    ("listed", list(reversed(LISTS["common"])), tuple(LISTS["common"])),
    ("values", ["bettler:5", "gang : 10"], ("bettler:5", "gang:10")),
    ("values", "bettler:5, gang:10", ("bettler:5", "gang:10")),
    ("bidder_leads", ["gang", "bettler", "assbettler"], ("gang", "bettler", "assbettler")),
    ("partner_out", ["assbettler", "bettler"], ("bettler", "assbettler")),
    ("partner_out", [], ()),
    ("ace_lowest", True, True),
]


@each_row(("name", "value", "read"), READ)
def test_an_option_is_read_as_it_is_kept(name: str, value: object, read: object) -> None:
    rules = bauernschnapsen(**{name: value})
    key = "contracts" if name == "listed" else f"contracts.{name}"
    assert rules.value(key) == read
    assert bauernschnapsen().with_overrides(rules.overrides()) == rules


def test_chosen_values_leads_and_partners() -> None:
    contracts = bauernschnapsen(
        listed=["gang", "schnapser"],
        values=["gang:11"],
        bidder_leads=["gang", "schnapser"],
        partner_out=["gang"],
    ).contracts
    assert list(contracts) == [SIMPLE, "schnapser", "gang"]
    assert (contracts["gang"].value, contracts["schnapser"].value) == (11, 6)
    assert contracts["schnapser"].bidder_leads
    assert contracts["gang"].partner_out
    assert not contracts["schnapser"].partner_out
    dearer = bauernschnapsen(listed="bettler-5", values=["bettler:6"]).contracts
    assert (dearer["bettler"].value, dearer["assbettler"].value) == (6, 7)


@each_row("listed", ["without-bettler", ["schnapser", "gang"]])
def test_a_value_does_not_add_a_contract(listed: object) -> None:
    contracts = bauernschnapsen(listed=listed, values=["bettler:5", "gang:8"]).contracts
    assert "bettler" not in contracts
    assert contracts["gang"].value == 8


def test_the_ace_lowest_in_assbettler() -> None:
    lowest = bauernschnapsen(ace_lowest=True).contracts["assbettler"]
    assert (lowest.order, lowest.value, lowest.partner_out) == ("TKQJA", 5, True)
    assert lowest.allows(cards("KC QC JC TC KS"), Suit.HEARTS)


def test_forehand_may_lead_against_others_whose_partner_sits_out() -> None:
    rules = bauernschnapsen(partner_out=["kontraschnapser", "farbenjodler"])
    assert rules.contracts["kontraschnapser"].partner_out


def test_what_tables_agree_on_begins_with_the_usual() -> None:
    """many.md D16 and D17."""
    agreements = contract_table().agreements
    rules = bauernschnapsen()
    assert agreements == {
        "contracts.bidder_leads": (
            rules.contracts_bidder_leads,
            (*rules.contracts_bidder_leads, "schnapser", "bauernschnapser"),
        ),
        "contracts.partner_out": (("bettler", "assbettler"), ("bettler", "assbettler", "gang")),
    }


def test_the_order_of_the_ranks_in_a_contract() -> None:
    rules = bauernschnapsen(listed="long")
    assert rules.duties_in(None) is rules.duties
    jack_to_ace = rules.duties_in(rules.contracts["zehnergang"]).order[3:]
    assert jack_to_ace == (2, 3, 4, 5, 1)


ALLOWED = [
    ("gang", "AC AS AH AD TC", True),
    ("assbettler", "KC QC JC TC KS", False),
    ("assbettler", "KC QC JC TC AS", True),
    ("farbenjodler", "AC TC KC QC JC", True),
    ("farbenjodler", "AH TH KH QH JH", False),
    ("farbenjodler", "AC TC KC QC JS", False),
    ("herrenjodler", "AH TH KH QH JH", True),
    ("herrenjodler", "AC TC KC QC JC", False),
]
"""Hearts are trumps."""


@each_row(("key", "hand", "allowed"), ALLOWED)
def test_what_must_be_in_the_hand(key: str, hand: str, *, allowed: bool) -> None:
    contract = bauernschnapsen(listed="long").contracts[key]
    assert contract.allows(cards(hand), Suit.HEARTS) is allowed


WON, LOST, OPEN = True, False, None
VERDICTS = [
    ("bettler", CardPoints(), 3, False, OPEN),
    ("bettler", CardPoints(), 5, True, WON),
    ("bettler", CardPoints(11, tricks=1), 2, False, LOST),
    ("gang", CardPoints(40, tricks=3), 0, False, OPEN),
    ("gang", CardPoints(120, tricks=5), 0, True, WON),
    ("gang", CardPoints(40, tricks=3), 1, False, LOST),
    ("schnapser", CardPoints(40, tricks=2), 0, False, OPEN),
    ("schnapser", CardPoints(66, tricks=2), 0, False, WON),
    ("schnapser", CardPoints(26, 40, tricks=1), 0, False, WON),
    ("schnapser", CardPoints(0, 80), 0, False, OPEN),
    ("schnapser", CardPoints(65, tricks=3), 0, False, LOST),
    ("schnapser", CardPoints(66, tricks=3), 0, False, WON),
    ("schnapser", CardPoints(70, tricks=2), 1, False, LOST),
]


@each_row(("key", "earned", "others", "is_last", "verdict"), VERDICTS)
def test_when_a_contract_is_decided(
    key: str, earned: CardPoints, others: int, *, is_last: bool, verdict: bool | None
) -> None:
    contract = bauernschnapsen().contracts[key]
    found = contract.verdict(earned.tricks, earned.total, others, is_last=is_last)
    assert found is verdict


# Who wins a trick and what must be played to it (rules.md 1.1 and 3.4; many.md 1.2 and 1.3).


A, B, C, D = SEATS = seats_of(PARTNERS)
CASES: list[tuple[str, str, str, str]] = [
    # many.md 1.3, hearts trumps: the cards of the trick, the hand, what may be played
    ("9S", "AS 9D", "AS", "1"),
    ("AS", "TS 9S AH", "TS 9S", "2"),
    ("KS JH", "AS 9S AH", "AS 9S", "3"),
    ("KS AS", "9H QH AD", "9H QH", "4"),
    ("KS JH", "9H QH AD", "QH", "5"),
    ("KS AH", "9H QH AD", "9H QH", "6"),
    ("KS AH", "9D AD", "9D AD", "7"),
    ("QH 9S", "KH 9H AS", "KH", "8"),
    ("AH", "KH 9H AS", "KH 9H", "9"),
    ("AH", "KD AS", "KD AS", "10"),
]


def follow(duties: Duties, trick: str, hand: str, trump: Suit | None) -> tuple[Card, ...]:
    plays = [Play(seat, card) for seat, card in zip(SEATS, cards(trick), strict=False)]
    return duties.playable(cards(hand), plays, trump)


@each_row(("trick", "hand", "playable", "case"), CASES)
def test_duties(trick: str, hand: str, playable: str, case: str) -> None:
    duties = Duties(ORDERS["ten-high"])
    assert follow(duties, trick, hand, Suit.HEARTS) == cards(playable), case


def test_without_trumps_a_void_player_plays_anything() -> None:
    assert follow(Duties(ORDERS["ten-high"]), "KS", "9H AD", None) == cards("9H AD")


LESS: list[tuple[dict[str, Any], str, str, str]] = [
    ({"head": False}, "9S", "AS 9D JS", "AS JS"),
    ({"trump": False}, "9S", "AH 9D", "AH 9D"),
    ({"overtrump": False}, "9S JH", "AH 9H 9D", "AH 9H"),
]


@each_row(("duties", "trick", "hand", "playable"), LESS)
def test_duties_left_out(duties: dict[str, Any], trick: str, hand: str, playable: str) -> None:
    chosen = Duties(ORDERS["ten-high"], **duties)
    assert follow(chosen, trick, hand, Suit.HEARTS) == cards(playable)


def test_orders_and_equal_cards() -> None:
    high, low = (Duties(ORDERS[name]) for name in ("ten-high", "ten-low"))
    ranking = [["9S", "JS", "QS", "KS", "TS", "AS"], ["9S", "TS", "JS", "QS", "KS", "AS"]]
    for duties, codes in zip((high, low), ranking, strict=True):
        for lower, higher in itertools.combinations(map(Card.parse, codes), 2):
            assert duties.beats(higher, lower, None)
            assert not duties.beats(lower, higher, None)
    first, second = Play(A, Card.parse("AS")), Play(B, Card.parse("AS"), 1)
    assert high.winning((first, second), Suit.HEARTS) is first
