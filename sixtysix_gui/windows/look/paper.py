"""Paper: the palette and the style sheet of every dialog, sheet and panel."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QPalette

from sixtysix_gui.table import theme
from sixtysix_gui.table.fonts import HEADING_FAMILY, TEXT_FAMILY

GROUND = "#F6F0E3"
"""The paper of dialogs, a shade darker than that of the cards."""
SIDE = "#ECE3CF"
"""The margin that lists the pages of the settings."""
FIELD = "#FFFDF6"
LINE = "#CFC3A6"
CHOSEN = "#E3EDE2"
DISABLED = "#8F8873"
PRESSED = "#174735"
DIFFERENT = "#8A5A08"
TROUBLE = "#8C2F1B"


def paper_palette() -> QPalette:
    """Give the palette of the program, the same on a light and on a dark desktop."""
    palette = QPalette(QColor(GROUND))
    roles = {
        QPalette.ColorRole.Window: GROUND,
        QPalette.ColorRole.WindowText: theme.INK,
        QPalette.ColorRole.Base: FIELD,
        QPalette.ColorRole.AlternateBase: GROUND,
        QPalette.ColorRole.Text: theme.INK,
        QPalette.ColorRole.Button: GROUND,
        QPalette.ColorRole.ButtonText: theme.INK,
        QPalette.ColorRole.ToolTipBase: theme.PAPER,
        QPalette.ColorRole.ToolTipText: theme.INK,
        QPalette.ColorRole.PlaceholderText: theme.GREY_ON_PAPER,
        QPalette.ColorRole.Highlight: theme.ACTION_GREEN,
        QPalette.ColorRole.HighlightedText: theme.PAPER,
        QPalette.ColorRole.Link: theme.ACTION_GREEN,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(DISABLED))
    return palette


STYLE = f"""
QLabel[look="title"] {{ font-family: "{HEADING_FAMILY}"; font-weight: 700; font-size: 22pt; }}
QLabel[look="heading"] {{
    font-family: "{HEADING_FAMILY}"; font-weight: 600; font-size: 13pt; color: {theme.ACTION_GREEN};
}}
QLabel[look="note"] {{ color: {theme.GREY_ON_PAPER}; }}
QLabel[look="different"] {{ color: {DIFFERENT}; font-weight: 600; }}
QLabel[look="trouble"] {{ color: {TROUBLE}; font-weight: 600; }}
QLabel[look="strong"] {{ font-weight: 600; }}
QLabel[look="code"] {{ font-family: "monospace"; }}
QPushButton {{
    background: {FIELD}; border: 1px solid {theme.INK}; border-radius: 15px;
    padding: 5px 16px; margin: 2px; min-height: 18px; color: {theme.INK};
}}
QPushButton:hover {{ background: {CHOSEN}; }}
QPushButton:pressed {{ background: {LINE}; }}
QPushButton:focus {{ border: 3px solid {theme.FOCUS_ON_PAPER}; margin: 0px; border-radius: 17px; }}
QPushButton:disabled {{ color: {DISABLED}; border-color: {LINE}; }}
QPushButton[look="main"] {{
    background: {theme.ACTION_GREEN}; color: {theme.PAPER}; border-color: {theme.ACTION_GREEN};
    font-weight: 600;
}}
QPushButton[look="main"]:hover, QPushButton[look="main"]:pressed {{ background: {PRESSED}; }}
QPushButton[look="main"]:focus {{ border-color: {theme.FOCUS_ON_PAPER}; }}
QPushButton[look="main"]:disabled {{ background: {LINE}; border-color: {LINE}; }}
QToolButton[look="picture"] {{
    background: {FIELD}; border: 1px solid {LINE}; border-radius: 10px; padding: 6px; margin: 2px;
}}
QToolButton[look="picture"]:checked {{
    background: {CHOSEN}; border: 3px solid {theme.ACTION_GREEN}; margin: 0px;
}}
QToolButton[look="picture"]:focus {{
    border: 3px solid {theme.FOCUS_ON_PAPER}; margin: 0px;
}}
QListWidget[look="pages"] {{
    background: {SIDE}; border: 3px solid {SIDE}; outline: none; font-weight: 600; padding-top: 7px;
}}
QListWidget[look="pages"]:focus {{ border-color: {theme.FOCUS_ON_PAPER}; }}
QListWidget[look="pages"]::item {{ padding: 9px 14px; }}
QListWidget[look="pages"]::item:selected {{
    background: {theme.ACTION_GREEN}; color: {theme.PAPER};
}}
QMenu {{ background: {theme.PAPER}; border: 1px solid {LINE}; padding: 4px 0px; }}
QMenu::item {{ padding: 5px 22px 5px 22px; color: {theme.INK}; }}
QMenu::item:selected {{ background: {theme.ACTION_GREEN}; color: {theme.PAPER}; }}
QMenu::item:disabled {{ color: {DISABLED}; }}
QMenu::separator {{ height: 1px; background: {LINE}; margin: 4px 10px; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollArea > #qt_scrollarea_viewport > QWidget {{ background: transparent; }}
QFrame[look="rule"] {{ background: {LINE}; border: none; max-height: 1px; }}
"""
"""The style sheet of the program; a widget asks for a variant by its property ``look``."""

TEXT_SIZE = 10.5
"""Plain text of dialogs, in points."""


def paper_font() -> QFont:
    """Give the font of dialogs and menus."""
    font = QFont(TEXT_FAMILY)
    font.setPointSizeF(TEXT_SIZE)
    return font
