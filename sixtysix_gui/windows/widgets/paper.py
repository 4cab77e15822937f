"""Paper: the palette and the style sheet of every dialog, sheet and panel."""

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.fonts import HEADING_FAMILY, TEXT_FAMILIES, load_fonts

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


_BAR, _GRIP = 12, 30
"""Width of a scroll bar, which grows less than words do, and least length of what is dragged on
it, in pixels at 100 %."""
_KNOB, _GROOVE = 20, 4
"""Height of a slider's knob and of the line that it slides along, in pixels at 100 %."""


@dataclass(frozen=True)
class Page:
    """What the person wished of all windows: the size of the words, and strong contrast."""

    text_scale: float = 1.0
    high_contrast: bool = False

    @property
    def line(self) -> str:
        """The colour of fine lines."""
        return theme.GREY_ON_PAPER if self.high_contrast else LINE

    @property
    def note(self) -> str:
        """The colour of what matters less."""
        return theme.INK if self.high_contrast else theme.GREY_ON_PAPER

    @property
    def disabled(self) -> str:
        """The colour of what cannot be done now."""
        return theme.GREY_ON_PAPER if self.high_contrast else DISABLED


def page_palette(page: Page) -> QPalette:
    """Return the palette of the program, the same on a light and on a dark desktop."""
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
        QPalette.ColorRole.PlaceholderText: page.note,
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
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(page.disabled))
    return palette


def style_sheet(page: Page) -> str:
    """Return the program's style sheet; a widget asks for a variant by its property ``look``."""
    parts = (_labels, _push_buttons, _tool_buttons, _lists, _menus, _scrolling)
    return "".join(part(page) for part in parts)


def _labels(page: Page) -> str:
    """Return the look of labels."""
    size = page.text_scale
    return f"""
QLabel[look="title"] {{
    font-family: "{HEADING_FAMILY}"; font-weight: 700; font-size: {22 * size:.1f}pt;
}}
QLabel[look="heading"] {{
    font-family: "{HEADING_FAMILY}"; font-weight: 600; font-size: {13 * size:.1f}pt;
    color: {theme.ACTION_GREEN};
}}
QLabel[look="note"] {{ color: {page.note}; }}
QLabel[look="different"] {{ color: {DIFFERENT}; font-weight: 600; }}
QLabel[look="trouble"] {{ color: {TROUBLE}; font-weight: 600; }}
QLabel[look="strong"] {{ font-weight: 600; }}
QLabel[look="code"] {{ font-family: "monospace"; }}
"""


def _push_buttons(page: Page) -> str:
    """Return the look of buttons with words."""
    size = page.text_scale
    height = round(18 * size)
    corner = round(height / 2 + 5 * size + 1)  # half the height of a button: its ends are round
    return f"""\
QPushButton {{
    background: {FIELD}; border: 1px solid {theme.INK}; border-radius: {corner}px;
    padding: {round(5 * size)}px {round(16 * size)}px; margin: 2px; min-height: {height}px;
    color: {theme.INK}; outline: none;
}}
QPushButton:hover {{ background: {CHOSEN}; }}
QPushButton:pressed {{ background: {page.line}; }}
QPushButton:disabled {{ color: {page.disabled}; border-color: {page.line}; }}
QPushButton[look="narrow"] {{ padding: {round(5 * size)}px; }}
QPushButton[look="main"] {{
    background: {theme.ACTION_GREEN}; color: {theme.PAPER}; border-color: {theme.ACTION_GREEN};
    font-weight: 600;
}}
QPushButton[look="main"]:hover, QPushButton[look="main"]:pressed {{ background: {PRESSED}; }}
QPushButton[look="main"]:disabled {{ background: {page.line}; border-color: {page.line}; }}
"""


