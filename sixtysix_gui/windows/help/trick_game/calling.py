"""Help on bids, contracts, doubles and openings: what is said before the first card."""

from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.contracts import (
    contract_gloss,
    contract_name,
    double_name,
    opening_gloss,
    opening_name,
    who_may_call,
)


def bids(rules: Rules, _words: CardWords) -> list[str]:
    """Say how the bidding goes; nothing where there is none."""
    if not rules.has("bid.max"):
        return []
    highest = translate(
        "TrickHelp",
        "From forehand on everybody speaks once: bid more than the last bid, {most} at most, or "
        "pass. Each one bid promises 33 card points.",
    )
    sentences = [highest.format(most=rules.bid_max)]
    if len(rules.parties) < len(rules.seats):
        sentences.append(
            translate("TrickHelp", "A bid binds the whole side; a partner may be outbid, too.")
        )
    sentences.append(
        translate("TrickHelp", "If all pass nobody scores, and the next player deals.")
    )
    return sentences


def contracts(rules: Rules, words: CardWords) -> list[str]:
    """Say which contracts there are, what they are worth, and how they are called."""
    if not rules.contracts:
        return []
    sentences = [
        translate(
            "TrickHelp",
            "Forehand speaks first; whoever passes is out, but forehand’s first pass only means "
            "the simple game. A call must be worth more than the one before. The highest is "
            "played.",
        ),
        _leads(rules),
    ]
    for contract in rules.contracts.values():
        name = contract_name(contract.key)
        by_scale = translate("TrickHelp", "1, 2 or 3")
        worth = by_scale if contract.is_simple else str(contract.value)
        #: a contract, what it is worth, and what it asks
        text = translate("TrickHelp", "{name} ({worth}): {gloss}")
        line = text.format(name=name, worth=worth, gloss=contract_gloss(contract, words))
        sentences.append(" ".join(filter(None, (line, who_may_call(contract)))))
    return sentences


def _leads(rules: Rules) -> str:
    played = (one for one in rules.contracts.values() if one.is_played)
    leading = [contract_name(one.key) for one in played if one.bidder_leads]
    if not leading:
        return translate("TrickHelp", "Forehand leads to the first trick in all of them.")
    text = translate(
        "TrickHelp",
        "Forehand leads to the first trick; in these whoever plays them does: {names}.",
    )
    return text.format(names=", ".join(leading))


def doubling(rules: Rules, _words: CardWords) -> list[str]:
    """Say who may double, and how often."""
    if not rules.contracts:
        return []
    most = rules.double_max
    if not most:
        return [translate("TrickHelp", "Nobody may double.")]
    names = ", ".join(double_name(level) for level in range(1, most + 1))
    shown = translate("TrickHelp", "Contracts that are only shown are not doubled.")
    return [_doubled_by(most).format(names=names, times=2**most), shown]


def _doubled_by(most: int) -> str:
    if most == 1:
        return translate(
            "TrickHelp",
            "Before the first card the other side may double ({names}): the deal counts × {times}.",
        )
    if most == 2:
        return translate(
            "TrickHelp",
            "Before the first card the other side may double, then the player’s side again "
            "({names}): the deal counts up to × {times}.",
        )
    return translate(
        "TrickHelp",
        "Before the first card the other side may double, then the player’s side, then the other "
        "once more ({names}): the deal counts up to × {times}.",
    )


def openings(rules: Rules, words: CardWords) -> list[str]:
    """Say in which ways a deal of Gaigel is opened."""
    if not rules.has("opening"):
        return []
    told = [
        translate(
            "TrickHelp",
            "Forehand says how the first trick is played. Trumps win nothing in it, and may be "
            "played only by those who hold nothing else.",
        )
    ]
    for opening in Opening:
        gloss = as_sentence(opening_gloss(opening, german_suited=words.is_german_suited))
        told.append(f"{opening_name(opening)}: {gloss}")
    told.append(
        translate(
            "TrickHelp",
            "Auf Dissle wins the deal as soon as the five sevens are in hand. It is lost as soon "
            "as forehand wins a trick himself, or when the talon ends.",
        )
    )
    return told
