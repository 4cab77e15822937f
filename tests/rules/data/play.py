"""Rows T56-T62 of rules.md section 5: what may be played, who wins, who draws. Trump is hearts."""

from tests.helpers.deals.packs import Layout
from tests.rules.data.situation import Situation, Then

_STRICT = ("german-66", "wiki-66", "schnapsen-bar-24")
_OPEN = ("german-66", "house-66", "santase", "schnapsen-bar-24", "wiki-66", "santase-engine")

PLAY = (
    Situation(
        "T56",
        "Strict: the suit led must be headed",
        _STRICT,
        you="dealer",
        cards=Layout(forehand="KS", dealer="AS 9S JH 9C 9D JC"),
        then=(Then("# - KS", only="AS"),),
    ),
    Situation(
        "T56 house",
        "House: following is enough",
        ("house-66",),
        you="dealer",
        cards=Layout(forehand="KS", dealer="AS 9S JH 9C 9D JC"),
        then=(Then("# KS", only="AS 9S"),),
    ),
    Situation(
        "T57",
        "Strict: no ruff while the suit can be followed",
        (*_STRICT, "house-66"),
        you="dealer",
        cards=Layout(forehand="AS", dealer="TS QH 9C 9D JC JD"),
        then=(Then("# - AS", only="TS"),),
    ),
    Situation(
        "T58",
        "Strict: without the suit, a trump",
        _STRICT,
        you="dealer",
        cards=Layout(forehand="QS", dealer="JH AD 9C 9D JC JD"),
        then=(Then("# - QS", only="JH"),),
    ),
    Situation(
        "T58 house",
        "House: without the suit, anything",
        ("house-66",),
        you="dealer",
        cards=Layout(forehand="QS", dealer="JH AD 9C 9D JC JD"),
        then=(Then("# QS", only="JH AD 9C 9D JC JD"),),
    ),
    Situation(
        "T59 a",
        "Strict, a trump led: it must be beaten",
        _STRICT,
        you="dealer",
        cards=Layout(forehand="KH", dealer="AH 9H TS 9C 9D JC", turn_up="JH"),
        then=(Then("# - KH", only="AH"),),
    ),
    Situation(
        "T59 b",
        "Strict, a trump led that cannot be beaten: either trump",
        _STRICT,
        you="dealer",
        cards=Layout(forehand="KH", dealer="QH 9H TS 9C 9D JC", turn_up="JH"),
        then=(Then("# - KH", only="QH 9H"),),
    ),
    Situation(
        "T59 c",
        "Strict, a trump led and none in hand: anything",
        _STRICT,
        you="dealer",
        cards=Layout(forehand="KH", dealer="AD TC TS 9C 9D JC", turn_up="JH"),
        then=(Then("# - KH", only="AD TC TS 9C 9D JC"),),
    ),
    Situation(
        "T60",
        "Open talon: anything",
        _OPEN,
        you="dealer",
        cards=Layout(forehand="KS", dealer="AS 9D JH 9C TC JC"),
        then=(Then("KS", only="AS 9D JH 9C TC JC"),),
    ),
    Situation(
        "T61",
        "A plain card of another suit never wins",
        _OPEN,
        cards=Layout(forehand="9D", dealer="AS"),
        then=(Then("9D AS", yours=11, theirs=0),),
    ),
    Situation(
        "T62",
        "The loser of trick 6 takes the turn-up",
        _OPEN,
        cards=Layout(
            forehand="9H JS JC JD QS KC",
            dealer="9S 9C 9D QD QC JH",
            talon="KD AS QH AD TS KS TC AH TH AC TD",
        ),
        then=(
            Then(
                "JS 9S d JC 9C d JD 9D d QS QD d", you_hold="KD QH TS TC", they_hold="AS AD KS AH"
            ),
            Then("KC QC d 9H JH d", they_hold="TD", you_hold="KH", cards_each=6),
        ),
    ),
)
