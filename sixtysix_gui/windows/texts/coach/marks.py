"""Verdicts in words, and game points as the coach writes them."""

from collections.abc import Mapping

from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.table.numbers import signed_decimal
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, as_sentence, translate

_WORDS: Mapping[Verdict, str] = {
    Verdict.GOOD: QT_TRANSLATE_NOOP("CoachMarks", "good"),
    Verdict.CLOSE: QT_TRANSLATE_NOOP("CoachMarks", "too close to call"),
    Verdict.SLIP: QT_TRANSLATE_NOOP("CoachMarks", "slip"),
    Verdict.MISTAKE: QT_TRANSLATE_NOOP("CoachMarks", "mistake"),
    Verdict.BLUNDER: QT_TRANSLATE_NOOP("CoachMarks", "blunder"),
    Verdict.NONE: QT_TRANSLATE_NOOP("CoachMarks", "no choice"),
}
_SHORT_CLOSE = QT_TRANSLATE_NOOP("CoachMarks", "too close")


def verdict_word(verdict: Verdict) -> str:
    """Name a verdict within a sentence: slip."""
    return translate("CoachMarks", _WORDS[verdict])


def verdict_head(verdict: Verdict) -> str:
    """Name a verdict by itself: Slip."""
    return as_sentence(verdict_word(verdict))


def verdict_short_head(verdict: Verdict) -> str:
    """Name a verdict by itself where there is little room: Too close."""
    short = translate("CoachMarks", _SHORT_CLOSE)
    return as_sentence(short) if verdict is Verdict.CLOSE else verdict_head(verdict)


def verdict_in_list(verdict: Verdict) -> str:
    """Name a verdict in a narrow row; a good move needs no word beside its mark."""
    if verdict is Verdict.CLOSE:
        return translate("CoachMarks", _SHORT_CLOSE)
    return "" if verdict is Verdict.GOOD else verdict_word(verdict)


def signed_whole(points: int) -> str:
    """Write whole game points with their sign: +2, −1, 0."""
    return signed_decimal(points, decimals=0)


def lost_text(loss: float) -> str:
    """Write what was lost: −0.3."""
    return signed_decimal(-loss)
