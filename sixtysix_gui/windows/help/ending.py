"""Help on the exchange, on closing, on going out, and on deals in which nobody does."""

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import translate
from sixtysix_gui.windows.help.playing import can_be_drawn


def exchange(rules: Rules, words: CardWords) -> list[str]:
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


def _who_and_when(rules: Rules) -> str:
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


def _before_drawing(rules: Rules) -> list[str]:
    if rules.exchange_when == "any-turn":
        return [translate("Help", "It may be done between winning a trick and drawing, too.")]
    if not rules.close_before_draw:
        return []
    return [
        translate(
            "Help", "Between winning a trick and drawing only someone who then closes may do it."
        )
    ]


def _answer(rules: Rules) -> str:
    if rules.exchange_defender_on_close:
        return translate(
            "Help",
            "When one player closes, the other may exchange the {rank} at once, even without a "
            "trick, and never later.",
        )
    return translate("Help", "After a close nobody exchanges any more.")


def closing(rules: Rules, _words: CardWords) -> list[str]:
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


def _promise(rules: Rules) -> str:
    if rules.end_unclaimed == "sole-66":
        return translate(
            "Help",
            "Closing is a promise to reach 66; if the closer fails, the other wins the deal.",
        )
    return translate(
        "Help",
        "Closing is a promise to go out; if the closer does not, the other wins the deal.",
    )


def _when(rules: Rules) -> str:
    if rules.close_before_draw:
        return translate(
            "Help",
            "You may close with a full hand, or right after winning a trick, before the draw: then "
            "both play on with one card fewer.",
        )
    return translate("Help", "After a trick you draw first, then you may close.")


def _defender(rules: Rules) -> str:
    if rules.close_defender_points == "frozen":
        return translate(
            "Help",
            "After a close the other player’s card points stand still: what he makes then does not "
            "count.",
        )
    return translate("Help", "After a close the other player’s card points count on as before.")


def going_out(rules: Rules, _words: CardWords) -> list[str]:
    """Say how a player ends the deal with 66."""
    if rules.counts_by_itself:
        return [
            translate(
                "Help",
                "The deal ends by itself as soon as a player has 66 card points, after a trick or "
                "a marriage. Nobody has to count or to say anything.",
            )
        ]
    when = (
        translate("Help", "You may say so on any turn before playing a card.")
        if rules.out_window == "any-turn"
        else translate(
            "Help",
            "You may say so when you have won a trick or shown a marriage, until you lead; after "
            "that you must win another trick first.",
        )
    )
    return [
        translate(
            "Help",
            "Whoever has 66 card points says “Out!”, and the deal is over at once. You must count "
            "for yourself: nobody says it for you.",
        ),
        when,
        translate(
            "Help", "You need a trick, and the first to say it wins, whatever the other has."
        ),
        translate("Help", "If you were wrong, the other player wins the deal."),
    ]


def nobody_out(rules: Rules, _words: CardWords) -> list[str]:
    """Say who wins a deal played to the last card."""
    sentences = [*_last_trick(rules), _winner(rules)]
    if can_be_drawn(rules):
        sentences.append(_draws(rules))
    sentences.append(_closed(rules))
    return sentences


def _last_trick(rules: Rules) -> list[str]:
    if rules.end_last_trick != "bonus-10":
        return []
    return [
        translate(
            "Help",
            "If the talon was never closed, the very last trick is worth 10 card points more, and "
            "they help to reach 66.",
        )
    ]


def _winner(rules: Rules) -> str:
    if rules.end_unclaimed == "last-trick":
        return translate(
            "Help", "If nobody has closed, the winner of the very last trick wins 1 game point."
        )
    if rules.end_unclaimed == "sole-66":
        return translate(
            "Help",
            "If nobody has closed, whoever alone has 66 or more wins; if both have or neither has, "
            "the deal is drawn.",
        )
    return translate(
        "Help", "If nobody has closed, more card points win; equal ones make a drawn deal."
    )


def _draws(rules: Rules) -> str:
    if rules.end_draw_carry == "plus-1":
        return translate(
            "Help", "A drawn deal makes the next win worth 1 game point more, several add up."
        )
    if rules.end_draw_carry == "plus-1-if-65-65":
        return translate(
            "Help", "A deal drawn at 65 : 65 makes the next win worth 1 game point more."
        )
    return translate("Help", "A drawn deal brings nobody anything.")


def _closed(rules: Rules) -> str:
    if rules.end_unclaimed == "sole-66":
        return translate(
            "Help",
            "If the talon was closed, the closer has lost the deal unless he alone has 66 or more.",
        )
    return translate(
        "Help",
        "If the talon was closed, the closer has lost the deal, whatever his card points.",
    )
