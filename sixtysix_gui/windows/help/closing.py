"""Help on the exchange and on closing the talon."""

from __future__ import annotations

from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.marking import translate


def exchange(rules: RuleSet, words: CardWords) -> list[str]:
    """Say which card may be exchanged for the trump card, and when."""
    if rules.exchange_rank is None:
        return [translate("Help", "Nothing is exchanged for the trump card.")]
    sentences = [_who_and_when(rules).format(rank=words.rank(rules.exchange_rank))]
    if rules.exchange_needs_trick:
        sentences.append(translate("Help", "You need a trick for it."))
    sentences.append(
        translate(
            "Help",
            "At least {count} cards must lie in the open talon, the trump card counted.",
        ).format(count=rules.exchange_min_talon)
    )
    if rules.exchange_before_draw:
        sentences += _before_drawing(rules)
    sentences.append(_answer(rules).format(rank=words.rank(rules.exchange_rank)))
    return sentences


def _who_and_when(rules: RuleSet) -> str:
    if rules.exchange_when == "any-turn":
        return translate(
            "Help",
            "Whoever holds the {rank} of trumps may put it under the talon and take the trump card "
            "instead, on any turn before playing a card.",
        )
    return translate(
        "Help",
        "Whoever is on lead and holds the {rank} of trumps may put it under the talon and take the "
        "trump card instead, before leading and before showing a marriage.",
    )


def _before_drawing(rules: RuleSet) -> list[str]:
    if rules.exchange_when == "any-turn":
        return [translate("Help", "It may be done between winning a trick and drawing, too.")]
    if not rules.close_before_draw:
        return []
    return [
        translate(
            "Help", "Between winning a trick and drawing only someone who then closes may do it."
        )
    ]


def _answer(rules: RuleSet) -> str:
    if rules.exchange_defender_on_close:
        return translate(
            "Help",
            "When one player closes, the other may exchange the {rank} at once, even without a "
            "trick, and never later.",
        )
    return translate("Help", "After a close nobody exchanges any more.")


def closing(rules: RuleSet, _words: CardWords) -> list[str]:
    """Say who may close the talon, when, and what it does."""
    sentences = [
        translate(
            "Help",
            "Whoever is on lead may close: the trump card is turned face down onto the talon. From "
            "then on nobody draws, and the rules for the talon used up hold at once.",
        ),
        _promise(rules),
        _when(rules),
        translate(
            "Help", "At least {count} cards must lie in the talon, the trump card counted."
        ).format(count=rules.close_min_talon),
    ]
    if not rules.close_first_lead:
        sentences.append(translate("Help", "Nobody may close before the first trick."))
    sentences.append(_defender(rules))
    return sentences


def _promise(rules: RuleSet) -> str:
    if rules.end_unclaimed == "sole-66":
        return translate(
            "Help",
            "Closing is a promise to reach 66; if the closer fails, the other wins the deal.",
        )
    return translate(
        "Help",
        "Closing is a promise to go out; if the closer does not, the other wins the deal.",
    )


def _when(rules: RuleSet) -> str:
    if rules.close_before_draw:
        return translate(
            "Help",
            "You may close with a full hand, or right after winning a trick, before the draw: then "
            "both play on with one card fewer.",
        )
    return translate("Help", "After a trick you draw first, then you may close.")


def _defender(rules: RuleSet) -> str:
    if rules.close_defender_points == "frozen":
        return translate(
            "Help",
            "After a close the other player’s card points stand still: what he makes then does not "
            "count.",
        )
    return translate("Help", "After a close the other player’s card points count on as before.")
