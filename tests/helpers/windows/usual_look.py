"""The look that windows have without the program: no page, and the fonts and colours of Qt."""

from PySide6.QtGui import QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from sixtysix_gui.windows.widgets.paper import PAGE_PROPERTY


def take_look_back() -> None:
    """Let windows look as before ``use_page``, which holds for all of them at once."""
    application = QApplication.instance()
    if not isinstance(application, QApplication) or application.property(PAGE_PROPERTY) is None:
        return
    application.setProperty(PAGE_PROPERTY, None)
    application.setStyleSheet("")
    application.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))
    application.setPalette(QPalette())
