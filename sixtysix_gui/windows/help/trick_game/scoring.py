"""Help on what a deal is worth, and on the game, in the games of three and four."""

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.scores import CHIPS_AT_FIRST


def nobody_out(rules: Rules, _words: CardWords) -> list[str]:
    """Say who wins a deal that was played to the last card; nothing where ticks or tens count."""
    end = rules.end_unclaimed
    if end == "none":
        return []
    sentences: list[str] = []
    if rules.has_bonus:
        sentences.append(
            translate("TrickHelp", "The very last trick is worth 10 card points more.")
        )
    if end == "last-trick":
        sentences.append(
            translate("TrickHelp", "If nobody says “Out!”, the winner of the last trick wins 1.")
        )
        return sentences
    sentences.append(translate("TrickHelp", "When all cards are played the most card points win."))
    return [*sentences, _drawn(rules)]


def _drawn(rules: Rules) -> str:
    carry = rules.end_draw_carry
    if carry == "plus-1":
        return translate(
            "TrickHelp", "If they are equal the deal is drawn, and the next win counts 1 more."
        )
    if carry == "plus-1-if-65-65":
        return translate(
            "TrickHelp",
            "If they are equal the deal is drawn; after 65 : 65 the next win counts 1 more.",
        )
    if len(rules.parties) > 2:
        return translate(
            "TrickHelp",
            "If several share the most card points the deal is drawn and brings nobody anything.",
        )
    return translate("TrickHelp", "If they are equal the deal is drawn and brings nobody anything.")


def worth(rules: Rules, _words: CardWords) -> list[str]:
    """Say what a deal brings."""
    unit = rules.score_unit
    if unit == "ticks":
        return _ticks(rules)
    if unit == "tens":
        tens = translate("TrickHelp", "Each player scores one for every full ten card points.")
        return [*_slam(rules), tens]
    if unit == "stakes-from-each":
        return [
            translate(
                "TrickHelp",
                "Each loser pays the winner 1 chip with 33 card points or more, 2 with fewer, and "
                "3 without a trick.",
            )
        ]
    return [_scale(rules), *_false_claim(rules), *_contracts(rules)]


def _slam(rules: Rules) -> list[str]:
    if not rules.slam:
        return []
    text = translate(
        "TrickHelp",
        "Whoever wins every trick after the talon is used up has {points} card points more.",
    )
    return [text.format(points=rules.slam)]


def _ticks(rules: Rules) -> list[str]:
    alone = len(rules.parties) == len(rules.seats)
    each = (
        translate("TrickHelp", "Each player scores one for every full 33 card points.")
        if alone
        else translate("TrickHelp", "Each side scores one for every full 33 card points.")
    )
    lost = translate(
        "TrickHelp",
        "Whoever bid and makes less than that is set: the bid is taken off the score, which may "
        "go below nothing. What is made above the bid counts in full.",
    )
    return [each, lost]


def _scale(rules: Rules) -> str:
    if rules.score_scale == (1, 1, 2):
        return translate(
            "TrickHelp", "A deal is worth 1, or 2 if the losers have no trick (Schwarz)."
        )
    return translate(
        "TrickHelp",
        "A deal is worth 1 if the losers have 33 card points or more, 2 if they have fewer "
        "(Schneider), 3 if they have no trick (Schwarz).",
    )


def _false_claim(rules: Rules) -> list[str]:
    costs = {
        "flat-1": translate("TrickHelp", "A false “Out!” brings the others 1."),
        "flat-2": translate("TrickHelp", "A false “Out!” brings the others 2."),
        "2-or-3": translate(
            "TrickHelp", "A false “Out!” brings the others 2, or 3 if they have no trick."
        ),
    }
    return [costs[rules.score_false_claim]] if rules.score_false_claim in costs else []


def _contracts(rules: Rules) -> list[str]:
    if not rules.contracts:
        return []
    return [
        translate(
            "TrickHelp",
            "A contract that is made brings its side its value, one that is lost the other side.",
        )
    ]


def game(rules: Rules, _words: CardWords) -> list[str]:
    """Say how deals add up to a game."""
    return [*_start(rules), _end(rules), *_several(rules), *_worth_of_game(rules)]


def _start(rules: Rules) -> list[str]:
    """Say with how many chips a game begins, where chips are paid."""
    if rules.score_unit != "stakes-from-each":
        return []
    text = translate(
        "TrickHelp",
        "Everybody starts with {chips} chips; whoever has none left owes what is still to be paid.",
    )
    return [text.format(chips=CHIPS_AT_FIRST)]


def _end(rules: Rules) -> str:
    end = rules.game_end
    if end == "deals-12":
        text = translate(
            "TrickHelp",
            "A game has {target} deals, drawn ones not counted; whoever has most chips then wins "
            "it, and equal ones share the first place.",
        )
    elif end == "stakes-10":
        text = translate(
            "TrickHelp",
            "Whoever is first to have at least {target} chips more than at the start wins the "
            "game.",
        )
    elif end == "open":
        text = translate("TrickHelp", "The game has no end of its own: stop when you like.")
    elif rules.contracts:
        text = translate(
            "TrickHelp",
            "The score starts at {target} and is counted down; the side that is at nothing wins "
            "the game.",
        )
    else:
        text = translate("TrickHelp", "Whoever has {target} points or more first wins the game.")
    return text.format(target=rules.target)


def _several(rules: Rules) -> list[str]:
    if rules.game_end == "bidders-out":
        if len(rules.parties) == 2:
            return [translate("TrickHelp", "If both are there, the side that bid wins.")]
        return [
            translate(
                "TrickHelp",
                "If several are there, the bidder wins if he is one of them, else the highest; "
                "equal ones play another deal.",
            )
        ]
    if rules.score_unit == "tens":
        return [
            translate(
                "TrickHelp", "If both are there the higher wins; equal ones play another deal."
            )
        ]
    return []


def _worth_of_game(rules: Rules) -> list[str]:
    if rules.game_shutout != "double":
        return []
    if rules.contracts:
        text = translate(
            "TrickHelp",
            "A lost game is one Bummerl; two if the losers still stand at {target}, four if they "
            "had come to 1 while the others still stood at {target}.",
        )
        return [text.format(target=rules.target)]
    return [translate("TrickHelp", "A game won while the others have nothing counts as two games.")]
