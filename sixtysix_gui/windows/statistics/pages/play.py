"""What the coach has found, summed up: luck and play, closing, and themes; and strength."""

from sixtysix_gui.design import theme
from sixtysix_gui.statistics.amounts import Count
from sixtysix_gui.statistics.averages import Mean
from sixtysix_gui.statistics.coach_figures import (
    Closing,
    LuckAndPlay,
    ThemeLoss,
    closing,
    luck_and_play,
    themes,
)
from sixtysix_gui.statistics.strength import Strength, strength
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.coach.marks import theme_name
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.names import opponent_name, opponent_of
from sixtysix_gui.text.statistics import (
    FigureWords,
    give_or_take,
    hundredths,
    in_reviewed,
    level_called,
    signed_hundredths,
    won_lost,
)
from sixtysix_gui.windows.statistics.charts.bars import (
    BarRow,
    Bars,
    PartLook,
    StackedBars,
    StackedLook,
    StackedRow,
    lost_part,
    won_part,
)
from sixtysix_gui.windows.statistics.charts.figure_table import FigureTable
from sixtysix_gui.windows.statistics.charts.rods import ROD_FACE, RodBead, RodFace, StrengthRod
from sixtysix_gui.windows.statistics.column import PageDraft

_ = texts("Statistics")


def too_few_reviewed(draft: PageDraft) -> str:
    """Say that the coach has reviewed too few deals for figures."""
    return _(
        "This page needs ten deals that the coach has reviewed; so far there are %n.",
        "",
        len(draft.chosen.reviewed),
    )


def how_reviews_come() -> str:
    """Say how deals get reviewed."""
    return _(
        "A deal is reviewed when you look back at it with the coach, or by itself while the "
        "computer has nothing else to do."
    )


def _write_too_few(draft: PageDraft) -> None:
    draft.column.add_sentence(too_few_reviewed(draft))
    draft.column.add_note(how_reviews_come())


# ------------------------------------------------------------------------------------ luck and play


def write_luck(draft: PageDraft) -> None:
    """Write the account of all deals that the coach has looked back at."""
    found = draft.figures(luck_and_play)
    if found is None:
        _write_too_few(draft)
        return
    play = _("You gave away {x} a deal, {give}; the others gave away {y}, {give2}.").format(
        x=hundredths(found.i_gave.value),
        give=give_or_take(found.i_gave),
        y=hundredths(found.others_gave.value),
        give2=give_or_take(found.others_gave),
    )
    draft.column.add_chart(luck_bars(found, draft.unit))
    draft.column.add_sentence(_luck_sentence(found))
    draft.column.add_sentence(play)
    draft.column.add_note(
        _(
            "Luck is what the cards at the start promised, the draws and the hidden cards. What "
            "was given away is what the better moves would have brought."
        )
    )


def luck_bars(found: LuckAndPlay, unit: float) -> Bars:
    """Return the account of all deals as bars that add up as they are read."""
    text = _("{row}: {x} a deal.")
    rows = [
        BarRow(
            name,
            value / 100,
            signed_hundredths(value / 100),
            text.format(row=name, x=signed_hundredths(value / 100)),
            colour,
            is_sum=colour == theme.INK,
        )
        for name, value, colour in zip(
            (
                _("Luck"),
                _("Others gave away"),
                _("You gave away"),
                _("Game points per deal"),
            ),
            found.hundredths,
            (theme.LUCK, theme.ACTION_GREEN, theme.MARK_WRONG, theme.INK),
            strict=True,
        )
    ]
    return Bars(_luck_sentence(found), rows, unit)


def _luck_sentence(found: LuckAndPlay) -> str:
    """Say what luck brought, and how far that may be chance: it always is, in the end."""
    text = _(
        "Luck evens out: over %n deal(s), it brought {x} a deal, {give}.", "", found.luck.deals
    )
    x = signed_hundredths(found.hundredths[0] / 100)
    return text.format(x=x, give=give_or_take(found.luck))


# ------------------------------------------------------------------------------------------ closing


def write_closing(draft: PageDraft) -> None:
    """Write how closes ended, what they were worth, and when they were made."""
    found = draft.figures(closing)
    if found is None:
        return
    draft.column.add_chart(FigureTable(_closing_figures(found), draft.unit))
    draft.column.add_sentence(closing_sentence(found.worth))
    if found.reviewed:
        draft.column.add_note(
            _("In %n turn(s), closing was clearly better than what you played.", "", found.passed)
        )
    if found.by_trick:
        draft.column.add_heading(_("When you closed"))
        rows = [_trick_row(trick, count) for trick, count in found.by_trick.items()]
        note = _("deals won and lost, by the trick before which you closed")
        look = StackedLook(won_and_lost(), head=note)
        draft.column.add_chart(StackedBars(rows, look, draft.unit))


def _closing_figures(found: Closing) -> list[FigureWords]:
    """Write how often the talon was closed, and what became of it."""
    rows = closes_figures(found.mine, found.against)
    if found.compared:
        note = _("in %n closed deal(s) that were reviewed; you won {n}", "", found.compared)
        name = _("Wins to be expected")
        expected = str(round(found.expected))
        rows.append(FigureWords(name, expected, note.format(n=found.expected_won)))
    if found.reviewed:
        name = _("Closing passed over")
        rows.append(FigureWords(name, str(found.passed), in_reviewed(found.reviewed)))
    return rows


