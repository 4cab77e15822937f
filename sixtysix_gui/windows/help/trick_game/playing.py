"""Help on play, marriages and going out in the games of three and four."""

from collections.abc import Mapping

from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import translate


def play(rules: Rules, _words: CardWords) -> list[str]:
    """Say what may be played, and who wins a trick."""
    sentences = [
        *_first_lead(rules),
        translate(
            "TrickHelp",
            "The highest trump wins the trick, otherwise the highest card of the suit led; its "
            "winner leads next.",
        ),
    ]
    if rules.has_talon:
        sentences.append(
            translate(
                "TrickHelp",
                "As long as there is a talon everybody may play any card; after the trick its "
                "winner draws first, then the others in turn.",
            )
        )
        sentences.append(translate("TrickHelp", "Once the talon is used up suit must be followed."))
    else:
        sentences.append(translate("TrickHelp", "Suit must be followed from the first trick on."))
    return [*sentences, *_duties(rules), _look_back(rules)]


def _first_lead(rules: Rules) -> list[str]:
    """Say who leads to the first trick, where neither bids nor contracts say so."""
    if rules.trump_by == "first-lead" or rules.contracts:
        return []
    return [translate("TrickHelp", "Forehand leads to the first trick.")]


def _duties(rules: Rules) -> list[str]:
    told: list[str] = []
    if rules.strict_head is True:
        told.append(
            translate(
                "TrickHelp",
                "Whoever can beat the best card so far with the suit led must do so, a partner’s "
                "card as well.",
            )
            if len(rules.parties) < len(rules.seats)
            else translate(
                "TrickHelp", "Whoever can beat the best card so far with the suit led must do so."
            )
        )
    if rules.strict_trump is not True:
        told.append(translate("TrickHelp", "Without a card of that suit you may play any card."))
        return told
    if rules.strict_overtrump is True:
        told.append(
            translate(
                "TrickHelp",
                "Without a card of that suit you must play a trump, and a higher one than lies "
                "there if you have it.",
            )
        )
    else:
        told.append(
            translate(
                "TrickHelp",
                "Without a card of that suit you must play a trump, whichever you like.",
            )
        )
    told.append(translate("TrickHelp", "With neither you may play any card."))
    return told


def _look_back(rules: Rules) -> str:
    value = rules.look_back
    if value == "none":
        return translate("TrickHelp", "Won tricks may not be looked at again.")
    if value == "last-and-first-of-each-side":
        return translate(
            "TrickHelp",
            "The last trick may be looked at until the next card is led, and each side’s first "
            "trick stays open.",
        )
    return translate("TrickHelp", "The last trick may be looked at until the next card is led.")


def marriages(rules: Rules, words: CardWords) -> list[str]:
    """Say what a marriage is worth, who may show it and when."""
    names = {"king": words.rank(Rank.KING), "queen": words.rank(Rank.QUEEN)}
    if rules.meld_values == "20-40-60-80":
        worth = translate(
            "TrickHelp",
            "Whoever leads may show {king} and {queen} of a suit and leads one of them. The first "
            "marriage of a deal counts 20, the second 40, then 60 and 80, whoever shows it.",
        )
    else:
        worth = translate(
            "TrickHelp",
            "Whoever leads may show {king} and {queen} of a suit and leads one of them: that is "
            "worth 20 card points, in trumps 40.",
        )
    return [worth.format(**names), *_who_and_when(rules, names), _validity(rules)]


def _who_and_when(rules: Rules, names: Mapping[str, str]) -> list[str]:
    told = [
        translate(
            "TrickHelp",
            "At most one is shown with a lead; {king} and {queen} that are not shown count "
            "nothing.",
        ).format(**names)
    ]
    if rules.meld_who == "leader-and-partner":
        told.append(
            translate(
                "TrickHelp",
                "Before each lead the leader’s partner may show one as well, first and once for "
                "each marriage; it binds none of his cards.",
            )
        )
    if rules.trump_by == "first-lead":
        told.append(
            translate(
                "TrickHelp",
                "One that is shown with the very first lead counts 40, for it makes trumps.",
            )
        )
    if not rules.meld_first_lead:
        told.append(
            translate("TrickHelp", "No marriage may be shown on the lead to the first trick.")
        )
    if rules.has_copies:
        told.append(translate("TrickHelp", "Every card serves in one marriage only."))
    if rules.contracts:
        told.append(
            translate(
                "TrickHelp",
                "They count in the simple game, and in a Schnapser or Kontraschnapser for its "
                "player alone.",
            )
        )
    if rules.has_talon:
        told.append(
            translate("TrickHelp", "Marriages may be shown to the end of the deal.")
            if rules.meld_when_exhausted
            else translate("TrickHelp", "Marriages end when the talon is used up.")
        )
    return told


def _validity(rules: Rules) -> str:
    if len(rules.parties) < len(rules.seats):
        return translate(
            "TrickHelp",
            "A marriage counts once its side has a trick, earlier or later; without a trick never.",
        )
    return translate(
        "TrickHelp",
        "A marriage counts once its player has a trick, earlier or later; without a trick never.",
    )


def going_out(rules: Rules, _words: CardWords) -> list[str]:
    """Say who may end a deal with a claim, and when; or that nobody does."""
    if not rules.has_claims:
        return [
            translate("TrickHelp", "Nobody goes out: every trick is played, whoever has how much.")
        ]
    target = rules.out_target
    if len(rules.parties) == len(rules.seats):
        said = translate(
            "TrickHelp",
            "Whoever is on lead, has a trick and has {target} card points says “Out!”, and the "
            "deal is over at once.",
        )
    else:
        said = translate(
            "TrickHelp",
            "The side on lead that has a trick and {target} card points says “Out!”, and the deal "
            "is over at once.",
        )
    who = (
        translate(
            "TrickHelp",
            "The leader’s partner may say it before the leader acts, from then on the leader "
            "alone.",
        )
        if rules.asks_partner
        else translate("TrickHelp", "Whoever is on lead says it, until the card is led.")
    )
    last = translate(
        "TrickHelp", "After the last trick its winner counts as on lead and may still say it."
    )
    sentences = [said.format(target=target), who, last]
    if rules.contracts:
        sentences.append(
            translate("TrickHelp", "That is so in the simple game; contracts end by themselves.")
        )
    return sentences
