"""Help on going out, and on deals in which nobody does."""

from __future__ import annotations

from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.windows.help.dealing import can_be_drawn
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.marking import translate


def going_out(rules: RuleSet, _words: CardWords) -> list[str]:
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


def nobody_out(rules: RuleSet, _words: CardWords) -> list[str]:
    """Say who wins a deal played to the last card."""
    sentences = [*_last_trick(rules), _winner(rules)]
    if can_be_drawn(rules):
        sentences.append(_draws(rules))
    sentences.append(_closed(rules))
    return sentences


def _last_trick(rules: RuleSet) -> list[str]:
    if rules.end_last_trick != "bonus-10":
        return []
    return [
        translate(
            "Help",
            "If the talon was never closed, the very last trick is worth 10 card points more, and "
            "they help to reach 66.",
        )
    ]


def _winner(rules: RuleSet) -> str:
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


def _draws(rules: RuleSet) -> str:
    if rules.end_draw_carry == "plus-1":
        return translate(
            "Help", "A drawn deal makes the next win worth 1 game point more, several add up."
        )
    if rules.end_draw_carry == "plus-1-if-65-65":
        return translate(
            "Help", "A deal drawn at 65 : 65 makes the next win worth 1 game point more."
        )
    return translate("Help", "A drawn deal brings nobody anything.")


def _closed(rules: RuleSet) -> str:
    if rules.end_unclaimed == "sole-66":
        return translate(
            "Help",
            "If the talon was closed, the closer has lost the deal unless he alone has 66 or more.",
        )
    return translate(
        "Help",
        "If the talon was closed, the closer has lost the deal, whatever his card points.",
    )
