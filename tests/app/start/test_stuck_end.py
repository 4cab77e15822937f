"""Work that never stops, as on a disk that does not answer, does not keep the program alive."""

import sys

import pytest

from tests.helpers.processes.ran import ran

pytestmark = pytest.mark.window

STUCK = """
import sys
import time
from PySide6.QtWidgets import QApplication
from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.start import main
from sixtysix_gui.windows.archive import keeper
from sixtysix_gui.windows.desktop import work_threads

application = QApplication(["stuck"])

def hang(*_):
    keeper.QTimer.singleShot(0, application, application.closeAllWindows)
    time.sleep(60)

Archive.build = hang
keeper.SOON = 0
work_threads.PATIENCE = work_threads._SHORT_PATIENCE = 10
sys.exit(main([]))
"""


def test_the_program_ends_with_its_usual_status() -> None:
    ended = ran([sys.executable, "-c", STUCK], timeout=50)
    assert (ended.returncode, "Destroyed" in ended.stderr) == (0, False)
