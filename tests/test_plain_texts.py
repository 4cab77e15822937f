"""Nothing from outside is ever taken for HTML: what Qt would read so is asked for in one place."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.rows import each_row

PACKAGE = Path(__file__).parent.parent / "sixtysix_gui"

ONLY_IN: dict[str, tuple[str, ...]] = {
    # shown as HTML by Qt whenever they look like it
    "setToolTip": ("windows/widgets/basic.py",),
    "setWhatsThis": (),
    "setStatusTip": (),
    "QToolTip": (),
    "QWhatsThis": (),
    "ToolTipRole": (),
    "WhatsThisRole": (),
    "StatusTipRole": (),
    "QErrorMessage": (),
    "QInputDialog": (),
    "QProgressDialog": (),
    "QMessageBox": (
        "windows/desktop/system_boxes.py",  # makes every box, its texts plain or escaped
    ),
    "setInformativeText": ("windows/desktop/system_boxes.py",),
    "setDetailedText": (),
    "QLabel": (
        "windows/widgets/basic.py",  # makes every label plain
        # name the type, or look for labels, and make none
        "windows/desktop/system_boxes.py",
        "windows/new_game/terms.py",
        "windows/settings/page.py",
        "windows/start_sheet.py",
        "windows/widgets/opponents.py",
    ),
    # HTML by name
    "setHtml": (
        "windows/telling/help_panel.py",  # which writes of rules and keys alone
    ),
    "insertHtml": (),
    "appendHtml": (),
    "setMarkdown": (),
    "QTextBrowser": ("windows/telling/help_panel.py",),
    "QTextEdit": (),
    "QTextDocument": ("windows/telling/help_panel.py",),  # for the kind of a picture; makes none
    "QStaticText": (),
    "QGraphicsTextItem": (),
    # to the path of a painter, where every letter is drawn as it stands
    "addText": ("design/card_render.py", "table/pieces/brushwork.py"),
    "RichText": ("windows/desktop/system_boxes.py",),
    "AutoText": (),
    "MarkdownText": (),
    "setTextFormat": ("windows/desktop/system_boxes.py", "windows/widgets/basic.py"),
}
"""Names of Qt, each with the modules of the package that may use it."""

MAKES_LABELS = ("windows/widgets/basic.py", "windows/widgets/signs.py")
PROPERTIES = {"toolTip", "whatsThis", "statusTip", "textFormat", "text", "html", "markdown"}


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        yield name, ast.parse(path.read_text(encoding="utf-8"))


def names_in(node: ast.AST) -> Iterator[str]:
    """Everything by which a name can be got: itself, an attribute, an import, a text of it."""
    if isinstance(node, ast.Attribute):
        yield node.attr
    elif isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.alias):
        yield from (node.name, *([node.asname] if node.asname else []))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def violations(name: str, tree: ast.Module) -> list[str]:
    found: list[str] = []
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        found += [
            f"{name}:{line} {each}"
            for each in names_in(node)
            if each in ONLY_IN and name not in ONLY_IN[each]
        ]
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        called = node.func.id if isinstance(node.func, ast.Name) else called
        if called == "QLabel" and name not in MAKES_LABELS:
            found.append(f"{name}:{line} makes a label")
        if called == "setProperty" and PROPERTIES & set(names_in(node.args[0])):
            found.append(f"{name}:{line} sets a property that is shown")
    return found


def test_no_module_goes_around_the_one_place() -> None:
    assert [each for name, tree in modules() for each in violations(name, tree)] == []


def test_every_permission_is_still_used() -> None:
    used = {
        (each, name)
        for name, tree in modules()
        for node in ast.walk(tree)
        for each in names_in(node)
    }
    permitted = {(each, name) for each, names in ONLY_IN.items() for name in names}
    assert permitted <= used


@each_row(
    "code",
    [
        "widget.setToolTip(name)",
        "tip = widget.setToolTip",
        "getattr(widget, 'setToolTip')(name)",
        "from PySide6.QtWidgets import QToolTip",
        "item.setData(Qt.ItemDataRole.ToolTipRole, name)",
        "widget.setProperty('toolTip', name)",
        "QtWidgets.QMessageBox.critical(self, '', name)",
        "QtWidgets.QLabel(name)",
        "box.setDetailedText(name)",
        "scene.addText(name)",
    ],
)
def test_the_lint_finds_every_way(code: str) -> None:
    assert violations("windows/new.py", ast.parse(code))
