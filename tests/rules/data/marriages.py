"""Rows T01-T15 of rules.md section 5: marriages. Trump is hearts unless stated."""

from tests.helpers.deals.packs import Layout
from tests.rules.data.situation import Situation, Then

_TEN_TRICKS = (
    "AS 9S d TS JS d KS QS d AC JC d QH KC d JH QC d AH 9H TH TC KH AD"  # you win all nine
)
_SIX_TRICKS_ONE = "AS 9S d AC 9C d TS 9D d TC JD d TD QD"
_FIVE_IN_HAND = Layout(
    forehand="AS KS QS QC JC AD",
    dealer="9S 9C 9D JD QD JH",
    talon="AC KC TS KD TC QH TD JS AH 9H TH",
)

MARRIAGES = (
    Situation(
        "T01",
        "You meld 20 on the first lead and never win a trick: 0 points, Schwarz",
        ("german-66",),
        cards=Layout(
            forehand="KS QS 9C JC 9D JD", dealer="AS TS AC AD TC TD", turn_up="9H", talon="JS 9S"
        ),
        then=(
            Then("20S", yours=0),
            Then("QS AS d TS 9C d AC 9D d AD JC d TC JD d TD 9S", yours=0, theirs=70),
            Then("out", yours=0, result="opponent 3 out"),
        ),
    ),
    Situation(
        "T02",
        "A trick worth nothing validates the 40 melded before",
        ("german-66",),
        cards=Layout(forehand="KH QH 9H", dealer="AH 9C", turn_up="JH"),
        then=(Then("40H QH AH", yours=0), Then("d 9C 9H", yours=40)),
    ),
    Situation(
        "T03",
        "One marriage a lead; the second at another lead",
        ("german-66",),
        cards=Layout(forehand="KS QS KD QD AD JD", dealer="9C"),
        then=(
            Then(allows="20S 20D"),
            Then("20S", forbids="20D 20S"),
            Then("KS 9C d", allows="20D"),
        ),
    ),
    Situation(
        "T04",
        "After a marriage one of its two cards is led",
        ("german-66", "house-66", "schnapsen-bar", "schnapsen-bar-24", "wiki-66", "schnapsen"),
        cards=Layout(forehand="KS QS AD"),
        then=(Then("20S", allows="KS QS", forbids="AD"),),
    ),
    Situation(
        "T04 king",
        "Where the king must be led, the queen may not",
        ("german-66", "schnapsen"),
        overrides={"meld.lead_card": "king"},
        cards=Layout(forehand="KS QS AD"),
        then=(Then("20S", allows="KS", forbids="QS AD"),),
    ),
    Situation(
        "T05",
        "No marriage when following",
        ("german-66", "house-66", "schnapsen"),
        you="dealer",
        cards=Layout(forehand="AC", dealer="KH QH", turn_up="JH"),
        then=(Then("AC", allows="KH QH", forbids="40H"),),
    ),
    Situation(
        "T06",
        "A marriage makes 66: out without leading",
        ("german-66",),
        cards=Layout(forehand="TD JC AD AC KS QS", dealer="AH TH QD TC 9S 9C", talon="JS AS"),
        then=(
            Then("TD AH d TH JC d QD AD d AC TC d AS 9S d", yours=46, theirs=33),
            Then("20S", yours=66, allows="out"),
            Then("out", result="you 1 out"),
        ),
    ),
    Situation(
        "T07",
        "40 before the first trick counts nothing and gives no right to go out",
        ("german-66", "house-66", "wiki-66", "schnapsen", "schnapsen-bar", "schnapsen-bar-24"),
        cards=Layout(forehand="KH QH", turn_up="JH"),
        then=(Then("40H", yours=0, forbids="out"),),
    ),
    Situation(
        "T08",
        "Santase: no marriage on the first lead, but on the second",
        ("santase", "santase-engine"),
        cards=Layout(forehand="KS QS AC", dealer="9C"),
        then=(Then(forbids="20S"), Then("AC 9C", allows="20S")),
    ),
    Situation(
        "T09",
        "Exhausted talon, trick 10: a marriage still counts",
        ("santase", "house-66"),
        cards=Layout(
            forehand="AS TS KS AC KD QD",
            dealer="9S JS QS JC KC QC",
            turn_up="9H",
            talon="QH TC JH AD AH TD TH 9D KH JD 9C",
        ),
        then=(Then(_TEN_TRICKS, allows="20D KD QD 9C", cards_each=3),),
    ),
    Situation(
        "T09 never",
        "Exhausted talon, trick 10: marriages ended with the talon",
        ("german-66", "wiki-66"),
        cards=Layout(
            forehand="AS TS KS AC KD QD",
            dealer="9S JS QS JC KC QC",
            turn_up="9H",
            talon="QH TC JH AD AH TD TH 9D KH JD 9C",
        ),
        then=(Then(_TEN_TRICKS, allows="KD QD 9C", forbids="20D", cards_each=3),),
    ),
    Situation(
        "T10",
        "After closing it is too late for a marriage",
        ("german-66", "wiki-66"),
        cards=Layout(forehand="KH QH", turn_up="JH"),
        then=(Then(allows="40H"), Then("# -", allows="KH QH", forbids="40H")),
    ),
    Situation(
        "T11",
        "Schnapsen: 40 after closing; trump is spades",
        ("schnapsen",),
        cards=Layout(forehand="AS KS QS JD QD", dealer="JC", turn_up="TS"),
        then=(Then("# AS JC", yours=13, allows="40S"), Then("40S", yours=53)),
    ),
    Situation(
        "T12",
        "The opponent's close ends your marriages too",
        ("wiki-66", "german-66"),
        you="dealer",
        cards=Layout(forehand="9S", dealer="KC QC AS"),
        then=(Then("# - 9S AS", allows="KC QC", forbids="20C"),),
    ),
    Situation(
        "T13",
        "Closing short after trick 6 carries no marriage, after trick 5 it does",
        ("german-66",),
        cards=_FIVE_IN_HAND,
        then=(
            Then(_SIX_TRICKS_ONE, cards_each=5, allows="20S #"),
            Then("d AH JH", cards_each=5, allows="#", forbids="20S"),
        ),
    ),
    Situation(
        "T13 talon",
        "With meld.last_lead = talon the marriage goes with the close after trick 6",
        ("german-66",),
        overrides={"meld.last_lead": "talon"},
        cards=_FIVE_IN_HAND,
        then=(Then(f"{_SIX_TRICKS_ONE} d AH JH", cards_each=5, allows="20S #"),),
    ),
    Situation(
        "T14",
        "As T13 where no such limit stands",
        ("house-66", "wiki-66"),
        cards=_FIVE_IN_HAND,
        then=(Then(f"{_SIX_TRICKS_ONE} d AH JH", cards_each=5, allows="20S #"),),
    ),
    Situation(
        "T15",
        "King and queen of different suits are no marriage",
        ("german-66",),
        cards=Layout(forehand="KS JS QC JC AD 9D"),
        then=(Then(only="KS JS QC JC AD 9D #"),),
    ),
)
