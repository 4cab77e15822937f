"""Luck and play, closing, themes and strength in words: what the coach found, summed up."""

from sixtysix_gui.statistics.pages import (
    ClosesAt,
    Closing,
    LuckAndPlay,
    Strength,
    ThemeLoss,
    Themes,
)
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.coach.marks import theme_name
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.names import opponent_called, opponent_name, opponent_of
from sixtysix_gui.text.statistics.amounts import (
    FigureWords,
    give_or_take,
    hundredths,
    in_reviewed,
    signed_hundredths,
    won_lost,
)

# --------------------------------------------------------------------------------- luck and play


def luck_head() -> str:
    """Name the chart of luck and play."""
    return translate("Statistics", "Luck and play")


def luck_rows(page: LuckAndPlay) -> tuple[tuple[str, int], ...]:
    """Name the four bars, with their values in hundredths, which add up as they are read."""
    names = (
        translate("Statistics", "Luck"),
        translate("Statistics", "Others gave away"),
        translate("Statistics", "You gave away"),
        translate("Statistics", "Game points per deal"),
    )
    return tuple(zip(names, page.hundredths, strict=True))


def told_bar(name: str, value: float) -> str:
    """Say a bar: Luck: +0.04 a deal."""
    text = translate("Statistics", "{row}: {x} a deal.")
    return text.format(row=name, x=signed_hundredths(value))


def luck_sentence(page: LuckAndPlay) -> str:
    """Say what luck brought, and how far that may be chance: it always is, in the end."""
    text = translate(
        "Statistics",
        "Luck evens out: over %n deal(s), it brought {x} a deal, {give}.",
        None,
        page.luck.deals,
    )
    x = signed_hundredths(page.hundredths[0] / 100)
    return text.format(x=x, give=give_or_take(page.luck))


def play_sentence(page: LuckAndPlay) -> str:
    """Say who gave away more."""
    text = translate(
        "Statistics",
        "You gave away {x} a deal, {give}; the others gave away {y}, {give2}.",
    )
    return text.format(
        x=hundredths(page.i_gave.value),
        give=give_or_take(page.i_gave),
        y=hundredths(page.others_gave.value),
        give2=give_or_take(page.others_gave),
    )


def what_luck_is() -> str:
    """Say what is counted as luck."""
    return translate(
        "Statistics",
        "Luck is what the cards at the start promised, the draws and the hidden cards. What was "
        "given away is what the better moves would have brought.",
    )


# ---------------------------------------------------------------------------------------- closing


def closing_figures(page: Closing) -> tuple[FigureWords, ...]:
    """Write how often the talon was closed, and what became of it."""
    rows = [
        FigureWords(
            translate("Statistics", "Closed by you"), str(page.mine.all), won_lost(page.mine)
        ),
        FigureWords(
            translate("Statistics", "Closed against you"),
            str(page.against.all),
            translate("Statistics", "you won {n} of them").format(n=page.against.won),
        ),
    ]
    if page.compared:
        note = translate(
            "Statistics",
            "in %n closed deal(s) that were reviewed; you won {n}",
            None,
            page.compared,
        )
        rows.append(
            FigureWords(
                translate("Statistics", "Wins to be expected"),
                str(round(page.expected)),
                note.format(n=page.expected_won),
            )
        )
    if page.reviewed:
        note = in_reviewed(page.reviewed)
        name = translate("Statistics", "Closing passed over")
        rows.append(FigureWords(name, str(page.passed), note))
    return tuple(rows)


def closing_sentence(page: Closing) -> str:
    """Say what closing brought more than playing on."""
    worth = page.worth
    if worth is None:
        return translate(
            "Statistics",
            "What your closing was worth is known once the coach has reviewed such deals.",
        )
    value = round(worth.value, 2)
    if not value:
        text = translate(
            "Statistics", "Closing brought you as much as playing on would have, {give}."
        )
    elif value > 0:
        text = translate(
            "Statistics",
            "Each time you closed, it brought {x} game points more than playing on, {give}.",
        )
    else:
        text = translate(
            "Statistics",
            "Each time you closed, it brought {x} game points less than playing on, {give}.",
        )
    return text.format(x=hundredths(value), give=give_or_take(worth))


def passed_sentence(page: Closing) -> str:
    """Say in how many turns closing was clearly better."""
    if not page.reviewed:
        return ""
    return translate(
        "Statistics",
        "In %n turn(s), closing was clearly better than what you played.",
        None,
        page.passed,
    )


def tricks_head() -> str:
    """Name the chart of closes by trick."""
    return translate("Statistics", "When you closed")