def _tool_buttons(page: Page) -> str:
    """Return the look of buttons with pictures."""
    return f"""\
QToolButton[look="picture"] {{
    background: {FIELD}; border: 1px solid {page.line}; border-radius: 10px; padding: 6px;
    margin: 2px;
}}
QToolButton[look="picture"]:checked {{
    background: {CHOSEN}; border: 3px solid {theme.ACTION_GREEN}; margin: 0px;
}}
QToolButton[look="picture"]:focus {{
    border: 3px solid {theme.FOCUS_ON_PAPER}; margin: 0px;
}}
QToolButton[look="step"] {{
    background: {FIELD}; border: 1px solid {page.line}; border-radius: 8px; padding: 3px 7px;
    margin: 2px; color: {theme.INK};
}}
QToolButton[look="step"]:hover {{ background: {CHOSEN}; }}
QToolButton[look="step"]:pressed {{ background: {page.line}; }}
QToolButton[look="step"]:disabled {{ background: {GROUND}; color: {page.disabled}; }}
QToolButton[look="step"]:focus {{ border: 3px solid {theme.FOCUS_ON_PAPER}; margin: 0px; }}
"""


def _lists(page: Page) -> str:
    """Return the look of lists, tables and pages to read."""
    return f"""\
QTableWidget[look="tricks"] {{
    background: {FIELD}; border: 2px solid {page.line}; border-radius: 4px; outline: none;
}}
QTableWidget[look="tricks"]:focus {{ border-color: {theme.FOCUS_ON_PAPER}; }}
QTableWidget[look="tricks"]::item:selected {{ background: {CHOSEN}; color: {theme.INK}; }}
QListWidget[look="decisions"] {{
    background: {FIELD}; border: 2px solid {page.line}; border-radius: 6px; outline: none;
    padding: 2px 0px;
}}
QListWidget[look="decisions"]:focus {{ border-color: {theme.FOCUS_ON_PAPER}; }}
QListView[look="games"] {{
    background: {FIELD}; border: 3px solid {page.line}; border-radius: 8px; outline: none;
}}
QListView[look="games"]:focus {{ border-color: {theme.FOCUS_ON_PAPER}; }}
QListWidget[look="pages"] {{
    background: {SIDE}; border: none; outline: none; font-weight: 600; padding-top: 7px;
}}
QListWidget[look="pages"]::item {{ border: 3px solid transparent; }}
QListWidget[look="pages"]::item:selected {{
    background: {theme.ACTION_GREEN}; color: {theme.PAPER};
}}
QListWidget[look="pages"]::item:selected:focus {{ border-color: {theme.FOCUS_ON_PAPER}; }}
QTextBrowser[look="reading"] {{
    background: transparent; border: 3px solid transparent; border-radius: 8px;
}}
QTextBrowser[look="reading"]:focus {{ border-color: {theme.FOCUS_ON_PAPER}; }}
QListWidget[look="choice"], QPlainTextEdit[look="notice"] {{
    background: {FIELD}; border: 2px solid {page.line}; border-radius: 6px; outline: none;
}}
QListWidget[look="choice"]:focus, QPlainTextEdit[look="notice"]:focus {{
    border-color: {theme.FOCUS_ON_PAPER};
}}
QListWidget[look="choice"]::item {{ padding: 2px 6px; }}
QListWidget[look="choice"]::item:selected {{
    background: {theme.ACTION_GREEN}; color: {theme.PAPER};
}}
QListWidget[look="lines"] {{
    background: {GROUND}; border: 3px solid {GROUND}; border-radius: 8px; outline: none;
    padding: 2px 4px;
}}
QListWidget[look="lines"]:focus {{ border-color: {theme.FOCUS_ON_PAPER}; }}
QListWidget[look="lines"]::item {{ padding: 3px 0px; }}
QListWidget[look="lines"]::item:selected {{ background: {CHOSEN}; color: {theme.INK}; }}
"""


def _menus(page: Page) -> str:
    """Return the look of ticks, menus and fine lines."""
    size = page.text_scale
    tick = round(14 * size)
    return f"""\
QCheckBox::indicator, QRadioButton::indicator {{ width: {tick}px; height: {tick}px; }}
QMenu {{ background: {theme.PAPER}; border: 1px solid {page.line}; padding: 4px 0px; }}
QMenu::item {{ padding: {round(5 * size)}px {round(22 * size)}px; color: {theme.INK}; }}
QMenu::item:selected {{ background: {theme.ACTION_GREEN}; color: {theme.PAPER}; }}
QMenu::item:disabled {{ color: {page.disabled}; }}
QMenu::separator {{ height: 1px; background: {page.line}; margin: 4px 10px; }}
QFrame[look="rule"] {{ background: {page.line}; border: none; max-height: 1px; }}
"""


