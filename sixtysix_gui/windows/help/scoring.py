"""Help on game points and on the game."""

from collections.abc import Mapping

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate


def game_points(rules: Rules, _words: CardWords) -> list[str]:
    """Say what a deal is worth."""
    ordinary, schneider, schwarz = rules.score_scale
    sentences = [
        translate(
            "Help",
            "Whoever wins a deal gets {ordinary} if the other has 33 card points or more, "
            "{schneider} if he has fewer (Schneider), {schwarz} if he has no trick (Schwarz).",
        ).format(ordinary=ordinary, schneider=schneider, schwarz=schwarz),
        _close_won(rules),
        translate("Help", _CLOSE_FAILED[rules.score_close_failed]),
    ]
    if rules.close_defender_points == "frozen":
        sentences.append(
            translate(
                "Help",
                "After a close the other player can go out only with 66 from before. Whoever goes "
                "out before the closer:",
            )
            + " "
            + translate("Help", _DEFENDER_FIRST[rules.score_defender_first])
        )
    else:
        sentences.append(
            translate("Help", "Whoever goes out before the closer:")
            + " "
            + translate("Help", _DEFENDER_FIRST[rules.score_defender_first])
        )
    if waiting_can_pay(rules):
        sentences.append(
            translate(
                "Help",
                "So a player who had no trick at the close may gain more by waiting for the close "
                "to fail than by going out.",
            )
        )
    if not rules.counts_by_itself:
        sentences.append(_false_claim(rules))
    return sentences


_WITHOUT_TRICK: Mapping[str, int] = {
    "flat-2": 2,
    "2-or-3": 3,
    "flat-3": 3,
    "by-closer-points": 3,
}
"""What each penalty brings a player who had no trick at the close (rules.md 3.5)."""


def most_game_points(rules: Rules) -> int:
    """Give the most game points that one deal can bring."""
    claim = {"flat-2": 2, "2-or-3": 3, "mirror": max(rules.score_scale)}
    false_claim = 0 if rules.counts_by_itself else claim[rules.score_false_claim]
    penalties = (rules.score_close_failed, rules.score_defender_first)
    return max(*rules.score_scale, false_claim, *(_WITHOUT_TRICK[mode] for mode in penalties))


def waiting_can_pay(rules: Rules) -> bool:
    """Whether a defender without a trick at the close gains more if the close fails."""
    return _WITHOUT_TRICK[rules.score_close_failed] > _WITHOUT_TRICK[rules.score_defender_first]


def _close_won(rules: Rules) -> str:
    if rules.score_close_won == "at-close":
        return translate(
            "Help",
            "When the closer goes out, the other is measured by his card points and tricks at the "
            "moment of the close; what he made afterwards does not help him.",
        )
    if rules.close_defender_points == "frozen":
        return translate(
            "Help",
            "When the closer goes out, the other’s card points are those of the close, but a trick "
            "won afterwards saves him from Schwarz.",
        )
    return translate(
        "Help",
        "When the closer goes out, the other is measured by what he has in the end, tricks won "
        "after the close included.",
    )


_CLOSE_FAILED: Mapping[str, str] = {
    "flat-2": QT_TRANSLATE_NOOP("Help", "A close that fails brings the other 2."),
    "2-or-3": QT_TRANSLATE_NOOP(
        "Help", "A close that fails brings the other 2, or 3 if he had no trick at the close."
    ),
    "flat-3": QT_TRANSLATE_NOOP("Help", "A close that fails brings the other 3."),
    "by-closer-points": QT_TRANSLATE_NOOP(
        "Help",
        "A close that fails brings the other 3 if he had no trick at the close, otherwise 1 "
        "against a closer with 33 or more, and 2 against one with fewer.",
    ),
}
_DEFENDER_FIRST: Mapping[str, str] = {
    "flat-2": QT_TRANSLATE_NOOP("Help", "2 game points, always."),
    "2-or-3": QT_TRANSLATE_NOOP("Help", "2 game points, or 3 if he had no trick at the close."),
    "flat-3": QT_TRANSLATE_NOOP("Help", "3 game points, always."),
    "by-closer-points": QT_TRANSLATE_NOOP(
        "Help",
        "3 game points if he had no trick at the close, otherwise 1 against a closer with 33 or "
        "more, and 2 against one with fewer.",
    ),
}
_FALSE_CLAIM: Mapping[str, str] = {
    "flat-2": QT_TRANSLATE_NOOP("Help", "A false “Out!” brings the other 2."),
    "2-or-3": QT_TRANSLATE_NOOP(
        "Help", "A false “Out!” brings the other 2, or 3 if he has no trick."
    ),
    "mirror": QT_TRANSLATE_NOOP(
        "Help", "A false “Out!” brings the other as much as it would have won if true."
    ),
}


def _false_claim(rules: Rules) -> str:
    plain = translate("Help", _FALSE_CLAIM[rules.score_false_claim])
    closer = translate("Help", "For the closer it costs no less than a close that fails.")
    return f"{plain} {closer}"


def game(rules: Rules, _words: CardWords) -> list[str]:
    """Say how deals add up to a game."""
    if rules.game_count == "down":
        counting = translate(
            "Help",
            "The score starts at {target} and is counted down; whoever is at nothing wins the "
            "game.",
        )
    else:
        counting = translate(
            "Help", "Whoever has {target} game points or more first wins the game."
        )
    sentences = [counting.format(target=rules.game_target)]
    if rules.game_shutout == "double":
        sentences.append(
            translate("Help", "A game won while the other has no game point counts as two games.")
        )
    if rules.end_draw_carry != "none":
        sentences.append(
            translate("Help", "What is carried over from drawn deals is lost when the game ends.")
        )
    return sentences
