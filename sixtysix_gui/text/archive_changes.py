"""What was deleted, put back, exported, copied and taken in, in sentences."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale

from sixtysix_gui.archive.changing import Deleted, Exported
from sixtysix_gui.archive.rows import GameRow, Origin
from sixtysix_gui.archive.taking_in import FileFault, TakenIn
from sixtysix_gui.sentences import told
from sixtysix_gui.storage.tables import no_formula
from sixtysix_gui.text.archive import RowWords
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import shown_name, shown_text, texts, translate
from sixtysix_gui.text.error_sentences import fault_sentence, notice_sentence, record_sentence

_ = texts("ArchiveChanges")

_MOST_FAULTS = 4
"""Files whose faults are told one by one."""


def delete_question(rows: Sequence[GameRow]) -> tuple[str, str]:
    """Ask whether to delete games: a head, and a line about what that means."""
    head = _("Delete %n game(s)?", "", len(rows))
    if all(row.origin is Origin.ELSEWHERE for row in rows):
        return head, _("You can restore deleted games for 30 days.")
    line = _("Deleted games no longer count in your statistics. You can restore them for 30 days.")
    return head, line


def open_games_line() -> str:
    """Say why games that can be continued are not deleted."""
    return _("Open games are not deleted. Resign a game if you want to end it.")


def deleted_line(done: Deleted) -> str:
    """Say how many games were deleted, and which were not."""
    parts: list[str] = []
    if done.games or not done.missing:
        parts.append(_("%n game(s) deleted.", "", done.games))
    if done.missing:
        parts.append(_missing_line(done.missing))
    if done.open_games:
        parts.append(open_games_line())
    return " ".join(parts)


def _missing_line(games: int) -> str:
    return _("%n game(s) could no longer be found.", "", games)


def restored_line(games: int) -> str:
    """Say how many games are back."""
    if not games:
        return _("These games were already in the archive.")
    return _("%n game(s) restored.", "", games)


def exported_line(done: Exported, file: str) -> str:
    """Say how many games were written to a file."""
    if not done.games:
        return _missing_line(done.missing)
    text = _("%n game(s) exported as {file}.", "", done.games).format(file=shown_name(file))
    return f"{text} {_missing_line(done.missing)}" if done.missing else text


def copied_line(games: int) -> str:
    """Say that games are in the clipboard."""
    return _("%n game(s) copied as text.", "", games)


def reading_line(done: int, size: int) -> str:
    """Say which part of some files was read."""
    text = _("Reading games: {percent}%")
    return text.format(percent=min(100, 100 * done // max(1, size)))


def taken_in_line(done: TakenIn) -> str:
    """Say how many games are new in the archive."""
    parts: list[str] = []
    if done.games:
        parts.append(_("%n game(s) added.", "", done.games))
    if done.back:
        parts.append(restored_line(done.back))
    if done.known:
        parts.append(_("%n game(s) already in the archive.", "", done.known))
    if done.is_stopped:
        parts.append(_("The rest was not read."))
    nothing = _("No games were found.")
    return " ".join(parts) or nothing


def taken_in_troubles(done: TakenIn, words: CardWords) -> str:
    """Say what could not be taken in, and why; empty if all could."""
    lines = [fault_line(fault, words) for fault in done.faults[:_MOST_FAULTS]]
    more = len(done.faults) - _MOST_FAULTS
    if more > 0:
        lines.append(_("%n more file(s) could not be read completely.", "", more))
    if done.is_cut:
        lines.append(
            _("There were more files than can be read at once. Please add the others separately.")
        )
    if done.trouble is not None:
        lines.append(notice_sentence(done.trouble))
    return "\n".join(lines)


def fault_line(fault: FileFault, words: CardWords) -> str:
    """Say why something of a file could not be taken in."""
    if fault.error is not None:
        place = record_sentence(fault.file, fault.error)
        return f"{place} {fault_sentence(fault.error, words)}"
    details = shown_text(told(fault.reason, translate))
    sentence = translate("Storage", "{path} cannot be read: {details}.")
    return sentence.format(path=shown_name(fault.file), details=details)


def copied_row(words: RowWords) -> str:
    """Write a game as a line of text: day, rules, company, result and notes, parted by tabs."""
    row = words.row
    rules, company = map(no_formula, (words.rules, words.company))
    parts = [day_text(row.day, row.time), rules, company, words.result, words.note]
    return "\t".join(parts).rstrip("\t").replace("\N{NO-BREAK SPACE}", " ")


def day_text(day: str, time: str = "") -> str:
    """Write a day so that it can be read on any other day; empty where it is not known."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return ""
    #: a day in the letters of Qt: d day, MMM short name of the month, yyyy year
    pattern = _("d MMM yyyy")
    text = QLocale().toString(QDate(found.year, found.month, found.day), pattern)
    return f"{text} {time}".rstrip()
