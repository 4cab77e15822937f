"""Figures as they are written: game points and chips with their signs, and give or take."""

from dataclasses import dataclass

from sixtysix_gui.statistics.figures import (
    ChanceSentence,
    Coin,
    Count,
    Mean,
    Tendency,
)
from sixtysix_gui.table.words import decimal, signed_decimal
from sixtysix_gui.text.common import translate

NO_FIGURE = "–"
"""Where there is nothing to tell yet."""


@dataclass(frozen=True)
class FigureWords:
    """A row of figures: its name, the figure, and what is to be added in small letters."""

    name: str
    figure: str
    note: str = ""

    @property
    def told(self) -> str:
        """Say the row: Game points per deal: +0.21, give or take 0.17."""
        if self.figure in ("", NO_FIGURE):
            return f"{self.name}: {self.note}."
        return f"{self.name}: {', '.join(filter(None, (self.figure, self.note)))}."


def hundredths(value: float) -> str:
    """Write an amount without its sign: 0.21."""
    return decimal(value, decimals=2)


def signed_hundredths(value: float) -> str:
    """Write an amount with its sign: +0.21."""
    return signed_decimal(value, decimals=2)


def mean_figure(mean: Mean) -> str:
    """Write an average with its sign, with as many digits as chance leaves a meaning."""
    return signed_decimal(mean.value, decimals=digits_of(mean))


def mean_in_column(mean: Mean, digits: int) -> str:
    """Write an average with its sign below others, all with as many digits behind the point."""
    return signed_decimal(mean.value, decimals=digits)


def mean_amount(mean: Mean) -> str:
    """Write an average without its sign."""
    return decimal(mean.value, decimals=digits_of(mean))


def digits_of(mean: Mean) -> int:
    """Return how many digits behind the point mean something: one where chance moves it by 1."""
    return 1 if mean.give is not None and mean.give >= 1.0 else 2


def give_or_take(mean: Mean) -> str:
    """Say how far chance may have moved an average; of one game nothing can be said."""
    if mean.give is None:
        return translate("Statistics", "from one game")
    text = translate("Statistics", "give or take {x}")
    return text.format(x=decimal(mean.give, decimals=digits_of(mean)))


def in_reviewed(deals: int) -> str:
    """Say over how many deals that the coach has reviewed a figure is."""
    return translate("Statistics", "in %n deal(s) that were reviewed", None, deals)


def per_deal(coin: Coin) -> str:
    """Name what a deal brings on average."""
    if coin is Coin.CHIPS:
        return translate("Statistics", "Chips per deal")
    return translate("Statistics", "Game points per deal")


def is_net(coin: Coin) -> bool:
    """Return whether all sides score in one deal, so that only the difference means something."""
    return coin in (Coin.TICKS, Coin.TENS)


def brings(mean: Mean, coin: Coin, *, in_pairs: bool) -> str:
    """Say in a sentence what a deal brings on average."""
    if not round(mean.value, digits_of(mean)):
        return translate("Statistics", "On average, deals bring neither gain nor loss.")
    gains = mean.value > 0
    return _brings(coin, gains=gains, in_pairs=in_pairs).format(x=mean_amount(mean))


def _brings(coin: Coin, *, gains: bool, in_pairs: bool) -> str:
    if coin is Coin.CHIPS:
        if gains:
            return translate("Statistics", "A deal brings you {x} chips on average.")
        return translate("Statistics", "A deal costs you {x} chips on average.")
    if is_net(coin):
        return _brings_more(gains=gains, in_pairs=in_pairs)
    if in_pairs:
        if gains:
            return translate("Statistics", "A deal brings your side {x} game points on average.")
        return translate("Statistics", "A deal costs your side {x} game points on average.")
    if gains:
        return translate("Statistics", "A deal brings you {x} game points on average.")
    return translate("Statistics", "A deal costs you {x} game points on average.")


def _brings_more(*, gains: bool, in_pairs: bool) -> str:
    if in_pairs:
        if gains:
            return translate(
                "Statistics",
                "A deal brings your side {x} game points more than the other side on average.",
            )
        return translate(
            "Statistics",
            "A deal brings your side {x} game points less than the other side on average.",
        )
    if gains:
        return translate(
            "Statistics", "A deal brings you {x} game points more than the others on average."
        )
    return translate(
        "Statistics", "A deal brings you {x} game points less than the others on average."
    )


def chance(sentence: ChanceSentence | None, *, in_pairs: bool) -> str:
    """Say whether chance explains it; nothing where there are too few deals for that."""
    if sentence is None:
        return translate("Statistics", "There are too few deals to say more.")
    if sentence.tendency is Tendency.UNDECIDED:
        return _undecided(sentence.more)
    if sentence.tendency is Tendency.AHEAD:
        if in_pairs:
            return translate(
                "Statistics", "So far, that is more than chance explains: your side is ahead."
            )
        return translate("Statistics", "So far, that is more than chance explains: you are ahead.")
    if in_pairs:
        return translate(
            "Statistics", "So far, that is more than chance explains: the other side is ahead."
        )
    return translate("Statistics", "So far, that is more than chance explains: you are behind.")


def _undecided(more: int | None) -> str:
    if more is None:
        return translate("Statistics", "That cannot be told from chance.")
    return translate(
        "Statistics",
        "That cannot be told from chance yet; about %n more deal(s) would show it.",
        None,
        more,
    )


def won_lost(count: Count) -> str:
    """Say how often something was won and lost: 52 won, 19 lost; ties only where there are any."""
    parts = [
        translate("Statistics", "{n} won").format(n=count.won),
        translate("Statistics", "{n} lost").format(n=count.lost),
    ]
    if count.tied:
        parts.append(translate("Statistics", "{n} tied").format(n=count.tied))
    return ", ".join(parts)


def made_of(count: Count) -> str:
    """Say how often a contract was made: 14 of 18 made."""
    text = translate("Statistics", "{a} of {n} made")
    return text.format(a=count.won, n=count.all)


def made_lost(count: Count) -> str:
    """Say how often contracts were made and lost: 33 made, 13 lost."""
    text = translate("Statistics", "{a} made, {b} lost")
    return text.format(a=count.won, b=count.all - count.won)


def places_line(places: tuple[int, ...]) -> str:
    """Say how often each place was reached: 31 best, 29 second, 24 last."""
    texts = (
        translate("Statistics", "{n} best"),
        translate("Statistics", "{n} second"),
        translate("Statistics", "{n} last"),
    )
    return ", ".join(text.format(n=n) for text, n in zip(texts, places, strict=False))
