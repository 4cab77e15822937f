"""The deal of the day and the Ace's play of the same seat, in sentences."""

from collections.abc import Sequence
from datetime import date

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.words import signed
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.days import written_day
from sixtysix_gui.text.names import (
    opponent_against,
    opponent_called,
    opponent_name,
    opponent_of,
)
from sixtysix_gui.text.rules.rule_sets import rules_called
from sixtysix_gui.training.day import ACE, OPPOSITE
from sixtysix_gui.training.kept.days import DayResult
from sixtysix_gui.version import shown_version

_ = texts("Day")

KING = opponent_of(OPPOSITE)
MASTER = opponent_of(ACE)


def head() -> str:
    """Name the deal of the day."""
    return _("Deal of the day")


def ace_name(deck: str) -> str:
    """Name the one whose play is the measure, as plates do: Ace."""
    return opponent_name(MASTER, deck)


def ace_called(deck: str) -> str:
    """Call him as sentences do: the Ace."""
    return opponent_called(MASTER, deck)


def day_line(day: date, deck: str) -> str:
    """Say which day it is, and who sits opposite."""
    #: {date} is a day such as “Sunday, 22 November”, {against} is such as “against the King”
    line = _("{date} · {against}")
    return line.format(date=_long_day(day), against=opponent_against(KING, deck))


def _long_day(day: date) -> str:
    #: a day in the letters of Qt: dddd weekday, d day, MMMM month
    return written_day(day, _("dddd, d MMMM"))


def short_day(day: date, today: date) -> str:
    """Name a day of the last ones in a word: Mon, today."""
    if day == today:
        return _("today")
    #: a day in the letters of Qt: ddd short name of the weekday
    return written_day(day, _("ddd"))


# --------------------------------------------------------------------------------- before the deal


def one_try() -> str:
    """Say in short that there is one try."""
    return _("One deal, one try")


def what_follows(deck: str) -> str:
    """Say who has these cards, and what comes afterwards."""
    #: {ace} is the strongest player: the Ace
    sentence = _(
        "Everyone gets these cards today. Afterwards you see what {ace} made of them from your "
        "seat."
    )
    return sentence.format(ace=ace_called(deck))


def no_promise() -> str:
    """Say that the cards are not promised, and where they do not count."""
    return _("These cards carry no promise and are left out of “Fair cards”.")


def is_open_line() -> str:
    """Say that the deal was begun."""
    return _("Your deal is open")


def go_on_line() -> str:
    """Say that it waits, however long that takes."""
    return _("It is waiting where you left it.")


def is_gone_line() -> str:
    """Say that there is no other try."""
    return _("You have had today’s deal. The next one comes at midnight.")


def elsewhere_line() -> str:
    """Say that another window of the program has to be used."""
    return _("Sixty-Six is open a second time. Play the deal of the day in the first window.")


# ---------------------------------------------------------------------------------- after the deal


def compared(mine: int, theirs: int, deck: str) -> str:
    """Compare what both have made of the same cards."""
    more, ace = mine - theirs, ace_called(deck)
    if more == 0:
        #: {ace} is the strongest player: the Ace
        sentence = _("Same cards, same seat, same opponent: the same result as {ace}.")
    elif more > 0:
        #: {ace} is the strongest player: the Ace
        sentence = _("Same cards, same seat, same opponent: %n point(s) more than {ace}.", "", more)
    else:
        #: {ace} is the strongest player: the Ace
        sentence = _(
            "Same cards, same seat, same opponent: %n point(s) fewer than {ace}.", "", -more
        )
    return sentence.format(ace=ace)


def ace_plays_line(deck: str) -> str:
    """Say that the comparison is still to come."""
    #: {ace} is the strongest player: The Ace
    sentence = _("{ace} is still playing; the comparison follows.")
    return as_sentence(sentence.format(ace=ace_called(deck)))


def ace_failed_line(deck: str) -> str:
    """Say that there is no comparison."""
    #: {ace} is the strongest player: The Ace
    sentence = _("{ace} could not finish this deal. See the log for details.")
    return as_sentence(sentence.format(ace=ace_called(deck)))


def ace_otherwise_line(deck: str) -> str:
    """Say that another version of the players brings another result."""
    #: {ace} is the strongest player: the Ace
    sentence = _("In this version {ace} plays these cards differently.")
    return sentence.format(ace=ace_called(deck))


def hints_line(hints: int) -> str:
    """Say how many hints there were."""
    if not hints:
        return _("no hints")
    return _("%n hint(s)", "", hints)


def watch_words(deck: str) -> str:
    """Offer to see the Ace play."""
    #: {ace} is the strongest player: the Ace
    return _("See how {ace} played").format(ace=ace_called(deck))


