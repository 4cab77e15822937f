"""Verdicts and themes in words, and game points as the coach writes them."""

from collections.abc import Mapping

from sixtysix_gui.coach.lessons import Lesson, Theme
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.table.words import decimal, signed_decimal
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, as_sentence, translate

_WORDS: Mapping[Verdict, str] = {
    Verdict.GOOD: QT_TRANSLATE_NOOP("CoachMarks", "good"),
    Verdict.CLOSE: QT_TRANSLATE_NOOP("CoachMarks", "too close to call"),
    Verdict.SLIP: QT_TRANSLATE_NOOP("CoachMarks", "slip"),
    Verdict.MISTAKE: QT_TRANSLATE_NOOP("CoachMarks", "mistake"),
    Verdict.BLUNDER: QT_TRANSLATE_NOOP("CoachMarks", "blunder"),
    Verdict.NONE: QT_TRANSLATE_NOOP("CoachMarks", "no choice"),
}
_THEMES: Mapping[Theme, str] = {
    #: what there is to learn from a move that was worse; a heading of one to four words
    Theme.CLOSING: QT_TRANSLATE_NOOP("CoachMarks", "Closing"),
    Theme.COUNTING: QT_TRANSLATE_NOOP("CoachMarks", "Counting to 66"),
    Theme.TRICK: QT_TRANSLATE_NOOP("CoachMarks", "Which trick to take"),
    Theme.PAIR: QT_TRANSLATE_NOOP("CoachMarks", "Keeping the pair"),
    Theme.TRUMPS: QT_TRANSLATE_NOOP("CoachMarks", "Trump control"),
    Theme.LEAD: QT_TRANSLATE_NOOP("CoachMarks", "Safe lead"),
    Theme.SCHNEIDER: QT_TRANSLATE_NOOP("CoachMarks", "Schneider"),
    Theme.SHOWN: QT_TRANSLATE_NOOP("CoachMarks", "What was shown"),
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


def theme_name(theme: Theme) -> str:
    """Name a theme, as a heading: Which trick to take."""
    return translate("CoachMarks", _THEMES[theme])


def lesson_sentence(lesson: Lesson) -> str:
    """Say what there was to learn, then what it cost: Closing: mistake, cost 0.5."""
    parts = {"theme": theme_name(lesson.theme), "word": verdict_word(lesson.verdict)}
    if lesson.loss is None:
        return translate("CoachMarks", "{theme}: {word}.").format(**parts)
    text = translate("CoachMarks", "{theme}: {word}, cost {x}.")
    return text.format(**parts, x=decimal(lesson.loss))


def signed_whole(points: int) -> str:
    """Write whole game points with their sign: +2, −1, 0."""
    return signed_decimal(points, decimals=0)


def lost_text(loss: float) -> str:
    """Write what was lost: −0.3."""
    return signed_decimal(-loss)
