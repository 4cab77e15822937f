"""How large the words of dialogs, menus and panels are, and what grows with them."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog

from sixtysix_gui.windows.look.paper import Page, page_palette, paper_font, style_sheet
from sixtysix_gui.windows.look.widgets import FRAME

PAGE_PROPERTY = "sixtysix_page"
"""The application remembers by a property of this name what its windows look like."""


def use_page(page: Page) -> None:
    """Give all windows, also those that are open, this size of text and this contrast."""
    application = QApplication.instance()
    if not isinstance(application, QApplication) or application.property(PAGE_PROPERTY) == page:
        return
    application.setProperty(PAGE_PROPERTY, page)
    application.setPalette(page_palette(page))
    application.setFont(paper_font(page))
    application.setStyleSheet(style_sheet(page))


def page_in_use() -> Page:
    """Give what all windows look like now."""
    application = QApplication.instance()
    page = None if application is None else application.property(PAGE_PROPERTY)
    return page if isinstance(page, Page) else Page()


def text_scale() -> float:
    """Give how much larger than usual the words are: 1 to 2."""
    return page_in_use().text_scale


def scaled(pixels: float) -> int:
    """Give a length that grows with the words, in pixels."""
    return round(pixels * text_scale())


def give_size(dialog: QDialog, width: int, height: int) -> None:
    """Make a dialog so large at the usual size of text, but never larger than its screen."""
    wanted = QSize(scaled(width), scaled(height))
    dialog.resize(wanted.boundedTo(dialog.screen().availableSize() - FRAME))


def give_least_size(dialog: QDialog, width: int, height: int = 0) -> None:
    """Keep a dialog at least so large at the usual size of text, as far as its screen allows."""
    wanted = QSize(scaled(width), scaled(height))
    dialog.setMinimumSize(wanted.boundedTo(dialog.screen().availableSize() - FRAME))
