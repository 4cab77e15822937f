"""What is announced before the first card: contracts, doubles and openings, with German names."""

from collections.abc import Mapping

from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.sets.contracts import SIMPLE, Contract, Goal, Needs, Who
from sixtysix_gui.rules.sets.duties import RANK_LETTERS
from sixtysix_gui.sentences import marks
from sixtysix_gui.table.words import CONTRACTS, DOUBLES, OPENINGS
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import texts, translate

_ = texts("Contracts")
mark = marks("Contracts")
mark_openings = marks("Openings")

_LONG_NAMES = {"kontrabauernschnapser": "Kontrabauernschnapser"}
"""The name of a contract that the table shortens."""
_PLAYED: Mapping[str, str] = {
    SIMPLE: mark("the simple game"),
    "bettler": mark("a Bettler"),
    "assbettler": mark("an Assenbettler"),
    "schnapser": mark("a Schnapser"),
    "damengang": mark("a Damengang"),
    "koenigsgang": mark("a Königsgang"),
    "gang": mark("a Gang"),
    "zehnergang": mark("a Zehnergang"),
    "bauernloch": mark("a Bauernloch"),
    "bauernschnapser": mark("a Bauernschnapser"),
    "kontraschnapser": mark("a Kontraschnapser"),
    "farbenjodler": mark("a Farbenjodler"),
    "kontrabauernschnapser": mark("a Kontrabauernschnapser"),
    "herrenjodler": mark("a Herrenjodler"),
}
"""What somebody plays, in English (many.md 7.2); a translation may decline it, it is an object."""


def contract_name(key: str) -> str:
    """Name a contract: Gang."""
    if key == SIMPLE:
        return _("Simple game")
    return _LONG_NAMES.get(key, CONTRACTS[key])


def contract_played(key: str) -> str:
    """Name a contract that somebody plays: a Gang; in German "einen Gang"."""
    return _(_PLAYED[key])


def contract_label(key: str) -> str:
    """Name a contract where there is little room: Kontrabauer."""
    return contract_name(key) if key == SIMPLE else CONTRACTS[key]


_USUAL_ORDER = "ATKQJ"


def contract_gloss(contract: Contract, words: CardWords) -> str:
    """Say in one or two sentences what the player of a contract must do, without its name."""
    parts = [_goal(contract)]
    if contract.order != _USUAL_ORDER:
        ranks = ", ".join(words.rank(Rank(RANK_LETTERS.index(one))) for one in contract.order)
        order = _("From high to low: {ranks}.")
        parts.append(order.format(ranks=ranks))
    if contract.needs is Needs.ACE:
        parts.append(_("You need an ace to call it."))
    if contract.partner_out and contract.is_played and contract.goal is not Goal.NO_TRICK:
        parts.append(_("Your partner sits out."))
    return " ".join(parts)


def _goal(contract: Contract) -> str:
    if contract.goal is Goal.OUT:
        return _("the first side to reach 66 wins.")
    if contract.goal is Goal.NO_TRICK:
        if contract.partner_out:
            return _("you win no tricks, without trumps; your partner sits out.")
        return _("you win no tricks, without trumps.")
    if contract.goal is Goal.OUT_IN_THREE:
        return _("you reach 66 within the first three tricks, winning every one of them yourself.")
    if contract.goal is Goal.ALL_TRICKS:
        if contract.has_trump:
            return _("you win all five tricks yourself, with trumps.")
        return _("you win all five tricks yourself, without trumps.")
    if contract.needs is Needs.TRUMP_SUIT:
        return _("you show five trumps and win at once.")
    return _("you show five cards of one suit, not trumps, and win at once.")


def who_may_call(contract: Contract) -> str:
    """Say who may call a contract, where not everybody may; else nothing."""
    if contract.who is Who.CALLERS_SIDE:
        return _("Only for the forehand’s side.")
    if contract.who is Who.OTHERS:
        return _("Only for the forehand’s opponents.")
    return ""


def double_name(level: int) -> str:
    """Name a double by how often it has been done then, 1 to 3: Kontra, Re, Sub."""
    return DOUBLES[level - 1]


_OPENING_GLOSSES: Mapping[Opening, str] = {
    Opening.ALTE: mark_openings("you lead an ace face down; only the same ace beats it."),
    Opening.ELF: mark_openings(
        "you lead an ace face up; the trick is yours no matter what is played."
    ),
    Opening.HOEHER: mark_openings(
        "you lead another card face down; a higher one of its suit beats it."
    ),
    Opening.DISSLE: mark_openings(
        "you must hold five sevens at the same time and win no trick before that."
    ),
}
_OPENING_GLOSSES_GERMAN: Mapping[Opening, str] = {
    **_OPENING_GLOSSES,
    Opening.ALTE: mark_openings("you lead a Daus face down; only the same Daus beats it."),
    Opening.ELF: mark_openings(
        "you lead a Daus face up; the trick is yours no matter what is played."
    ),
}

_OPENING_RULES: Mapping[Opening, str] = {
    Opening.ALTE: mark_openings("an ace is led face down; only the same ace beats it."),
    Opening.ELF: mark_openings(
        "an ace is led face up; it takes the trick no matter what is played."
    ),
    Opening.HOEHER: mark_openings("a card is led face down; a higher one of its suit beats it."),
    Opening.DISSLE: mark_openings(
        "the player who opened must hold five sevens at the same time and win no trick before that."
    ),
}
_OPENING_RULES_GERMAN: Mapping[Opening, str] = {
    **_OPENING_RULES,
    Opening.ALTE: mark_openings("a Daus is led face down; only the same Daus beats it."),
    Opening.ELF: mark_openings(
        "a Daus is led face up; it takes the trick no matter what is played."
    ),
}
"""The same for all at the table, once an opening is chosen."""


def opening_name(opening: Opening) -> str:
    """Name an opening: Ge-Elfen."""
    return OPENINGS[opening]


def opening_gloss(opening: Opening, *, german_suited: bool = False) -> str:
    """Say in one sentence what an opening means for who says it, without its name."""
    return translate(
        "Openings", (_OPENING_GLOSSES_GERMAN if german_suited else _OPENING_GLOSSES)[opening]
    )


def opening_rule(opening: Opening, *, german_suited: bool = False) -> str:
    """Say what an opening that was chosen means for everybody, after its name."""
    rule = translate(
        "Openings", (_OPENING_RULES_GERMAN if german_suited else _OPENING_RULES)[opening]
    )
    return f"{opening_name(opening)}: {rule}"
