"""The review of a deal in words: ledger, decisions, strip, and what else is to be said."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.coach.values.accounts import Account, AccountStep
from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.rules.moves import DRAW, Move, PlayCard
from sixtysix_gui.rules.two_handed.facts import TalonStatus
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach.marks import (
    MINUS,
    lost_text,
    points_text,
    signed_points,
    signed_whole,
    verdict_in_list,
    verdict_word,
)
from sixtysix_gui.windows.texts.coach.moves import (
    better_sentence,
    done_sentence,
    move_in_list,
    move_name,
)
from sixtysix_gui.windows.texts.coach.reasons import reason_sentence
from sixtysix_gui.windows.texts.common import as_sentence

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
        return QCoreApplication.translate(
            "Review", "The deal was drawn. This is how it came about."
        )
    if result > 0:
        return QCoreApplication.translate(
            "Review",
            "You won the deal by %n game point(s). This is how it came about.",
            None,
            result,
        )
    return QCoreApplication.translate(
        "Review", "You lost the deal by %n game point(s). This is how it came about.", None, -result
    )


def ledger_lines(account: Account, called: str, mistakes: int) -> tuple[LedgerLine, ...]:
    """Write the four lines that add up to the result; ``mistakes`` are the own decisions that cost.

    Tenths are rounded as ``Account.in_tenths`` does, so that they add up as they are read.
    """
    promised, luck, other, given, _ = account.in_tenths()
    made = QCoreApplication.translate("Review", "%n decision(s)", None, mistakes)
    gave = QCoreApplication.translate("Review", "{name} gave away").format(name=called)
    rows = (
        (
            QCoreApplication.translate("Review", "What the deal promised"),
            QCoreApplication.translate("Review", "before the first card"),
            promised,
            0,
        ),
        (
            QCoreApplication.translate("Review", "Luck"),
            QCoreApplication.translate("Review", "cards drawn, what lay where"),
            luck,
            0,
        ),
        (as_sentence(gave), "", other, 1),
        (
            QCoreApplication.translate("Review", "You gave away"),
            made if mistakes else "",
            -given,
            -1,
        ),
    )
    return tuple(
        LedgerLine(name, note, signed_points(tenths / _TENTHS), side if tenths else 0)
        for name, note, tenths, side in rows
    )


def ledger_total(account: Account) -> LedgerLine:
    """Write the line below the ledger."""
    name = QCoreApplication.translate("Review", "The deal")
    return LedgerLine(name, "", signed_whole(account.result))


@dataclass(frozen=True)
class Remark:
    """A line below the ledger, with the verdict whose mark stands before it."""

    verdict: Verdict
    text: str


def best_moment(judgement: Judgement, words: CardWords) -> Remark:
    """Say which clear right decision was worth most over the next best move."""
    text = QCoreApplication.translate(
        "Review", "Best moment: trick {t}, {move}. The next best move is worth {d} less."
    )
    best, second = judgement.worths[:2]
    gap = points_text(best.points - second.points)
    said = text.format(t=judgement.trick, move=move_name(judgement.best, words), d=gap)
    return Remark(Verdict.GOOD, said)


def greatest_loss(judgement: Judgement, played: Move, words: CardWords) -> Remark:
    """Say where most was lost."""
    text = QCoreApplication.translate("Review", "Most was lost in trick {t}: {move}, {x}.")
    loss = points_text(judgement.clear_loss)
    said = text.format(t=judgement.trick, move=move_name(played, words), x=loss)
    return Remark(judgement.verdict, said)


def too_close(judgement: Judgement, played: Move, words: CardWords) -> Remark:
    """Say which two moves could not be told apart."""
    text = QCoreApplication.translate(
        "Review", "{first} or {second} in trick {t} was too close to call."
    )
    other = next((each.move for each in judgement.worths if each.move != played), judgement.best)
    said = text.format(
        first=as_sentence(move_name(other, words)),
        second=move_name(played, words),
        t=judgement.trick,
    )
    return Remark(Verdict.CLOSE, said)


def no_clear_mistake() -> str:
    """Say that nothing was clearly wrong."""
    return QCoreApplication.translate("Review", "No clear mistake in this deal.")


def through_moves(mistakes: int) -> str:
    """Name the button that leads through the moves that cost something."""
    return QCoreApplication.translate("Review", "Through the %n move(s)", None, mistakes)


# -------------------------------------------------------------------------- result and game sheets


def result_note(account: Account) -> str:
    """Say in one line on the result what the coach has found."""
    _, luck, _, given, _ = account.in_tenths()
    if not given:
        return QCoreApplication.translate("Review", "The coach found nothing to improve.")
    text = QCoreApplication.translate(
        "Review", "The coach: you gave away {x} game points; luck brought {y}."
    )
    return text.format(x=points_text(given / _TENTHS), y=signed_points(luck / _TENTHS))


def game_note(accounts: Sequence[Account], called: str) -> str:
    """Sum up what was given away in all deals of a game, and what luck brought."""
    tenths = [account.in_tenths() for account in accounts]
    luck = sum(each[1] for each in tenths)
    gave = QCoreApplication.translate(
        "Review", "You gave away {x} game points, {name} {z}."
    ).format(
        x=points_text(sum(each[3] for each in tenths) / _TENTHS),
        name=called,
        z=points_text(sum(each[2] for each in tenths) / _TENTHS),
    )
    text = (
        QCoreApplication.translate("Review", "Luck gave you {y}.")
        if luck >= 0
        else QCoreApplication.translate("Review", "Luck took {y} from you.")
    )
    return f"{gave} {text.format(y=points_text(luck / _TENTHS))}"


def best_of_game(judgement: Judgement, deal: int, words: CardWords) -> tuple[str, str]:
    """Say which decision of a game was best, and in a tool tip by how much."""
    text = QCoreApplication.translate("Review", "Best moment: {move} in trick {t} of deal {k}.")
    best, second = judgement.worths[:2]
    said = text.format(move=move_name(judgement.best, words), t=judgement.trick, k=deal)
    tip = QCoreApplication.translate("Review", "The next best move is worth {d} less.")
    return said, tip.format(d=points_text(best.points - second.points))


def disc_loss(account: Account) -> str:
    """Write below a deal's disc what was lost in it: −1.8, or 0."""
    given = account.in_tenths()[3]
    return f"{MINUS}{points_text(given / _TENTHS)}" if given else "0"


