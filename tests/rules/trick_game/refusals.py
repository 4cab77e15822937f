"""Forbidden moves of the games of three and four, as data rows."""

from dataclasses import dataclass

from sixtysix_gui.rules.illegal_moves import Illegality

PACKS = {
    "three-66": "KS 9S JD AC TC KC QC JC 9C QH AS TS QS JS AH TH KH JH 9H AD TD KD QD 9D",
    "four-66": "AC TC KC QC JC 9C AS TS KS QS JS 9S AH TH QH JH 9H AD TD KD QD JD 9D KH",
    "na-66": "KS QS KD KC QC JC 9C AS TS JS 9S AH QD AC TC TH KH QH JH 9H AD TD JD 9D",
    "idiots-66": "KS QS AC AH 9S TC KC QC JC 9C AS TS TH KH JS QH JH 9H AD TD KD JD QD 9D",
    "bauernschnapsen": "AS TS KS AC TC KC QS JS AH TH KH QH QC JC JH AD TD KD QD JD",
    "gaigel": "AS TS 7C AC TC KC KS QS 7S JC QC 7H TH KH QH 7C JS AD TD KD 7D JD JD QD "
    "QD KD TD AD 7D AS TS JS 7S KC QC JC TC AC KS QS AH AH KH QH JH JH 7H TH",
    "shown": "9S 9C 9D AS TS AD KC QC KH 9H JH QH JS JC JD TD AC TC QS KD QD TH AH KS",
}
"""Deals by B for two, by C for three, by D for four, but by A of Gaigel; in "shown", of four-66,
A wins trick 1, and in "aceless", of Gaigel, forehand has no ace."""
PACKS["aceless"] = "KC TS 7C AC TC AS " + PACKS["gaigel"][18:]


@dataclass(frozen=True)
class TrickRefusal:
    """A move after some others in one of the deals above, and what forbids it."""

    deal: str
    acts: str
    token: str
    reason: Illegality
    sentence: str

    @property
    def game(self) -> str:
        return {"shown": "four-66", "aceless": "gaigel"}.get(self.deal, self.deal)

    @property
    def dealer(self) -> str:
        dealers = {"gaigel": "A", "aceless": "A", "idiots-66": "B", "three-66": "C"}
        return dealers.get(self.deal, "D")


