import pytest

from tests.helpers.rows import each_row
from tools.translation.extract import ExtractionError, Text, texts_in_source


@each_row(
    ("call", "text"),
    [
        ("self.tr('Your turn')", Text("Table", "Your turn")),
        ("self.tr('Open', 'an act')", Text("Table", "Open", "an act")),
        ("self.tr('%n trick(s)', '', n)", Text("Table", "%n trick(s)")),
        ("self.tr('%n trick(s)', n=len(tricks))", Text("Table", "%n trick(s)")),
        ("self.tr('two ' 'lines')", Text("Table", "two lines")),
        ("QCoreApplication.translate('Reasons', 'No')", Text("Reasons", "No")),
        ("translate('Reasons', 'No', 'answer')", Text("Reasons", "No", "answer")),
        ("translate('Reasons', '%n left', n=len(x))", Text("Reasons", "%n left")),
        ("translate('Reasons', '%n left', None, n)", Text("Reasons", "%n left")),
        ("translate('Reasons', disambiguation='d', key='No')", Text("Reasons", "No", "d")),
        ("QT_TR_NOOP('Later')", Text("Table", "Later")),
        ("QT_TRANSLATE_NOOP('Names', 'Later')", Text("Names", "Later")),
    ],
)
def test_a_call_gives_its_text(call: str, text: Text) -> None:
    source = f"class Table:\n    def show(self):\n        return {call}\n"
    assert [found.text for found in texts_in_source(source, "table.py")] == [text]


def test_the_innermost_class_is_the_context() -> None:
    source = (
        "class A:\n    class B:\n        def f(self): self.tr('b')\n    def g(self): self.tr('a')\n"
    )
    assert [found.text.context for found in texts_in_source(source, "x.py")] == ["B", "A"]


@each_row(
    "call",
    ["painter.translate(3, 4)", "'abc'.translate(table)", "self.tr(sentence)", "print('text')"],
)
def test_other_calls_give_nothing(call: str) -> None:
    assert texts_in_source(f"class A:\n    x = {call}\n", "x.py") == []


@each_row(
    "call",
    [
        "self.tr(f'{name} wins')",
        "self.tr('one' if one else 'many')",
        "self.tr('You ' + verb)",
        "translate('Reasons', 'No %s' % card)",
    ],
)
def test_a_text_that_is_no_literal_is_refused_with_its_place(call: str) -> None:
    with pytest.raises(ExtractionError, match=r"^x\.py:2: "):
        texts_in_source(f"class A:\n    y = {call}\n", "x.py")


def test_tr_outside_a_class_is_refused() -> None:
    with pytest.raises(ExtractionError, match="context"):
        texts_in_source("label = window.tr('Text')", "x.py")


def test_the_lines_for_the_translator_are_those_directly_above() -> None:
    source = "#: far away\n\n#: on a\n#: button\nx = translate('A', 'Go')\n"
    assert [found.comment for found in texts_in_source(source, "x.py")] == ["on a button"]


def test_a_source_that_is_no_python_is_refused_with_its_place() -> None:
    with pytest.raises(ExtractionError, match=r"^x\.py:2: "):
        texts_in_source("x = 1\ny = (\n", "x.py")