def closes_figures(mine: Count, against: Count) -> list[FigureWords]:
    """Write how often the person closed the talon, and the others."""
    beaten = _("you won {n} of them").format(n=against.won)
    return [
        FigureWords(_("Closed by you"), str(mine.all), won_lost(mine)),
        FigureWords(_("Closed against you"), str(against.all), beaten),
    ]


def won_and_lost() -> tuple[PartLook, PartLook]:
    """Return the parts of bars of deals that were won and lost."""
    won, lost = _("won"), _("lost")
    return won_part(won), lost_part(lost)


def closing_sentence(worth: Mean | None) -> str:
    """Say what closing brought more than playing on."""
    if worth is None:
        return _("What your closing was worth is known once the coach has reviewed such deals.")
    value = round(worth.value, 2)
    if not value:
        text = _("Closing brought you as much as playing on would have, {give}.")
    elif value > 0:
        text = _("Each time you closed, it brought {x} game points more than playing on, {give}.")
    else:
        text = _("Each time you closed, it brought {x} game points less than playing on, {give}.")
    return text.format(x=hundredths(value), give=give_or_take(worth))


def _trick_row(trick: int, count: Count) -> StackedRow:
    name, told = _("Before trick {t}").format(t=trick), won_lost(count)
    return StackedRow(name, (count.won, count.lost), told, f"{name}: {told}.")


# ------------------------------------------------------------------------------------------- themes


def write_themes(draft: PageDraft) -> None:
    """Write what each theme cost, the dearest first."""
    found = draft.figures(themes)
    if found is None:
        _write_too_few(draft)
        return
    dearest = found[0]
    sentence = _("You gave away next to nothing, whatever the theme.")
    if round(dearest.lost.value, 2):
        sentence = _("Most was given away at “{theme}”: {x} a deal.").format(
            theme=theme_name(dearest.theme), x=hundredths(dearest.lost.value)
        )
    draft.column.add_chart(Bars(sentence, [_theme_row(loss) for loss in found], draft.unit))
    draft.column.add_sentence(sentence)
    draft.column.add_note(
        _(
            "Game points given away per deal, over the %n deal(s) that the coach has reviewed.",
            "",
            dearest.lost.deals,
        )
    )


def _theme_row(loss: ThemeLoss) -> BarRow:
    name, lost = theme_name(loss.theme), hundredths(loss.lost.value)
    text = _("{theme}: {x} given away a deal, {give}, in %n deal(s).", "", loss.deals)
    return BarRow(
        name,
        max(0.0, loss.lost.value),
        lost,
        text.format(theme=name, x=lost, give=give_or_take(loss.lost)),
        theme.MARK_WRONG if round(loss.lost.value, 2) > 0 else theme.INK,
        is_lost=True,
        note=_("in %n deal(s)", "", loss.deals),
    )


# --------------------------------------------------------------------------------------- strength


def write_strength(draft: PageDraft) -> None:
    """Write the rod, and what it says."""
    found = draft.figures(strength)
    if found is None:
        return
    draft.column.add_sentence(strength_sentence(found, draft.deck))
    draft.column.add_chart(strength_rod(draft, found))
    draft.column.add_note(_range(found, draft.deck))
    draft.column.add_note(
        _(
            "This goes by your results against opponents whose strength is known from thousands of "
            "deals."
        )
    )


def strength_rod(draft: PageDraft, found: Strength) -> StrengthRod:
    """Return the rod with the five faces, and where the person is among them."""
    text = _("{level}, {x} game points a deal against {name}.")
    queen, faces = level_called("club", draft.deck), list[RodFace]()
    for level, value in found.levels.items():
        name = opponent_name(opponent_of(level), draft.deck)
        told = text.format(level=name, x=signed_hundredths(value), name=queen)
        faces.append(RodFace(name, draft.face(level, ROD_FACE), value, told))
    return StrengthRod(
        strength_sentence(found, draft.deck), faces, _bead(found, draft.deck), draft.unit
    )


def _bead(found: Strength, deck: Deck) -> RodBead | None:
    if found.value is None or found.low is None or found.high is None:
        return None
    told = _("You: {x}, from {low} to {high}. {sentence}").format(
        x=signed_hundredths(found.value),
        low=signed_hundredths(found.low),
        high=signed_hundredths(found.high),
        sentence=strength_sentence(found, deck),
    )
    return RodBead(found.value, found.low, found.high, _("you"), told)


def strength_sentence(found: Strength, deck: Deck) -> str:
    """Say between which levels the person plays, as far as that is known."""
    if found.value is None:
        return _("Too few deals to say: %n more will do.", "", found.more)
    if not found.below:
        text = _("Below {name}, so far.")
        return text.format(name=level_called(found.above, deck))
    if not found.above:
        text = _("As strong as {name} or stronger, so far.")
        return text.format(name=level_called(found.below, deck))
    text = _("Between {name} and {name2}, so far.")
    below, above = level_called(found.below, deck), level_called(found.above, deck)
    return text.format(name=below, name2=above)


def _range(found: Strength, deck: Deck) -> str:
    """Say how sure that is."""
    if found.low is None or found.high is None:
        return ""
    low, high = (
        min(found.levels, key=lambda level: abs(found.levels[level] - value))
        for value in (found.low, found.high)
    )
    if low == high:
        text = _("The gold shade, around {name}, holds in 19 of 20 cases.")
        return text.format(name=level_called(low, deck))
    text = _("The gold shade, from about {name} to about {name2}, holds in 19 of 20 cases.")
    return text.format(name=level_called(low, deck), name2=level_called(high, deck))
