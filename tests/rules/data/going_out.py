"""Rows T44-T55 of rules.md section 5: going out and counting. Trump is hearts unless stated."""

from tests.helpers.deals.packs import Layout
from tests.rules.data.situation import Situation, Then

_SIXTY_SEVEN = Layout(
    forehand="AD AH AS TC QD 9S",
    dealer="TD QH KS KC 9D TS",
    talon="JS AC",
)
_TO_SIXTY_SEVEN = "AD TD d AH QH d AS KS d TC KC d QD 9D d"

# Found by playing random deals until the last trick and the totals fitted the row.
_T48_PACK = "9H JD QC AH QS TD JH KD KC AC 9C AS QH KH QD 9S JC KS TH 9D AD JS TS TC"
_T48_PLAY = "KD AH d AC JH d JD TD d AS 9H d KC AD d 9S TS d TC QC JC QH QD KH QS JS KS TH"
_T49_PACK = "JH JC KS QS JD JS QD KC AH KD AC TS KH AS TH QH AD TD TC QC"
_T49_PLAY = "KS KD JD AH AC KC QH KH TD AS TH QD TC QC TS AD JC QS"
_T50_PACK = "KS KD QC 9D 9C AC 9S QH KC TS AS TD TC 9H JD JC QS QD JS TH AH KH AD JH"
_T50_PLAY = (
    "KS AC d TS QC d KC 9C d 20D KD 9H d QD 9D d 20H QH TD d 9S JS AS JC TH AH TC JD AD JH QS KH"
)
_T51_PACK = "TD AC QC JS AD QS TH 9S KS JH JD JC AS QH KH QD TS KD TC KC 9H 9C 9D AH"
_T51_PLAY = "QC JH d x AS JD d QH KH d JC AC d QD AD d 9H TH d AH 9S TS KS KD TD TC 9C KC JS QS 9D"
_T54_PACK = "TC TD AD 9S JH 9C JC KS KH QH JS QS QC 9H 9D TH AH AS QD AC KD KC JD TS"
_T54_PLAY = "AD JH d KS QH d KH 9C d 9D QD d TD JS d AC JD d KC QC TC AS JC 9S TS QS TH AH KD 9H"

