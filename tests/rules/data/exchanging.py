"""Rows T16-T28 of rules.md section 5: the exchange. Trump is hearts."""

from tests.helpers.deals.packs import Layout
from tests.rules.data.situation import Situation, Then

_DREW_THE_NINE = Layout(
    forehand="AC JC",
    dealer="9C KC AD",
    talon="JS QS TS 9H",
)
_FIVE_CHEAP_TRICKS = "JS 9S d JC 9C d JD 9D d QS QD d KC QC d"
_CHEAP = Layout(
    forehand="9H JS JC JD QS KC",
    dealer="9S 9C 9D QD QC JH",
)

EXCHANGING = (
    Situation(
        "T16",
        "No exchange before a trick is won",
        ("german-66", "house-66", "santase", "wiki-66"),
        cards=Layout(forehand="9H"),
        then=(Then(forbids="x"),),
    ),
    Situation(
        "T17",
        "Schnapsen: the jack is exchanged on the first lead",
        ("schnapsen", "schnapsen-bar"),
        cards=Layout(forehand="JH"),
        then=(Then(allows="x"), Then("x", you_hold="KH", forbids="x JH")),
    ),
    Situation(
        "T17 sharp",
        "Sharp Schnapsen: not on the first lead",
        ("schnapsen-sharp",),
        cards=Layout(forehand="JH AC", dealer="JC"),
        then=(Then(forbids="x"), Then("AC JC", allows="x")),
    ),
    Situation(
        "T17 bar-24",
        "The 24-card bar game: the nine, on the first lead",
        ("schnapsen-bar-24",),
        cards=Layout(forehand="9H"),
        then=(Then("x", you_hold="KH"),),
    ),
    Situation(
        "T18",
        "The nine drawn after a lost trick waits for the next lead",
        ("german-66", "santase", "wiki-66", "schnapsen-bar-24"),
        cards=_DREW_THE_NINE,
        then=(
            Then("AC 9C d JC KC d", they_hold="AD", you_hold="9H"),
            Then("AD", allows="9H", forbids="x"),
        ),
    ),
    Situation(
        "T19",
        "House: exchanged before following, and ruffed with",
        ("house-66",),
        cards=_DREW_THE_NINE,
        then=(
            Then("AC 9C d JC KC d AD", yours=11, allows="x"),
            Then("x", you_hold="KH", allows="KH", forbids="x 9H"),
            Then("KH", yours=26),
        ),
    ),
    Situation(
        "T20",
        "The last chance is the lead to trick 6",
        ("german-66", "house-66", "santase", "wiki-66", "schnapsen-bar-24"),
        cards=_CHEAP,
        then=(Then(_FIVE_CHEAP_TRICKS, cards_each=6, allows="x"),),
    ),
    Situation(
        "T20 engine",
        "Four talon cards are needed",
        ("santase-engine",),
        cards=_CHEAP,
        then=(
            Then("JS 9S d JC 9C d JD 9D d QS QD d", allows="x"),
            Then("KC QC d", cards_each=6, forbids="x"),
        ),
    ),
    Situation(
        "T21",
        "The exchanged nine goes to the loser of trick 6",
        ("german-66", "house-66", "santase", "wiki-66", "schnapsen-bar-24"),
        cards=_CHEAP,
        then=(Then(f"{_FIVE_CHEAP_TRICKS} x KH JH d", they_hold="9H", cards_each=6),),
    ),
    Situation(
        "T22",
        "The opponent closes: the nine takes the turn-up, without a trick, at once",
        ("german-66",),
        you="dealer",
        cards=Layout(forehand="AC", dealer="9C 9H", turn_up="AH"),
        then=(
            Then("AC 9C d #", only="x -"),
            Then("x", you_hold="AH", cards_each=6, forbids="x -"),
        ),
    ),
    Situation(
        "T22 short",
        "The same after a close before drawing",
        ("german-66",),
        you="dealer",
        cards=Layout(forehand="AC", dealer="9C 9H", turn_up="AH"),
        then=(Then("AC 9C #", only="x -"), Then("x", you_hold="AH", cards_each=5)),
    ),
    Situation(
        "T23",
        "Not later, even with a trick",
        ("german-66",),
        you="dealer",
        cards=Layout(forehand="AC JC", dealer="9C 9H KC", turn_up="AH", talon="JS 9S"),
        then=(Then("AC 9C d # - JC KC", allows="9H", forbids="x"),),
    ),
    Situation(
        "T24",
        "Elsewhere a closed turn-up is dead",
        ("santase", "wiki-66", "house-66", "schnapsen-bar-24"),
        you="dealer",
        cards=Layout(forehand="AC JC", dealer="9C 9H KC", turn_up="AH", talon="JS 9S"),
        then=(
            Then("AC 9C d #", allows="JC", forbids="x -"),
            Then("JC", forbids="x"),
            Then("KC", forbids="x"),
        ),
    ),
    Situation(
        "T24 schnapsen",
        "Elsewhere a closed turn-up is dead, the jack too",
        ("schnapsen", "schnapsen-bar", "schnapsen-sharp"),
        you="dealer",
        cards=Layout(forehand="AC QC", dealer="JC JH KC", turn_up="AH", talon="JS QS"),
        then=(
            Then("AC JC #", allows="QC", forbids="x -"),
            Then("QC", forbids="x"),
            Then("KC", forbids="x"),
        ),
    ),
    Situation(
        "T25",
        "Exchanged before drawing: now the close must follow",
        ("german-66",),
        cards=Layout(forehand="AC 9H JS JD TS TD", dealer="9C"),
        then=(
            Then("AC 9C", cards_each=5, allows="x d #"),
            Then("x", you_hold="KH", only="out #"),
            Then("# -", allows="KH", cards_each=5),
        ),
    ),
    Situation(
        "T26",
        "The exchange comes after restocking; closing short is still legal",
        ("wiki-66",),
        cards=Layout(forehand="AC 9H JS JD TS TD", dealer="9C"),
        then=(Then("AC 9C", only="out d #"), Then("d", allows="x #")),
    ),
    Situation(
        "T27",
        "The turn-up is the lowest trump: nobody exchanges",
        ("german-66", "house-66", "santase", "wiki-66", "schnapsen-bar-24"),
        cards=Layout(forehand="AC AS AD AH JH QH", dealer="TC TS TD", turn_up="9H"),
        then=(Then("AC TC d", forbids="x"), Then("AS TS d AD TD d", forbids="x")),
    ),
    Situation(
        "T28",
        "The closer cannot exchange once the turn-up is down",
        ("german-66", "house-66", "santase", "wiki-66", "schnapsen-bar-24"),
        cards=Layout(forehand="AC 9H", dealer="9C"),
        then=(Then("AC 9C d", allows="x #"), Then("# -", allows="9H", forbids="x")),
    ),
)