TRUMP_FIRST = "First name the trump suit, or have your next card faced."
NO_OUT = "By these rules nobody goes out: every trick is played."
NOT_NOW = "That cannot be done now."
NO_SPADES = "You do not hold both cards of the marriage in spades."
LEAD_HEARTS = "You have shown the marriage in hearts: lead one of its two cards."
ONE_MARRIAGE = "Only one marriage may be shown on a lead."
BEAT_KING = "You must beat the king of spades: play a higher card of spades."
NEEDS_TRICK = "Your side needs a trick before you may go out."
BEFORE_LEAD = "You may go out only before you lead."
SHOWN = "You have shown the marriage in clubs before."
LEAD_ONLY = "Only whoever is on lead may do that."
NO_MORE = "By these rules marriages end when the talon is used up."
BEAT_QUEEN = "You must beat the queen of diamonds: play a higher card of diamonds."
EXHAUSTED = "mS KS 9C QS KH AC TC KC 9H QC QH JC JD"
HELD = "Name a suit that you hold, or have your next card faced."
MORE_THAN_GANG = "Call a contract that is worth more than 9, or pass."
NO_ACE = "You need an ace to call that contract."
FIVE_TRUMPS = "You need five trumps to call that contract."
DOUBLE_FIRST = "First double, or pass."
SIMPLE_ONLY = "Only the simple game is won by going out."
BIDDERS_PAIRS = "In this contract only its player shows marriages."
NOT_PLAYED = "That contract is not played here."
NO_CALLER = "Only forehand and his partner may call that contract."
NO_OTHERS = "Only the opponents of forehand may call that contract."
FIVE_PLAIN = "You need five cards of one suit that is not trump to call that contract."
GANG = "tS c:gang pass pass pass pass pass"
SCHNAPSER_BY_C = "tS pass pass c:schnapser pass pass pass pass"
NO_PAIRS = "In this contract no marriage is shown."
OPEN_FIRST = "First say how you open the deal."
NO_OPENER = "You hold no card that opens the deal in that way."
LEAD_ACE = "Your opening asks for another lead: the ace of a suit that is not trumps."
LEAD_LOWER = "Your opening asks for another lead: neither a trump nor the ace of any suit."
NO_TRUMP_YET = "While you hold another card, no trump may be played to the first trick."
NO_SEVEN = "Only the seven of hearts may be exchanged, and you do not hold it."
SEVEN_ITSELF = "The card turned up is the seven of hearts itself, so there is nothing to exchange."
TALON_GONE = "The talon is no longer open, so nothing can be exchanged."
ROB_FIRST = "Too late: the exchange comes before the marriage."
NOT_AT_FIRST = "By these rules no marriage may be shown on the first lead."
ROB_NEEDS_TRICK = "You need a trick before you may exchange."
WON_BY_D = "o:elf AS TC 7S JC"
USED_UP = (
    "o:elf AS JS TD 7D JD JD QD QD KD TD AD 7D AS TS JS 7S KC QC JC TC AC KS QS AH AH KH QH JH"
)
# Three, hearts turned: A KS 9S JD QH AS TH KH JH, B AC TC KC TS QS 9H AD TD,
# C QC JC 9C JS AH KD QD 9D. Four, hearts cut: A QC JC 9C JH 9H AD, B AC TC KC AH TH QH,
# C AS TS KS TD KD QD, D QS JS 9S JD 9D KH. Bauernschnapsen: A AS TS KS QC JC, B AC TC KC JH AD,
# C QS JS AH TD KD, D TH KH QH QD JD. Gaigel, TH turned up: D AS TS 7C KH QH, C AC TC KC 7C JS,
# B KS QS 7S AD TD, A JC QC 7H KD 7D.
_ROWS = (
    ("three-66", "", "KS", Illegality.TRUMP_FIRST, TRUMP_FIRST),
    ("three-66", "", "out", Illegality.TRUMP_FIRST, TRUMP_FIRST),
    ("three-66", "turn", "turn", Illegality.NOT_NOW, NOT_NOW),
    ("three-66", "turn", "tC", Illegality.NOT_NOW, NOT_NOW),
    ("three-66", "turn", "pass", Illegality.NOT_NOW, NOT_NOW),
    ("three-66", "turn", "out", Illegality.NO_GOING_OUT, NO_OUT),
    ("three-66", "turn", "AC", Illegality.NOT_IN_HAND, "You do not hold the ace of clubs."),
    ("three-66", "turn", "mS", Illegality.NO_MARRIAGE, NO_SPADES),
    ("three-66", "turn mH", "AS", Illegality.LEAD_MARRIAGE, LEAD_HEARTS),
    ("three-66", "turn mH", "mH", Illegality.ONE_MARRIAGE, ONE_MARRIAGE),
    ("three-66", "turn KS", "AC", Illegality.FOLLOW_SUIT, "You must follow suit: play a spade."),
    ("three-66", "turn KS", "QS", Illegality.HEAD, BEAT_KING),
    ("three-66", "turn KS", "mC", Illegality.ONLY_ON_LEAD, LEAD_ONLY),
    ("four-66", "", "AS", Illegality.ONLY_ON_LEAD, LEAD_ONLY),
    ("four-66", "", "out", Illegality.SIDE_NEEDS_TRICK, NEEDS_TRICK),
    ("four-66", "", "mS", Illegality.NO_MARRIAGE, NO_SPADES),
    ("four-66", "mD", "mD", Illegality.ONE_MARRIAGE, ONE_MARRIAGE),
    ("four-66", "pass", "pass", Illegality.NOT_NOW, NOT_NOW),
    ("four-66", "pass", "out", Illegality.SIDE_NEEDS_TRICK, NEEDS_TRICK),
    ("four-66", "pass AD", "out", Illegality.OUT_ON_LEAD, BEFORE_LEAD),
    ("four-66", "pass AD", "AC", Illegality.TRUMP, "You must trump: play a heart."),
    ("idiots-66", EXHAUSTED, "mD", Illegality.MARRIAGE_EXHAUSTED, NO_MORE),
    ("idiots-66", EXHAUSTED + " QD", "9D", Illegality.HEAD, BEAT_QUEEN),
    ("bauernschnapsen", "", "tD", Illegality.TRUMP_HELD, HELD),
    ("bauernschnapsen", "", "AS", Illegality.TRUMP_FIRST, TRUMP_FIRST),
    ("bauernschnapsen", "tS", "AS", Illegality.CALL_FIRST, "First call a contract, or pass."),
    ("bauernschnapsen", "tS", "c:damengang", Illegality.CALL_NOT_OFFERED, NOT_PLAYED),
    ("bauernschnapsen", "tS", "c:simple", Illegality.CALL_NOT_OFFERED, NOT_PLAYED),
    ("bauernschnapsen", "tS c:gang", "c:bettler", Illegality.CALL_HIGHER, MORE_THAN_GANG),
    ("bauernschnapsen", "tS c:gang", "c:gang", Illegality.CALL_HIGHER, MORE_THAN_GANG),
    ("bauernschnapsen", "tS pass", "c:schnapser", Illegality.CALL_CALLERS_SIDE, NO_CALLER),
    ("bauernschnapsen", "tS", "c:kontraschnapser", Illegality.CALL_OTHERS, NO_OTHERS),
    ("bauernschnapsen", "tS pass pass pass", "c:assbettler", Illegality.CALL_ACE, NO_ACE),
    ("bauernschnapsen", "tS", "c:farbenjodler", Illegality.CALL_PLAIN_SUIT, FIVE_PLAIN),
    ("bauernschnapsen", "tS", "c:herrenjodler", Illegality.CALL_TRUMP_SUIT, FIVE_TRUMPS),
    ("bauernschnapsen", "tS pass pass pass pass", "AC", Illegality.DOUBLE_FIRST, DOUBLE_FIRST),
    ("bauernschnapsen", "tS", "double", Illegality.CALL_FIRST, "First call a contract, or pass."),
    ("bauernschnapsen", GANG, "double", Illegality.NOT_NOW, NOT_NOW),
    ("bauernschnapsen", GANG, "mS", Illegality.MARRIAGE_IN_CONTRACT, NO_PAIRS),
    ("bauernschnapsen", GANG, "out", Illegality.OUT_IN_CONTRACT, SIMPLE_ONLY),
    ("bauernschnapsen", SCHNAPSER_BY_C, "mS", Illegality.MARRIAGE_OF_BIDDER, BIDDERS_PAIRS),
    ("na-66", "", "KS", Illegality.BID_FIRST, "First bid, or pass."),
    ("na-66", "b2", "b2", Illegality.BID_HIGHER, "Bid more than 2, or pass."),
    ("na-66", "b2", "b7", Illegality.BID_MOST, "At most 6 may be bid."),
    ("na-66", "b2 pass pass pass", "b4", Illegality.NOT_NOW, NOT_NOW),
    ("na-66", "b2 pass pass pass", "out", Illegality.NO_GOING_OUT, NO_OUT),
    (
        "idiots-66",
        "",
        "rob",
        Illegality.NO_EXCHANGE,
        "By these rules nothing is exchanged for the trump card.",
    ),
    ("gaigel", "", "AS", Illegality.OPENING_FIRST, OPEN_FIRST),
    ("gaigel", "", "rob", Illegality.OPENING_FIRST, OPEN_FIRST),
    ("aceless", "", "o:alte", Illegality.OPENING_CARD, NO_OPENER),
    ("aceless", "", "o:elf", Illegality.OPENING_CARD, NO_OPENER),
    ("gaigel", "o:alte", "o:alte", Illegality.NOT_NOW, NOT_NOW),
    ("gaigel", "o:alte", "TS", Illegality.OPENING_ACE, LEAD_ACE),
    ("gaigel", "o:elf", "KH", Illegality.OPENING_ACE, LEAD_ACE),
    ("gaigel", "o:hoeher", "AS", Illegality.OPENING_BELOW_ACE, LEAD_LOWER),
    ("gaigel", "o:dissle", "KH", Illegality.OPENING_NO_TRUMP, NO_TRUMP_YET),
    ("gaigel", "o:hoeher 7C 7C 7S", "7H", Illegality.OPENING_NO_TRUMP, NO_TRUMP_YET),
    ("gaigel", "o:elf", "mH", Illegality.MARRIAGE_FIRST_LEAD, NOT_AT_FIRST),
    ("gaigel", "o:elf", "rob", Illegality.EXCHANGE_NEEDS_TRICK, ROB_NEEDS_TRICK),
    ("gaigel", "o:elf", "out", Illegality.SIDE_NEEDS_TRICK, NEEDS_TRICK),
    ("gaigel", "o:elf AS", "rob", Illegality.ONLY_ON_LEAD, LEAD_ONLY),
    ("gaigel", WON_BY_D, "rob", Illegality.EXCHANGE_CARD, NO_SEVEN),
    ("gaigel", WON_BY_D, "mS", Illegality.NO_MARRIAGE, NO_SPADES),
    ("gaigel", f"{WON_BY_D} mH", "rob", Illegality.EXCHANGE_BEFORE_MARRIAGE, ROB_FIRST),
    ("gaigel", f"{WON_BY_D} mH", "TS", Illegality.LEAD_MARRIAGE, LEAD_HEARTS),
    ("gaigel", "o:hoeher 7C JS 7S QC rob", "rob", Illegality.EXCHANGE_ITSELF, SEVEN_ITSELF),
    ("gaigel", USED_UP, "rob", Illegality.EXCHANGE_CLOSED, TALON_GONE),
    ("shown", "mC pass AS 9S QS KS", "mC", Illegality.MARRIAGE_SHOWN, SHOWN),
    ("shown", "mC pass AS 9S QS KS out", "out", Illegality.DEAL_OVER, "This deal is over."),
)
TRICK_REFUSALS = tuple(TrickRefusal(*row) for row in _ROWS)
