"""Fair cards in words: what was dealt, what was to be expected, and how a deal can be checked."""

from PySide6.QtCore import QLocale

from sixtysix_gui.statistics.pages import DealtWhat, FairCards, Fairness, FairRow
from sixtysix_gui.text.common import translate


def fair_sentence(page: FairCards) -> str:
    """Say whether the cards came as good shuffling brings them."""
    if page.fairness is Fairness.RARE:
        return translate(
            "Statistics",
            "This is rare: chance alone does it less than once in a thousand times. You can check "
            "every deal yourself.",
        )
    if page.fairness is Fairness.OUTSIDE:
        return translate(
            "Statistics",
            "%n of the seven beads lie outside. Chance alone puts at least one there about every "
            "third time.",
            None,
            page.outside,
        )
    return translate(
        "Statistics",
        "Nothing unusual: over %n deal(s), the cards came as good shuffling brings them.",
        None,
        page.deals,
    )


def fair_note() -> str:
    """Say how beads and pegs are read."""
    return translate(
        "Statistics",
        "The bead shows what you were dealt. It stays between the pegs in 19 of 20 cases, and of "
        "seven beads at least one lies outside by chance about every third time.",
    )


def counted_here() -> str:
    """Say at the foot which deals count on this page: other ones than on the other pages."""
    return translate(
        "Statistics",
        "Practice games, deals from a code and deals played again are left out. Deals with hints "
        "are in.",
    )


def too_few_dealt(deals: int) -> str:
    """Say that too few deals were dealt by chance."""
    return translate(
        "Statistics",
        "Only %n of these deals were dealt by chance alone; ten are needed here.",
        None,
        deals,
    )


def check_button() -> str:
    """Name the button that shows how a deal is checked."""
    return translate("Statistics", "How a deal can be checked…")


def heads() -> tuple[str, tuple[str, str, str], tuple[str, str, str]]:
    """Name the columns: what was dealt, the three numbers, and the parts of the rod."""
    return (
        translate("Statistics", "Dealt at the start"),
        (
            translate("Statistics", "You", "the head of a column"),
            translate("Statistics", "Others", "the head of a column"),
            translate("Statistics", "To be expected"),
        ),
        (
            translate("Statistics", "fewer"),
            translate("Statistics", "usual"),
            translate("Statistics", "more"),
        ),
    )


def row_name(what: DealtWhat, *, german: bool = False) -> str:
    """Name a row; ``german``: of German-suited cards, whose aces have another name."""
    if german and what is DealtWhat.ACES:
        return translate("Statistics", "Aces", "German-suited")
    names = {
        DealtWhat.TRUMPS: translate("Statistics", "Trumps"),
        DealtWhat.ACES: translate("Statistics", "Aces"),
        DealtWhat.MARRIAGES: translate("Statistics", "Marriages in hand"),
        DealtWhat.TRUMP_MARRIAGE: translate("Statistics", "Trump marriage"),
        DealtWhat.LOWEST_TRUMP: translate("Statistics", "Lowest trump"),
        DealtWhat.FIRST_LEAD: translate("Statistics", "First lead"),
        DealtWhat.POINTS: translate("Statistics", "Card points in hand"),
    }
    return names[what]


def number(value: float) -> str:
    """Write a whole number with the groups of the language: 9,402."""
    return QLocale().toString(round(value))


def row_figures(row: FairRow) -> tuple[str, str, str]:
    """Write the three numbers of a row."""
    return number(row.mine), number(row.others), number(row.expected)


def told_row(row: FairRow, *, german: bool = False) -> str:
    """Say a row: Aces: you 322, others 301, 312 to be expected; usual."""
    if not row.is_outside:
        verdict = translate("Statistics", "usual")
    elif row.mine < row.low:
        verdict = translate("Statistics", "fewer than usual")
    else:
        verdict = translate("Statistics", "more than usual")
    text = translate("Statistics", "{row}: you {a}, others {b}, {c} to be expected; {verdict}.")
    a, b, c = row_figures(row)
    return text.format(row=row_name(row.what, german=german), a=a, b=b, c=c, verdict=verdict)
