"""Finds words for which there is no room."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QLabel, QToolButton, QWidget

from sixtysix_gui.windows.new_game.rule_card import RuleCardButton
from sixtysix_gui.windows.widgets.accordion import AccordionHeader
from sixtysix_gui.windows.widgets.choices import DropDown

_ICON_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly


def is_cut(shown: QLabel | QAbstractButton) -> bool:
    """Whether a widget is smaller than its words."""
    metrics = QFontMetrics(shown.font())
    if isinstance(shown, QLabel):
        wrapped = shown.wordWrap()
        height = shown.heightForWidth(shown.width()) if wrapped else shown.sizeHint().height()
        too_narrow = not wrapped and shown.sizeHint().width() > shown.width() + 1
        return too_narrow or height > shown.height() + 1
    words = shown.text().replace("&", "")
    return metrics.horizontalAdvance(words) > shown.width() or metrics.height() > shown.height() + 1


def cut_words(window: QWidget) -> list[str]:
    """Return the words on all visible labels, buttons, cards and lines that are cut."""
    cut: list[str] = []
    for child in window.findChildren(QWidget):
        if not child.isVisible():
            continue
        if isinstance(child, RuleCardButton):
            cut += _cut_on_card(child)
        elif isinstance(child, AccordionHeader):
            cut += [child.value] if child.room_for(child.shown_value) < 0 else []
        elif isinstance(child, DropDown):
            shown = child.shown_text
            cut += [shown] if child.width() < round(child.width_for(shown)) else []
        elif isinstance(child, QToolButton) and child.toolButtonStyle() is _ICON_ALONE:
            continue
        elif isinstance(child, QLabel | QAbstractButton) and is_cut(child):
            cut.append(f"{type(child).__name__}: {child.text()}")
    return cut


def _cut_on_card(card: RuleCardButton) -> list[str]:
    """Return the words of a card that are shortened, reach over its edge or lie on others."""
    words = card.plan.words
    cut = [one.text for one in words if one.cut]
    cut += [one.text for one in words if not card.rect().toRectF().contains(one.area)]
    for place, one in enumerate(words):
        inner = one.area.adjusted(1, 1, -1, -1)
        others = words[place + 1 :]
        cut += [f"{one.text} / {two.text}" for two in others if inner.intersects(two.area)]
    return cut


def clipped(window: QWidget) -> list[str]:
    """Return the visible widgets that are not wholly inside all that hold them."""
    found: list[str] = []
    for child in window.findChildren(QWidget):
        holder = child.parentWidget()
        if not child.isVisible() or holder is None or child.isWindow():
            continue
        area = QRect(child.mapTo(window, child.rect().topLeft()), child.size())
        if not window.rect().contains(area):
            found.append(f"{type(child).__name__} {child.objectName()}")
    return found