def spoken_disc(deal: int, verdict: Verdict, account: Account) -> str:
    """Say the mark below a disc to somebody who does not see it."""
    text = QCoreApplication.translate("Review", "Deal {k}: {word}, {x}.")
    return text.format(k=deal, word=verdict_word(verdict), x=disc_loss(account))


# --------------------------------------------------------------------------------- the decisions


def row_texts(move: Move, judgement: Judgement | None, words: CardWords) -> tuple[str, str, str]:
    """Write a row of the list: move, word of the verdict, what it cost."""
    name = move_in_list(move, words)
    if judgement is None:
        return name, "", ""
    loss = lost_text(judgement.clear_loss) if judgement.verdict.strokes else ""
    return name, verdict_in_list(judgement.verdict), loss


def spoken_row(trick: int, move: Move, judgement: Judgement | None, words: CardWords) -> str:
    """Say a row: Trick 3, the ten of clubs, slip, cost 0.3."""
    name = move_name(move, words)
    if judgement is None:
        text = QCoreApplication.translate("Review", "Trick {t}, {move}, not looked at yet.")
        return text.format(t=trick, move=name)
    word = verdict_word(judgement.verdict)
    if not judgement.verdict.strokes:
        return QCoreApplication.translate("Review", "Trick {t}, {move}, {word}.").format(
            t=trick, move=name, word=word
        )
    text = QCoreApplication.translate("Review", "Trick {t}, {move}, {word}, cost {x}.")
    return text.format(t=trick, move=name, word=word, x=points_text(judgement.clear_loss))


def folded_row(first: int, last: int) -> tuple[str, str]:
    """Write the row of all tricks in which nothing was left to decide: their numbers, and why."""
    numbers = str(first) if first == last else f"{first}–{last}"
    return numbers, QCoreApplication.translate("Review", "nothing more to decide")


def played_sentence(
    move: Move, judgement: Judgement | None, words: CardWords, *, is_lead: bool
) -> str:
    """Say what was played, and what would have been better where that is clear."""
    done = done_sentence(move, words, is_lead=is_lead)
    if judgement is None or not judgement.verdict.strokes:
        return done
    return f"{done} {better_sentence(judgement.best, move, words)}"


