"""What the window tells about files, failures and the game beside the table, each in its place."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QWidget

from sixtysix_gui.controller.signals import SaveFailure
from sixtysix_gui.storage.folders import Notice, StorageError
from sixtysix_gui.text.common import shown_text, texts, translate
from sixtysix_gui.text.error_sentences import notice_sentence
from sixtysix_gui.windows.sheets.questions import tell

_ = texts("WindowMessages")

_LONGEST_ERROR = 400
"""Characters of an error that are shown; the log has all of it."""


class WindowMessages(QObject):
    """Tells grave things on paper over the window, and small ones in a line."""

    def __init__(self, window: QWidget, say: Callable[[str], None], log_file: Path) -> None:
        """Tell over a window, or ``say`` a line for a while; ``log_file`` has the details."""
        super().__init__(window)
        self._window = window
        self.say = say
        self._log_file = log_file

    def game_goes_on(self) -> None:
        """Say that the saved game is on the table."""
        self.say(_("Your game continues where you left off."))

    def game_left(self) -> None:
        """Say where the game is that has made way for another one."""
        self.say(_("Your other game is in the archive. Continue it whenever you like."))

    def game_not_kept(self, reason: str) -> None:
        """Say that the game that was left is not in the archive, and where it is."""
        sentence = _("Your game could not be moved to the archive and stays on the table.")
        self.say(f"{sentence} {reason}".strip())

    def trial_goes_on(self, *, waits: bool) -> None:
        """Say that a position of a review is still on the table, and whether a game waits."""
        self.say(trial_line(waits=waits))

    def level_replaced(self, name: str, players: tuple[str, ...] = ()) -> None:
        """Say that a game goes on with a level that its record does not name.

        ``players`` are those it names none for; it names none at all where no one is given.
        """
        if not players:
            #: {name} is an opponent, such as Queen
            sentence = _("This record names no level of this program, so {name} continues.")
            self.say(sentence.format(name=name))
            return
        #: {players} are one or two at a table of several, {name} is a level, such as Queen
        sentence = _("This record names no level for {players}, so {name} plays there.")
        listed = QLocale().createSeparatedList(players)
        self.say(sentence.format(players=listed, name=name))

    def record_saved(self, path: Path) -> None:
        """Say where a record was saved."""
        self.say(_("Saved as {file}.").format(file=shown_text(path.name)))

    def demonstration_failed(self) -> None:
        """Say that the demonstration was ended."""
        self.say(_("The demonstration could not continue. See the log for details."))

    def menu_bar_hidden(self) -> None:
        """Say how the menu bar comes back."""
        self.say(
            _("To bring back the menu bar, press Alt or F10, or move the pointer to the top edge.")
        )

    def notice(self, notice: Notice) -> None:
        """Say what went wrong with a file, in one line."""
        self.say(notice_sentence(notice))

    def not_kept(self, error: StorageError) -> None:
        """Say that settings or a tally could not be kept."""
        self.notice(error.notice)

    def at_start(self, notices: Sequence[Notice], trouble: Notice | None) -> None:
        """Tell of files that could not be used, and why nothing can be saved, if it is so."""
        if trouble is not None:
            rest = _(
                "You can play, but your game will not be saved. What was saved before is "
                "untouched. Please fix this and start Sixty-Six again."
            )
            self._tell(_("The game cannot be saved."), f"{notice_sentence(trouble)} {rest}")
        for notice in notices:
            if notice != trouble:  # one reason may be met in all folders
                self._tell(_("A file could not be used"), notice_sentence(notice))

    def not_saved(self, failure: SaveFailure) -> None:
        """Tell that the running game could not be saved."""
        text = _("{details} You can keep playing. The program tries again with every move.")
        head = _("The game cannot be saved.")
        self._tell(head, text.format(details=failure.sentence))

    def error(self, error: str) -> None:
        """Say calmly that something unexpected has happened."""
        text = _("Your game is saved after every move. Details are in {log}.\n\n{error}")
        self._tell(
            _("Something went wrong. This should not have happened."),
            text.format(
                log=shown_text(str(self._log_file)), error=shown_text(error[:_LONGEST_ERROR])
            ),
        )

    def _tell(self, head: str, text: str) -> None:
        tell(self._window, head, text, _("Close"))


def trial_line(*, waits: bool) -> str:
    """Say that a position of a review is played on, and whether a game waits meanwhile."""
    if waits:
        return translate(
            "Start",
            "You are trying out a position from a review; it does not count. Your game is waiting.",
        )
    return translate("Start", "You are trying out a position from a review; it does not count.")