def _scrolling(page: Page) -> str:
    """Return the look of what scrolls, of sliders and of lists that drop down."""
    size = page.text_scale
    bar, grip = round(_BAR * (2 + size) / 3), round(_GRIP * size)
    knob, groove = round(_KNOB * size), round(_GROOVE * size)
    return f"""\
QScrollArea {{ background: transparent; border: none; }}
QScrollArea > #qt_scrollarea_viewport > QWidget {{ background: transparent; }}
QScrollBar {{ background: transparent; border: none; margin: 0px; }}
QScrollBar:vertical {{ width: {bar}px; }}
QScrollBar:horizontal {{ height: {bar}px; }}
QScrollBar::handle {{ background: {page.disabled}; border-radius: {bar // 2 - 2}px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: {grip}px; }}
QScrollBar::handle:horizontal {{ min-width: {grip}px; }}
QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {theme.ACTION_GREEN}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; border: none; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QSlider:horizontal {{ min-height: {knob + 2}px; }}
QSlider::groove:horizontal {{
    height: {groove}px; border-radius: {groove // 2}px; background: {page.line};
}}
QSlider::sub-page:horizontal {{
    border-radius: {groove // 2}px; background: {theme.ACTION_GREEN};
}}
QSlider::handle:horizontal {{
    width: {knob - 4}px; height: {knob - 4}px; margin: {(groove - knob) // 2}px 0px;
    border: 2px solid {theme.ACTION_GREEN}; border-radius: {knob // 2}px; background: {FIELD};
}}
QSlider::handle:horizontal:hover {{ background: {CHOSEN}; }}
QComboBox QAbstractItemView {{
    background: {theme.PAPER}; border: 1px solid {page.line}; outline: none; padding: 3px 0px;
}}
QComboBox QAbstractItemView::item {{
    color: {theme.INK}; padding: {round(5 * size)}px {round(11 * size)}px;
}}
QComboBox QAbstractItemView::item:selected {{
    background: {theme.ACTION_GREEN}; color: {theme.PAPER};
}}
"""


TEXT_SIZE = 10.5
"""Plain text of dialogs, in points."""


def paper_font(page: Page) -> QFont:
    """Return the font of dialogs and menus."""
    font = QFont()
    font.setFamilies(list(TEXT_FAMILIES))
    font.setPointSizeF(TEXT_SIZE * page.text_scale)
    return font


def field(text: str, name: str, unit: float, height: int) -> QLineEdit:
    """Make a field to write in on a sheet, ``height`` in pixels, with an object name."""
    made = QLineEdit(text)
    made.setObjectName(name)
    made.setFont(fonts.text(unit))
    made.setStyleSheet(
        f"QLineEdit {{ background: {FIELD}; border: 1px solid {page_in_use().line};"
        f" border-radius: {round(0.5 * unit)}px; padding: 0px {round(0.6 * unit)}px;"
        f" min-height: {height - 2}px; }}"
    )
    return made


PAGE_PROPERTY = "sixtysix_page"
"""The application remembers by a property of this name what its windows look like."""


def use_page(page: Page) -> None:
    """Give all windows, also those that are open, this size of text and this contrast."""
    application = QApplication.instance()
    if not isinstance(application, QApplication) or application.property(PAGE_PROPERTY) == page:
        return
    application.setProperty(PAGE_PROPERTY, page)
    application.setPalette(page_palette(page))
    load_fonts()  # before they are asked for: Qt asks no more for a font that it did not find
    application.setFont(paper_font(page))
    application.setStyleSheet(style_sheet(page))


def page_in_use() -> Page:
    """Return what all windows look like now."""
    application = QApplication.instance()
    page = None if application is None else application.property(PAGE_PROPERTY)
    return page if isinstance(page, Page) else Page()


def scaled(pixels: float) -> int:
    """Return a length that grows with the words, in pixels."""
    return round(pixels * page_in_use().text_scale)