def why_sentence(judgement: Judgement, words: CardWords, called: str) -> str:
    """Say the one reason of a verdict; empty where there is none."""
    if judgement.reason is None:
        return ""
    return reason_sentence(judgement.reason, words, called)


def moment_sentence(view: PlayerView, move: Move, words: CardWords, called: str) -> str:
    """Say below the table what the person had to decide."""
    if view.led is not None:
        text = QCoreApplication.translate("Review", "Trick {t}: {name} has led {card}.")
        return text.format(t=view.trick_number, name=called, card=words.card(view.led))
    if not view.my_turn or (move != DRAW and DRAW not in view.legal_moves):
        return _on_lead(view)
    text = QCoreApplication.translate("Review", "Trick {t}: your trick, before the draw.")
    return text.format(t=max(view.trick_number - 1, 1))


def _on_lead(view: PlayerView) -> str:
    if view.status is TalonStatus.OPEN:
        text = QCoreApplication.translate("Review", "Trick {t}: you are on lead.")
    elif view.status is TalonStatus.CLOSED:
        text = QCoreApplication.translate(
            "Review", "Trick {t}: you are on lead, the talon is closed."
        )
    else:
        text = QCoreApplication.translate(
            "Review", "Trick {t}: you are on lead, the talon is used up."
        )
    return text.format(t=view.trick_number)


def is_lead(view: PlayerView, move: Move) -> bool:
    """Whether a card is led and not added."""
    return view.led is None and isinstance(move, PlayCard)


def decision_place(number: int, count: int) -> str:
    """Say which of the decisions is shown."""
    return QCoreApplication.translate("Review", "Decision {k} of {n}").format(k=number, n=count)


# --------------------------------------------------------------------------------------- the strip


def still_looking(judged: int, count: int) -> str:
    """Say how far the coach has come."""
    text = QCoreApplication.translate(
        "Review",
        "The coach is still looking: {k} of {n} decisions. You can go through them already.",
    )
    return text.format(k=judged, n=count)


def spoken_step(step: AccountStep, luck_since: float, *, by_chance: bool) -> str:
    """Say a decision on the strip: expected before, after the move, and luck since then."""
    if by_chance:
        text = QCoreApplication.translate(
            "Review", "Chance to win {v} in 100, after your move {w}."
        )
        return text.format(v=round(100 * step.chance_before), w=round(100 * step.chance_after))
    text = QCoreApplication.translate(
        "Review", "Expected {v}, after your move {w}; luck since then {y}."
    )
    return text.format(
        v=signed_points(step.before), w=signed_points(step.after), y=signed_points(luck_since)
    )


# ------------------------------------------------------------------------ what else is to be said


def nothing_to_decide() -> str:
    """Say that the deal held no choice for the person."""
    return QCoreApplication.translate("Review", "In this deal you had nothing to decide.")


def foreign_rules() -> str:
    """Say that the coach cannot judge by these rules."""
    return QCoreApplication.translate(
        "Review", "The coach does not know these rules well enough to judge."
    )


def whose_decisions() -> str:
    """Ask for the seat where the record does not name it."""
    return QCoreApplication.translate(
        "Review",
        "This record does not say which seat was yours. Whose decisions shall the coach look at?",
    )


def still_played() -> str:
    """Say that nothing is told of a deal that can be played on."""
    return QCoreApplication.translate("Review", "The coach speaks when the deal is over.")


def coach_failed() -> str:
    """Say that the coach could not work."""
    return QCoreApplication.translate(
        "Review", "The coach could not work this out. The log says why."
    )


def looks_at_fewer() -> str:
    """Say that on this computer more stays open."""
    return QCoreApplication.translate(
        "Review", "On this computer the coach looks at fewer deals, so more stays open."
    )


def how_judged() -> str:
    """Say what the coach goes by."""
    return QCoreApplication.translate(
        "Review", "Judged by what you could know then. Cards you could not see do not count."
    )


def talon_lay(cards: str) -> str:
    """Say which cards lay face down, in the order in which they would have been drawn."""
    return QCoreApplication.translate("Review", "The talon, from above: {cards}.").format(
        cards=cards
    )