def trick_name(closes: ClosesAt) -> str:
    """Name a bar: before which trick was closed."""
    return translate("Statistics", "Before trick {t}").format(t=closes.trick)


def tricks_note() -> str:
    """Say what the bars are."""
    return translate("Statistics", "deals won and lost, by the trick before which you closed")


def told_closes(closes: ClosesAt) -> str:
    """Say a bar: Before trick 3: 12 won, 4 lost."""
    return f"{trick_name(closes)}: {won_lost(closes.closes)}."


# ----------------------------------------------------------------------------------------- themes


def themes_sentence(page: Themes) -> str:
    """Say by which theme most was given away."""
    dearest = page.themes[0]
    if not round(dearest.lost.value, 2):
        return translate("Statistics", "You gave away next to nothing, whatever the theme.")
    text = translate("Statistics", "Most was given away at “{theme}”: {x} a deal.")
    return text.format(theme=theme_name(dearest.theme), x=hundredths(dearest.lost.value))


def themes_note(page: Themes) -> str:
    """Say over how many deals that is."""
    return translate(
        "Statistics",
        "Game points given away per deal, over the %n deal(s) that the coach has reviewed.",
        None,
        page.deals,
    )


def theme_deals(loss: ThemeLoss) -> str:
    """Say in how many deals a theme cost something: in 31 deals."""
    return translate("Statistics", "in %n deal(s)", None, loss.deals)


def told_theme(loss: ThemeLoss) -> str:
    """Say a bar: Closing: 0.12 given away a deal, give or take 0.05, in 31 deals."""
    text = translate(
        "Statistics", "{theme}: {x} given away a deal, {give}, in %n deal(s).", None, loss.deals
    )
    return text.format(
        theme=theme_name(loss.theme), x=hundredths(loss.lost.value), give=give_or_take(loss.lost)
    )


# --------------------------------------------------------------------------------------- strength


def strength_head() -> str:
    """Name the rod."""
    return translate("Statistics", "How strong you play")


def strength_sentence(page: Strength, deck: Deck) -> str:
    """Say between which levels the person plays, as far as that is known."""
    if page.value is None:
        return translate("Statistics", "Too few deals to say: %n more will do.", None, page.more)
    if not page.below:
        text = translate("Statistics", "Below {name}, so far.")
        return text.format(name=_called(page.above, deck))
    if not page.above:
        text = translate("Statistics", "As strong as {name} or stronger, so far.")
        return text.format(name=_called(page.below, deck))
    text = translate("Statistics", "Between {name} and {name2}, so far.")
    return text.format(name=_called(page.below, deck), name2=_called(page.above, deck))


def strength_range(page: Strength, deck: Deck) -> str:
    """Say how sure that is."""
    if page.value is None or page.low is None or page.high is None:
        return ""
    low, high = _level_near(page, page.low), _level_near(page, page.high)
    if low == high:
        text = translate("Statistics", "The gold shade, around {name}, holds in 19 of 20 cases.")
        return text.format(name=_called(low, deck))
    text = translate(
        "Statistics", "The gold shade, from about {name} to about {name2}, holds in 19 of 20 cases."
    )
    return text.format(name=_called(low, deck), name2=_called(high, deck))


def how_measured() -> str:
    """Say what the rod goes by."""
    return translate(
        "Statistics",
        "This goes by your results against opponents whose strength is known from thousands of "
        "deals.",
    )


def level_name(level: str, deck: Deck) -> str:
    """Name a face of the rod."""
    return opponent_name(opponent_of(level), deck)


def told_level(level: str, value: float, deck: Deck) -> str:
    """Say a face of the rod: King, +0.43 game points a deal against the Queen."""
    text = translate("Statistics", "{level}, {x} game points a deal against {name}.")
    queen = opponent_called(opponent_of("club"), deck)
    return text.format(level=level_name(level, deck), x=signed_hundredths(value), name=queen)


def told_self(page: Strength, deck: Deck) -> str:
    """Say where the person is on the rod."""
    value = "" if page.value is None else signed_hundredths(page.value)
    text = translate("Statistics", "You: {x}, from {low} to {high}. {sentence}")
    return text.format(
        x=value,
        low=signed_hundredths(page.low or 0.0),
        high=signed_hundredths(page.high or 0.0),
        sentence=strength_sentence(page, deck),
    )


def you() -> str:
    """Name the bead of the person."""
    return translate("Statistics", "you")


def _level_near(page: Strength, value: float) -> str:
    return min(page.levels, key=lambda known: abs(known.value - value)).level


def _called(level: str, deck: Deck) -> str:
    return opponent_called(opponent_of(level), deck)
