"""The dialog in which files of records are chosen; it opens where the last one was."""

from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper

_ = texts("RecordFiles")


def record_dialog(over: QWidget, title: str, keeper: SettingsKeeper) -> QFileDialog:
    """Make a dialog over a window; it is gone once it is closed."""
    dialog = QFileDialog(over, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    names = _("Sixty-Six records (*.66r)")
    dialog.setNameFilter(names)
    dialog.setDirectory(_folder_for(keeper.settings.record_folder))

    def remember(name: str) -> None:
        keeper.change(record_folder=str(Path(name).parent))

    dialog.fileSelected.connect(remember)
    dialog.filesSelected.connect(lambda names: remember(names[0]))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    return dialog


def _folder_for(last: str) -> str:
    """Return the folder that is shown first: the last one, else the person's documents, or home.

    A folder that is not there would make Qt show the one in which the program was started.
    """
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    wanted = (last, documents)
    return next((folder for folder in wanted if folder and Path(folder).is_dir()), QDir.homePath())