def spoken_result(mine: int, theirs: int | None, deck: str) -> str:
    """Say both results to readers of the screen."""
    if theirs is None:
        return _("Deal of the day: you {mine}.").format(mine=signed(mine))
    #: {mine} and {theirs} are such as +2, {ace} is the strongest player: the Ace
    sentence = _("Deal of the day: you {mine}, {ace} {theirs}.")
    return sentence.format(mine=signed(mine), theirs=signed(theirs), ace=ace_called(deck))


def to_copy(result: DayResult, deck: str) -> str:
    """Tell the result to others: nothing of the cards, nor of who won which trick."""
    rules = rules_called(rule_set(result.rules))
    #: a day in the letters of Qt: d day, MMMM month, yyyy year
    day = written_day(result.day, _("d MMMM yyyy"))
    #: {rules} is a game such as Schnapsen, {date} is a day
    first = _("{rules}, deal of {date}").format(rules=rules, date=day)
    if result.mine is None or result.ace is None:
        #: {mine} is such as +2
        second = _("Me {mine}").format(mine=signed(result.mine or 0))
    else:
        #: {mine} and {theirs} are such as +2, {ace} is the strongest player: the Ace
        sentence = _("Me {mine}, {ace} {theirs}")
        second = sentence.format(
            mine=signed(result.mine), theirs=signed(result.ace), ace=ace_called(deck)
        )
    #: {result} is such as “Me +2, the Ace +1”, {hints} is such as “no hints”
    with_hints = _("{result}, {hints}")
    program = _("Sixty-Six")
    return "\n".join(
        (
            first,
            with_hints.format(result=second, hints=hints_line(result.hints)),
            f"{program} {shown_version()}",
        )
    )


# ---------------------------------------------------------------------------------------- the days


def below_disc(result: DayResult, deck: str) -> str:
    """Write what the Ace made of a day: Ace +1; empty while that is not known."""
    if result.ace is None:
        return ""
    return f"{ace_name(deck)} {signed(result.ace)}"


def spoken_days(days: Sequence[tuple[date, DayResult | None]], today: date, deck: str) -> str:
    """Say to readers of the screen what came of the last days."""
    return "; ".join(_spoken_day(day, result, today, deck) for day, result in days)


def _spoken_day(day: date, result: DayResult | None, today: date, deck: str) -> str:
    #: a day in the letters of Qt: dddd weekday
    name = _("today") if day == today else written_day(day, _("dddd"))
    if result is None:
        #: {day} is such as Sunday
        return _("{day}: not played").format(day=name)
    if result.mine is None:
        return _("{day}: open").format(day=name)
    if result.ace is None:
        #: {day} is such as Sunday, {mine} such as +2
        return _("{day}: you {mine}").format(day=name, mine=signed(result.mine))
    #: {day} is such as Sunday, {mine} and {theirs} such as +2, {ace} is the Ace
    return _("{day}: you {mine}, {ace} {theirs}").format(
        day=name, mine=signed(result.mine), theirs=signed(result.ace), ace=ace_called(deck)
    )


def not_played_line(today: date) -> str:
    """Say on the tile of the start sheet that nothing of it was seen."""
    #: a day in the letters of Qt: dddd weekday
    day = written_day(today, _("dddd"))
    #: {day} is such as Sunday
    return as_sentence(_("{day}: not played yet").format(day=day))


def made_line(result: DayResult, deck: str) -> str:
    """Say there what came of it."""
    if result.ace is None:
        return _("You {mine}").format(mine=signed(result.mine or 0))
    return duplicate_line(result.mine or 0, result.ace, deck)


def note(result: DayResult, deck: str) -> str:
    """Note in the archive that a game is the deal of a day, and what the Ace made of it."""
    if result.ace is None:
        return _("deal of the day")
    #: {ace} is the strongest player as a plate names him: Ace, {theirs} such as +1
    pattern = _("deal of the day, {ace} {theirs}")
    return pattern.format(ace=ace_name(deck), theirs=signed(result.ace))


# --------------------------------------------------------------------------------------- to compare


def how_would(deck: str) -> str:
    """Ask how the Ace would have played a deal."""
    #: {ace} is the strongest player: the Ace
    return _("How would {ace} have played it?").format(ace=ace_called(deck))


def ace_plays_word(deck: str) -> str:
    """Say that the answer comes soon."""
    #: {ace} is the strongest player: The Ace
    return as_sentence(_("{ace} is playing…").format(ace=ace_called(deck)))


def duplicate_line(mine: int, theirs: int, deck: str) -> str:
    """Compare in one line: You +1, the Ace +2."""
    #: {mine} and {theirs} are such as +2, {ace} is the strongest player: the Ace
    return _("You {mine}, {ace} {theirs}").format(
        mine=signed(mine), theirs=signed(theirs), ace=ace_called(deck)
    )


def both_words() -> str:
    """Offer to see both plays step by step."""
    return _("Show both")


def title_of_mine() -> str:
    """Name the person's own play among two."""
    return _("Your play")