GOING_OUT = (
    Situation(
        "T44",
        "67 and a lead without a word: the right lapses with the lost trick",
        ("german-66", "wiki-66"),
        cards=_SIXTY_SEVEN,
        then=(
            Then(_TO_SIXTY_SEVEN, yours=67, allows="out"),
            Then("9S TS d", theirs=10, yours=67),
            Then("AC", forbids="out"),
        ),
    ),
    Situation(
        "T45",
        "House: out may be said before following",
        ("house-66",),
        cards=_SIXTY_SEVEN,
        then=(
            Then(f"{_TO_SIXTY_SEVEN} 9S TS d AC", allows="out"),
            Then("out", result="you 2 out"),
        ),
    ),
    Situation(
        "T46",
        "A false claim against a player without a trick: 2",
        ("german-66", "santase", "house-66"),
        cards=Layout(forehand="AD AS AH AC", dealer="TD JS JH JC"),
        then=(
            Then("AD TD d AS JS d AH JH d AC JC", yours=60),
            Then("out", result="opponent 2 false-claim"),
        ),
    ),
    Situation(
        "T46 three",
        "A false claim against a player without a trick: 3",
        ("wiki-66", "schnapsen", "schnapsen-sharp", "schnapsen-bar", "schnapsen-bar-24"),
        cards=Layout(forehand="AD AS AH AC", dealer="TD JS JH JC"),
        then=(
            Then("AD TD d AS JS d AH JH d AC JC", yours=60),
            Then("out", result="opponent 3 false-claim"),
        ),
    ),
    Situation(
        "T47",
        "Both have 66: whoever says so first wins",
        ("german-66",),
        cards=Layout(forehand="TC TD QC AS KH QH", dealer="AC AD QS KS JD JC", turn_up="9H"),
        then=(
            Then("TC AC d AD TD d 20S QS QC d", theirs=68),
            Then("KS AS d 40H KH JD d QH JC", yours=66, theirs=68),
            Then("out", result="you 1 out"),
        ),
    ),
    Situation(
        "T48",
        "The last-trick ten counts for going out; trump is diamonds",
        ("german-66",),
        cards=Layout(pack=_T48_PACK),
        then=(
            Then(_T48_PLAY, yours=58),
            Then("9D 9C", yours=68, theirs=62, allows="out -"),
            Then("out", result="you 1 out"),
        ),
    ),
    Situation(
        "T49",
        "Schnapsen: no ten, the last trick wins",
        ("schnapsen",),
        cards=Layout(pack=_T49_PACK),
        then=(
            Then(_T49_PLAY, yours=54, theirs=62),
            Then("JH JS", yours=58),
            Then("-", result="you 1 last-trick"),
        ),
    ),
    Situation(
        "T49 claim",
        "Schnapsen: claiming 66 after the last trick is false without a ten",
        ("schnapsen",),
        cards=Layout(pack=_T49_PACK),
        then=(Then(f"{_T49_PLAY} JH JS out", result="opponent 2 false-claim"),),
    ),
    Situation(
        "T50",
        "90 against 80, nobody spoke: the count decides",
        ("german-66",),
        cards=Layout(pack=_T50_PACK),
        then=(Then(_T50_PLAY, yours=90, theirs=80), Then("-", result="you 1 count")),
    ),
    Situation(
        "T50 out",
        "90 against 80, the opponent speaks after the last trick",
        ("german-66", "house-66"),
        cards=Layout(pack=_T50_PACK),
        then=(Then(f"{_T50_PLAY} out", result="opponent 1 out"),),
    ),
    Situation(
        "T50 house",
        "House: both have 66 and nobody spoke: nobody scores",
        ("house-66",),
        cards=Layout(pack=_T50_PACK),
        then=(Then(f"{_T50_PLAY} -", result="draw"),),
    ),
    Situation(
        "T51",
        "Played out 65-65",
        ("german-66", "house-66", "wiki-66", "santase"),
        cards=Layout(pack=_T51_PACK),
        then=(Then(_T51_PLAY, yours=65, theirs=65), Then("-", result="draw")),
    ),
    Situation(
        "T52",
        "House: Schwarz costs 2",
        ("house-66",),
        cards=Layout(forehand="AD AS AH AC TC", dealer="TD JS JH JC 9C"),
        then=(Then("AD TD d AS JS d AH JH d AC JC d TC 9C out", result="you 2 out"),),
    ),
    Situation(
        "T53",
        "13 in cards and a valid 20 are 33: no Schneider",
        ("german-66", "house-66", "santase", "wiki-66"),
        cards=Layout(forehand="JC AS AD AH TH TC", dealer="AC KS QS TD QH 9C"),
        then=(
            Then("JC AC d 20S", theirs=33),
            Then("QS AS d AD TD d AH QH d TH KS d TC 9C", yours=73, theirs=33),
            Then("out", result="you 1 out"),
        ),
    ),
    Situation(
        "T54",
        "29 and the last-trick ten are 39: no Schneider",
        ("german-66", "wiki-66", "santase"),
        cards=Layout(pack=_T54_PACK),
        then=(Then(_T54_PLAY, yours=91, theirs=39), Then("-", result="you 1 count")),
    ),
    Situation(
        "T55",
        "Drawing does not end the right to go out",
        ("german-66", "wiki-66"),
        cards=Layout(forehand="AD AC AH AS", dealer="TD TC JH 9S"),
        then=(
            Then("AD TD d AC TC d AH JH d AS 9S", yours=66, allows="out d"),
            Then("d", allows="out"),
            Then("out", result="you 3 out"),
        ),
    ),
)
