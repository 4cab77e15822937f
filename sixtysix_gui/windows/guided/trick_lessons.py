"""What the guided deals of three and four say: for each move of the learner why, and what to do.

``{left}``, ``{partner}`` and ``{right}`` are who sits there, ``{total}`` the card points of the
learner's side, ``{best}`` the rank that is winning the trick, ``{trick}`` what lies there is worth.
"""

from collections.abc import Mapping

from sixtysix_gui.text.common import QT_TRANSLATE_NOOP

Lesson = tuple[str, str]
"""Why, and what to do."""

_THREE: tuple[Lesson, ...] = (
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "As forehand you lead first and fix trumps, which beat all other suits. {marriage} are "
            "worth 40 in trumps.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Name {suit}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "Each plays alone, and most card points win: {values}. In this order cards beat each "
            "other.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Drag {card} to the middle: it costs nothing."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide", "{name} leads {led}. Suit must be followed, and beaten if you can."
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Play {card}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide", "You cannot beat {led}, but follow suit you must. The trick is lost."
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Give {card}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide", "Without that suit you must trump, and higher than {best} if you can."
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Take it with {card}: your marriage stays together."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "You lead, so you may show a marriage: 40. It counts, for you have a trick.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Press its chip, then lead {lead}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide", "The marriage is announced: {total} card points are yours."
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Now lead {card} and keep the king."),
    ),
    (
        QT_TRANSLATE_NOOP("TrickGuide", "{name} leads {led}. You have none, so you must trump."),
        QT_TRANSLATE_NOOP("TrickGuide", "{card_alone} is enough."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "Each loser pays the winner 1 chip, below 33 points 2, without a trick 3. You have "
            "{total}.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Lead {card} and keep your trump."),
    ),
    (
        QT_TRANSLATE_NOOP("TrickGuide", "{name} leads {led}, and you have none."),
        QT_TRANSLATE_NOOP("TrickGuide", "Your last trump takes the last trick: {card}."),
    ),
)
_FOUR: tuple[Lesson, ...] = (
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "{partner} leads next; as partners you need 66. First you may show a marriage: "
            "{points}.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Press the chip on {king} and {queen}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "{best_name} trumps, which beats all other suits. All know that {left} holds {cut}: it "
            "fixed trumps.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Follow suit: drag {card} to the middle."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "{partner} wins your side’s first trick: from now on your 20 count. {values_first}.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Follow suit with {card}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "{partner} leads. With 66 you could say “Out!” for both, but you have {total}.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Press “Go on”."),
    ),
    (
        QT_TRANSLATE_NOOP("TrickGuide", "{best_name} trumps again, and takes {trick} points."),
        QT_TRANSLATE_NOOP("TrickGuide", "Follow suit with the lowest: {card}."),
    ),
    (
        QT_TRANSLATE_NOOP("TrickGuide", "{name} leads {led}. You have none, so you must trump."),
        QT_TRANSLATE_NOOP("TrickGuide", "Play {card}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "{total} points. Nobody else holds {card_suit} any more: your partner may trump.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Lead {card}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide", "{partner} trumped it for you both: {total} points, and 66 are enough."
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Say “Out!” for both: press the gold coin."),
    ),
)
_NORTH_AMERICAN: tuple[Lesson, ...] = (
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "Each bid is 33 card points for your side; {right} bid {standing}. You have a "
            "marriage, king and queen, with its {ace}.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Bid {bid}, which promises {promise}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "Nobody bids more: you lead. Your first card fixes trumps, which beat all other suits. "
            "{marriage} will count 40.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Press its chip, then lead {lead}."),
    ),
    (
        QT_TRANSLATE_NOOP("TrickGuide", "The cards of the tricks count, too: {values}."),
        QT_TRANSLATE_NOOP("TrickGuide", "Now drag {card} to the middle: you hold the {ace}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "The {ten} is low here: {order}. You have {total} of the 66 that you promised.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Lead {card}; the trick costs little."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "You must beat {led} if you can. The cards of the tricks count, too: {values}.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Play {card}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "{partner} had to beat even you: partners are not spared. Now you lack {led_suit} and "
            "must trump.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Play {card}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "{total} points: the bid is made. Each full 33 is a game point, above the bid, too.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Lead {card} and keep your trump."),
    ),
    (
        QT_TRANSLATE_NOOP("TrickGuide", "{total} points; from 99 on you score 3 instead of 2."),
        QT_TRANSLATE_NOOP("TrickGuide", "Trump the last trick with {card}."),
    ),
)
_CONTRACTS: tuple[Lesson, ...] = (
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "As forehand you lead first and name a suit you hold as trumps: it beats all others.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Name {suit}: you have {ace} and {king}."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide", "Now contracts may be called. Your first pass only means the simple game."
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Press “Pass” and hear the others."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "{right} plays a Bettler for {standing}: no trick at all. A call must be worth more.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Call Schnapser, {value}: 66 in three tricks of your own."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide", "{left} said Kontra: it counts {doubled} now. Re would make it {next}."
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "That is enough: press “Go on”."),
    ),
    (
        QT_TRANSLATE_NOOP(
            "TrickGuide",
            "Nobody else may win a trick now, not even your partner {partner}. {values_first}.",
        ),
        QT_TRANSLATE_NOOP("TrickGuide", "Drag {card} to the middle."),
    ),
    (
        QT_TRANSLATE_NOOP("TrickGuide", "{total} points. Your highest trump draws the others out."),
        QT_TRANSLATE_NOOP("TrickGuide", "Lead {card}."),
    ),
    (
        QT_TRANSLATE_NOOP("TrickGuide", "{total} points, and the marriage makes it {sure}."),
        QT_TRANSLATE_NOOP("TrickGuide", "Press its chip, then “Show it”: you have won."),
    ),
)

LESSONS: Mapping[str, tuple[Lesson, ...]] = {
    "three-66": _THREE,
    "four-66": _FOUR,
    "na-66": _NORTH_AMERICAN,
    "bauernschnapsen": _CONTRACTS,
}
"""By game, one for each step of its guided deal."""
FAREWELLS: Mapping[str, str] = {
    "three-66": QT_TRANSLATE_NOOP(
        "TrickGuide", "A game has twelve deals. All the rules are in the help, F1."
    ),
    "four-66": QT_TRANSLATE_NOOP(
        "TrickGuide", "A game goes to seven. All the rules are in the help, F1."
    ),
    "na-66": QT_TRANSLATE_NOOP(
        "TrickGuide",
        "Who bids too much loses the bid and counts nothing. All the rules are in the help, F1.",
    ),
    "bauernschnapsen": QT_TRANSLATE_NOOP(
        "TrickGuide", "From 24 the score is counted down. All the rules are in the help, F1."
    ),
}
"""What is said at the end, by game."""
