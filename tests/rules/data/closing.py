"""Rows T29-T43 of rules.md section 5: closing the talon. Trump is hearts."""

from tests.helpers.deals.packs import Layout
from tests.rules.data.situation import Situation, Then

_SIX_TRICKS = Layout(
    forehand="AS KS QS QC JC AD",
    dealer="9S 9C 9D JD QD JH",
    talon="AC KC TS KD TC QH TD JS AH 9H TH",
)
_FIVE_TRICKS_PLAYED = "AS 9S d AC 9C d TS 9D d TC JD d TD QD d"

CLOSING = (
    Situation(
        "T29",
        "Closing at once after trick 1: five cards each, nobody draws, you lead",
        ("german-66", "house-66", "wiki-66"),
        cards=Layout(forehand="AC", dealer="9C"),
        then=(Then("AC 9C", cards_each=5, allows="#"), Then("# -", cards_each=5, forbids="d #")),
    ),
    Situation(
        "T30",
        "Elsewhere the draw comes first",
        ("schnapsen", "schnapsen-bar", "schnapsen-sharp"),
        cards=Layout(forehand="AC", dealer="JC"),
        then=(Then("AC JC", cards_each=5, allows="#", forbids="d"),),
    ),
    Situation(
        "T30 six cards",
        "Elsewhere the draw comes first",
        ("santase", "schnapsen-bar-24"),
        cards=Layout(forehand="AC", dealer="9C"),
        then=(Then("AC 9C", cards_each=6, allows="#", forbids="d"),),
    ),
    Situation(
        "T31",
        "Closing before the first lead",
        ("german-66", "house-66", "wiki-66", "schnapsen", "schnapsen-sharp", "schnapsen-bar"),
        then=(Then(allows="#"),),
    ),
    Situation(
        "T31 santase",
        "No closing before the first lead",
        ("santase", "santase-engine"),
        then=(Then(forbids="#"),),
    ),
    Situation(
        "T32",
        "The last chance is before the last draw",
        ("german-66", "house-66", "wiki-66"),
        cards=_SIX_TRICKS,
        then=(
            Then(f"{_FIVE_TRICKS_PLAYED} AH JH", cards_each=5, allows="#"),
            Then("d", cards_each=6, forbids="#"),
        ),
    ),
    Situation(
        "T33",
        "Santase: closing needs four talon cards",
        ("santase",),
        cards=_SIX_TRICKS,
        then=(
            Then("AS 9S d AC 9C d TS 9D d TC JD d", allows="#"),
            Then("TD QD d", forbids="#"),
        ),
    ),
    Situation(
        "T34",
        "Exchange, 40, close and lead in one turn, in that order",
        ("german-66",),
        cards=Layout(forehand="9H QH QC JC AD AS", dealer="9C TS 9S", talon="JS KC JD TC"),
        then=(
            Then("JC 9C d AS 9S d", you_hold="9H QH QC AD", allows="x", forbids="40H"),
            Then("x", allows="40H #"),
            Then("40H", allows="#", forbids="x"),
            Then("# -", allows="QH KH", forbids="QC"),
            Then("QH", forbids="d"),
        ),
    ),
    Situation(
        "T35",
        "70 in hand, the last trick lost, nothing said: the closer has failed",
        ("german-66",),
        cards=Layout(
            forehand="9S AH TH KH AS AD", dealer="QH JH KC TS KD JS", turn_up="9H", talon="AC 9C"
        ),
        then=(
            Then("9S JS d QH AH # -", cards_each=5, theirs=2),
            Then("TH JH KH KC AS TS AD KD 9C AC", yours=70, allows="out -"),
            Then("-", result="opponent 2 closed-fail"),
        ),
    ),
    Situation(
        "T35 trickless",
        "The same with a defender who had no trick at the close",
        ("german-66",),
        cards=Layout(forehand="9C AH TH KH AS AD", dealer="QH JH KC TS KD AC", turn_up="9H"),
        then=(
            Then("# - AH QH TH JH KH KC AS TS AD KD 9C AC", yours=70),
            Then("-", result="opponent 3 closed-fail"),
        ),
    ),
    Situation(
        "T36",
        "The very last trick makes 66, without a ten: out",
        ("german-66", "wiki-66"),
        cards=Layout(forehand="AH TH KH AD 9C AS", dealer="QH JH KC 9D AC TS", turn_up="9H"),
        then=(
            Then("# - AH QH TH JH KH KC AD 9D 9C AC", yours=45),
            Then("TS AS", yours=66, theirs=11, allows="out -"),
            Then("out", result="you 2 out"),
        ),
    ),
    Situation(
        "T37",
        "The defender had nothing at the close and ends on 22: final tricks count",
        ("german-66",),
        cards=Layout(forehand="KH QH AH 9C 9D AS", dealer="9S JS JD AC AD TS", turn_up="9H"),
        then=(
            Then("40H # - KH 9S QH JS AH JD 9C AC AD 9D", theirs=22),
            Then("TS AS", yours=83),
            Then("out", result="you 2 out"),
        ),
    ),
    Situation(
        "T37 schnapsen",
        "The defender had nothing at the close and ends on 22: frozen",
        ("schnapsen",),
        cards=Layout(forehand="KH QH QC KS AS", dealer="JS JD AC KD TS", turn_up="AH"),
        then=(
            Then("40H # KH JS QH JD QC AC KD KS", theirs=22),
            Then("TS AS", yours=72),
            Then("out", result="you 3 out"),
        ),
    ),
    Situation(
        "T38",
        "A failed close is measured at the close",
        ("german-66",),
        cards=Layout(forehand="KH QH AH QC 9D KC", dealer="9S JS JD AC AD AS", turn_up="9H"),
        then=(
            Then("40H # - KH 9S QH JS AH JD QC AC AD 9D AS KC", yours=62, theirs=40),
            Then("-", result="opponent 3 closed-fail"),
        ),
    ),
    Situation(
        "T39",
        "The defender goes out first: 2, though he had no trick at the close",
        ("german-66", "santase", "house-66"),
        overrides={"close.first_lead": True},
        you="dealer",
        cards=Layout(forehand="9C 9D 9S JC JD JS", dealer="AC AD AS TC TD TS", turn_up="AH"),
        then=(
            Then("# - 9C AC AD 9D AS 9S TC JC TD JD TS JS", yours=69, allows="out -"),
            Then("out", result="you 2 defender-out"),
        ),
    ),
    Situation(
        "T39 wiki",
        "The defender goes out first where 2 or 3 is paid",
        ("wiki-66",),
        you="dealer",
        cards=Layout(forehand="9C 9D 9S JC JD JS", dealer="AC AD AS TC TD TS", turn_up="AH"),
        then=(Then("# 9C AC AD 9D AS 9S TC JC TD JD TS JS out", result="you 3 defender-out"),),
    ),
    Situation(
        "T39 silent",
        "Had he stayed silent, the failed close would have paid 3",
        ("german-66", "wiki-66"),
        you="dealer",
        cards=Layout(forehand="9C 9D 9S JC JD JS", dealer="AC AD AS TC TD TS", turn_up="AH"),
        then=(
            Then("# - 9C AC AD 9D AS 9S TC JC TD JD TS JS"),
            Then("-", result="you 3 closed-fail"),
        ),
    ),
    Situation(
        "T40",
        "A frozen defender: 20 at the close stay 20",
        ("schnapsen-bar",),
        you="dealer",
        cards=Layout(
            forehand="TS QD JC JS QC", dealer="TH JD AC AD AS", turn_up="AH", talon="TD KC QS TC"
        ),
        then=(
            Then("TS TH JD QD", yours=20),
            Then("# JC AC AD JS AS QS TD QC", yours=20, allows="out"),
            Then("out", yours=20, result="opponent 2 false-claim"),
        ),
    ),
    Situation(
        "T41",
        "66 from before the close may still be claimed",
        ("schnapsen-bar",),
        you="dealer",
        cards=Layout(
            forehand="TC TD QD AS JC",
            dealer="AC AD KS QS QC",
            turn_up="AH",
            talon="KC KD TS JD QH KH JH JS TH",
        ),
        then=(
            Then("TC AC AD TD 20S KS QD QS AS", yours=69),
            Then("# JC QC", yours=69, allows="out"),
            Then("out", result="you 2 defender-out"),
        ),
    ),
    Situation(
        "T42",
        "A false claim by the closer is not cheaper than failing",
        ("german-66",),
        cards=Layout(forehand="KH QH AS 9C 9D JD", dealer="KS TC AC AD TS 9S", turn_up="9H"),
        then=(
            Then("40H # - KH KS QH TC", yours=61, theirs=0, allows="out"),
            Then("out", result="opponent 3 false-claim"),
        ),
    ),
    Situation(
        "T43",
        "40 melded, closed on the first lead, no trick: failed, 3",
        ("german-66",),
        cards=Layout(forehand="KH QH 9C 9D 9S JC", dealer="AH AC AD AS TC TH", turn_up="JH"),
        then=(
            Then("40H # - KH AH AC 9C AD 9D AS 9S TC JC TH QH", yours=0),
            Then("-", result="opponent 3 closed-fail"),
        ),
    ),
)
