"""The contracts of Bauernschnapsen and the lists of them that tables play by (many.md 7.2)."""

from collections.abc import Mapping

from tests.oracles.several.rule_set.contract_options import ContractTable
from tests.oracles.several.rule_set.contracts import SIMPLE, Contract, Goal, Needs, Who

TEN_LOW = "TKQJA"


def _begging(key: str, value: int, needs: Needs = Needs.NOTHING, order: str = "ATKQJ") -> Contract:
    """Win no trick; the partner sits out."""
    return Contract(
        key,
        value,
        Who.ANYBODY,
        Goal.NO_TRICK,
        has_trump=False,
        bidder_leads=True,
        partner_out=True,
        order=order,
        needs=needs,
    )


def _gang(key: str, value: int, order: str = "ATKQJ") -> Contract:
    """Win every trick without trumps."""
    return Contract(
        key,
        value,
        Who.ANYBODY,
        Goal.ALL_TRICKS,
        has_trump=False,
        bidder_leads=True,
        order=order,
    )


def _list(text: str) -> Mapping[str, int]:
    return {key: int(value) for key, value in (pair.split(":") for pair in text.split())}


CONTRACTS = ContractTable(
    simple=Contract(SIMPLE, 0, Who.CALLERS_SIDE, Goal.OUT),
    contracts=(
        _begging("bettler", 4),
        _begging("assbettler", 5, Needs.ACE),
        Contract("schnapser", 6, Who.CALLERS_SIDE, Goal.OUT_IN_THREE),
        _gang("damengang", 7, "QJATK"),
        _gang("koenigsgang", 8, "KQJAT"),
        _gang("gang", 9),
        _gang("zehnergang", 10, TEN_LOW),
        Contract("bauernloch", 12, Who.CALLERS_SIDE, Goal.ALL_TRICKS, order=TEN_LOW),
        Contract("bauernschnapser", 12, Who.CALLERS_SIDE, Goal.ALL_TRICKS),
        Contract("kontraschnapser", 12, Who.OTHERS, Goal.OUT_IN_THREE),
        Contract(
            "farbenjodler",
            18,
            Who.ANYBODY,
            Goal.SHOWN,
            has_trump=False,
            needs=Needs.PLAIN_SUIT,
        ),
        Contract("kontrabauernschnapser", 24, Who.OTHERS, Goal.ALL_TRICKS),
        Contract("herrenjodler", 24, Who.ANYBODY, Goal.SHOWN, needs=Needs.TRUMP_SUIT),
    ),
    lists={
        "common": _list(
            "bettler:4 assbettler:5 schnapser:6 gang:9 zehnergang:10 bauernschnapser:12"
            " kontraschnapser:12 farbenjodler:18 kontrabauernschnapser:24 herrenjodler:24"
        ),
        "without-bettler": _list(
            "schnapser:6 gang:9 bauernschnapser:12 kontraschnapser:12 farbenjodler:18"
            " kontrabauernschnapser:24 herrenjodler:24"
        ),
        "bettler-5": _list(
            "bettler:5 schnapser:6 assbettler:7 gang:9 zehnergang:10 bauernschnapser:12"
            " kontraschnapser:12 farbenjodler:16 kontrabauernschnapser:24 herrenjodler:24"
        ),
        "long": _list(
            "bettler:4 assbettler:5 schnapser:6 damengang:7 koenigsgang:8 gang:9 zehnergang:10"
            " bauernloch:12 bauernschnapser:12 kontraschnapser:12 farbenjodler:18"
            " kontrabauernschnapser:24 herrenjodler:24"
        ),
    },
    usual="common",
    ace_lowest=_begging("assbettler", 5, order=TEN_LOW),
)
"""The names of many.md 7.2 are those of the game's own language, as records write them."""

LED_WITHOUT_TRUMPS = tuple(one.key for one in CONTRACTS.contracts if one.bidder_leads)
LED_BY_SCHNAPSER_TOO = (*LED_WITHOUT_TRUMPS, "schnapser", "bauernschnapser")
ALONE_AGAINST_TWO = tuple(one.key for one in CONTRACTS.contracts if one.partner_out)
ALONE_IN_GANG_TOO = (*ALONE_AGAINST_TWO, "gang")
"""What tables agree on about who leads and who sits out (many.md D16, D17), the usual first."""
