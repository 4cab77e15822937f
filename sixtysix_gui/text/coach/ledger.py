"""The account of a deal in words: the ledger, the line on a result, and the marks of a game."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.coach.accounts import Lesson
from sixtysix_gui.coach.judgements import Account, Judgement, Verdict
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.table.words import MINUS, decimal, signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.marks import signed_whole, theme_name, verdict_word
from sixtysix_gui.text.coach.moves import move_name
from sixtysix_gui.text.common import as_sentence, texts

_ = texts("Review")

_TENTHS = 10


# ------------------------------------------------------------------------------------- the ledger


@dataclass(frozen=True)
class LedgerLine:
    """A line of the account: what it is, more about it, its points, and whether they were lost."""

    name: str
    note: str
    points: str
    sign: int = 0


def result_sentence(result: int) -> str:
    """Say what a deal brought, above its ledger."""
    if not result:
        return _("The deal was tied. Here is how it happened.")
    if result > 0:
        return _("You won the deal by %n game point(s). Here is how it happened.", "", result)
    return _("You lost the deal by %n game point(s). Here is how it happened.", "", -result)


def gave_away(called: str) -> str:
    """Name what the other gave away; ``called`` is how sentences call the other."""
    text = _("{name} gave away")
    return as_sentence(text.format(name=called))


def ledger_lines(
    account: Account, called: str, mistakes: int, *, is_open: bool = False
) -> tuple[LedgerLine, ...]:
    """Write the four lines that add up to the result; ``mistakes`` are the own decisions that cost.

    Tenths are rounded as ``Account.in_tenths`` does, so that they add up as they are read. While
    something ``is_open``, still to be found, it is not told what was given away.
    """
    promised, luck, other, given, _unused = account.in_tenths()
    made = _("%n decision(s)", "", mistakes)
    rows = (
        (
            _("At the start"),
            _("before the first card"),
            promised,
            0,
        ),
        (
            _("Luck"),
            _("the draws and the hidden cards"),
            luck,
            0,
        ),
        (gave_away(called), "", other, 1),
        (_("You gave away"), made if mistakes else "", -given, -1),
    )
    lines = [
        LedgerLine(name, note, signed_decimal(tenths / _TENTHS), side if tenths else 0)
        for name, note, tenths, side in rows
    ]
    if is_open:
        lines[-1] = replace(lines[-1], points="?", sign=0)
    return tuple(lines)


def ledger_total(account: Account) -> LedgerLine:
    """Write the line below the ledger."""
    name = _("The deal")
    return LedgerLine(name, "", signed_whole(account.result))


@dataclass(frozen=True)
class Remark:
    """A line below the ledger, with the verdict whose mark stands before it.

    Without a verdict it is the pencil: the person is still to find what was best.
    """

    verdict: Verdict | None
    text: str


def best_moment(
    judgement: Judgement, words: CardWords, closing: Collection[Move] = (), *, by_how_much: bool
) -> Remark:
    """Say which clear right decision was worth most over the next best move, and by how much.

    ``closing`` are the moves that bound to close the talon there, here and below.
    """
    text = _("Best moment: trick {t}, {move}.")
    if by_how_much:
        text = _("Best moment: trick {t}, {move}. The next-best move is worth {d} less.")
    name, gap = move_name(judgement.best, words, closing), decimal(judgement.lead)
    return Remark(Verdict.GOOD, text.format(t=judgement.trick, move=name, d=gap))


def lesson_remark(
    lesson: Lesson,
    trick: int,
    played: Move,
    words: CardWords,
    closing: Collection[Move] = (),
    *,
    is_most: bool,
) -> Remark:
    """Say what there is to learn from a move, and what it cost; ``is_most`` of all of the deal."""
    name = move_name(played, words, closing)
    values = {"theme": theme_name(lesson.theme), "t": trick, "move": name}
    if lesson.loss is None:
        text = _("{theme}: trick {t}, {move}.")
        return Remark(lesson.verdict, text.format(**values))
    if is_most:
        text = _("{theme}: trick {t}, {move}, cost the most: {x}.")
    else:
        text = _("{theme}: trick {t}, {move}, cost {x}.")
    return Remark(lesson.verdict, text.format(**values, x=decimal(lesson.loss)))


def lesson_to_find(lesson: Lesson, trick: int) -> Remark:
    """Say what there is to learn from a move that the person is still to find."""
    text = _("{theme}: trick {t}, find the best move.")
    return Remark(None, text.format(theme=theme_name(lesson.theme), t=trick))


def too_close(
    judgement: Judgement, played: Move, words: CardWords, closing: Collection[Move] = ()
) -> Remark:
    """Say which two moves could not be told apart."""
    text = _("{first} or {second} in trick {t} was too close to call.")
    other = next((each.move for each in judgement.worths if each.move != played), judgement.best)
    said = text.format(
        first=as_sentence(move_name(other, words, closing)),
        second=move_name(played, words, closing),
        t=judgement.trick,
    )
    return Remark(Verdict.CLOSE, said)


def no_clear_mistake() -> str:
    """Say that nothing was clearly wrong."""
    return _("No clear mistake in this deal.")


def through_moves(mistakes: int) -> str:
    """Name the button that leads through the moves that cost something."""
    return _("See the %n move(s)", "", mistakes)


# -------------------------------------------------------------------------- result and game sheets


def result_note(account: Account, marks: int, called: str) -> str:
    """Say on the result what the coach has found, and how many moves are marked."""
    _unused, _unused, other, given, _unused = account.in_tenths()
    if not marks:
        return _("The coach found nothing to improve.")
    looked_at = _("%n move(s) to review.", "", marks)
    return f"{looked_at} {_both_gave(given, other, called)}"


def game_note(accounts: Sequence[Account], called: str) -> str:
    """Sum up in one line what both gave away in all deals of a game."""
    tenths = [account.in_tenths() for account in accounts]
    return _both_gave(sum(each[3] for each in tenths), sum(each[2] for each in tenths), called)


def _both_gave(mine: int, theirs: int, called: str) -> str:
    """Say what both gave away, in tenths of game points."""
    text = _("You gave away {x} game points, {name} {z}.")
    return text.format(x=decimal(mine / _TENTHS), name=called, z=decimal(theirs / _TENTHS))


def disc_loss(account: Account) -> str:
    """Write below a deal's disc what was lost in it: −1.8, or 0."""
    given = account.in_tenths()[3]
    return f"{MINUS}{decimal(given / _TENTHS)}" if given else "0"


def spoken_disc(deal: int, verdict: Verdict, account: Account) -> str:
    """Say the mark below a disc to somebody who does not see it."""
    text = _("Deal {k}: {word}, {x}.")
    return text.format(k=deal, word=verdict_word(verdict), x=disc_loss(account))
