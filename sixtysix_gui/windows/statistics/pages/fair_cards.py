"""Fair cards: what was dealt at the start, on beads between their pegs."""

from PySide6.QtCore import QLocale

from sixtysix_gui.statistics.fair_cards import FairCards, Fairness, FairRow, fair_cards
from sixtysix_gui.statistics.odds import DealtWhat
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.statistics.charts.rods import RodHeads, RodRow, Rods
from sixtysix_gui.windows.statistics.column import PageDraft, named_button
from sixtysix_gui.windows.statistics.data_acts import ExportFormat
from sixtysix_gui.windows.statistics.pages.your_data import export_words

_ = texts("Statistics")


def write_fair_cards(draft: PageDraft) -> None:
    """Write what was dealt, and what can be done about it."""
    found = draft.figures(fair_cards)
    if found is None:
        draft.column.add_sentence(
            _(
                "Only %n of these deals were dealt by chance alone; ten are needed here.",
                "",
                len(draft.chosen.dealt),
            )
        )
    else:
        sentence = fair_sentence(found)
        draft.column.add_sentence(sentence)
        rows = [rod_row(row, german=draft.deck == "german") for row in found.rows]
        draft.column.add_chart(Rods(sentence, _heads(), rows, draft.unit))
        draft.column.add_note(
            _(
                "The bead shows what you were dealt. It stays between the pegs in 19 of 20 cases, "
                "and of seven beads at least one lies outside by chance about every third time."
            )
        )
    how = _("How a deal can be checked…")
    draft.column.add_row(
        [
            named_button(how, "check-deal", draft.check_deal),
            named_button(export_words(ExportFormat.CSV), "export-deals", draft.export_deals),
        ]
    )
    draft.column.add_message(draft.exported)


def fair_sentence(found: FairCards) -> str:
    """Say whether the cards came as good shuffling brings them."""
    if found.fairness is Fairness.RARE:
        return _(
            "This is rare: chance alone does it less than once in a thousand times. You can check "
            "every deal yourself."
        )
    if found.fairness is Fairness.OUTSIDE:
        return _(
            "%n of the seven beads lie outside. Chance alone puts at least one there about every "
            "third time.",
            "",
            found.outside,
        )
    return _(
        "Nothing unusual: over %n deal(s), the cards came as good shuffling brings them.",
        "",
        found.deals,
    )


def _heads() -> RodHeads:
    return RodHeads(
        _("Dealt at the start"),
        (
            _("You", "the head of a column"),
            _("Others", "the head of a column"),
            _("To be expected"),
        ),
        (
            _("fewer"),
            _("usual"),
            _("more"),
        ),
    )


def rod_row(row: FairRow, *, german: bool = False) -> RodRow:
    """Return a row; ``german``: of German-suited cards, whose aces have another name."""
    name = _row_name(row.what, german=german)
    a, b, c = figures = (_number(row.mine), _number(row.others), _number(row.expected))
    if not row.is_outside:
        verdict = _("usual")
    elif row.mine < row.low:
        verdict = _("fewer than usual")
    else:
        verdict = _("more than usual")
    text = _("{row}: you {a}, others {b}, {c} to be expected; {verdict}.")
    return RodRow(
        name,
        figures,
        row.mine - row.expected,
        row.low - row.expected,
        row.high - row.expected,
        text.format(row=name, a=a, b=b, c=c, verdict=verdict),
    )


def _row_name(what: DealtWhat, *, german: bool) -> str:
    if german and what is DealtWhat.ACES:
        return _("Aces", "German-suited")
    return {
        DealtWhat.TRUMPS: _("Trumps"),
        DealtWhat.ACES: _("Aces"),
        DealtWhat.MARRIAGES: _("Marriages in hand"),
        DealtWhat.TRUMP_MARRIAGE: _("Trump marriage"),
        DealtWhat.LOWEST_TRUMP: _("Lowest trump"),
        DealtWhat.FIRST_LEAD: _("First lead"),
        DealtWhat.POINTS: _("Card points in hand"),
    }[what]


def _number(value: float) -> str:
    """Write a whole number with the groups of the language: 9,402."""
    return QLocale().toString(round(value))
