"""Texts for people are found in data files, with what stands there for the translator."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from tests.helpers.made_up_language import texts_of_program
from tests.helpers.rows import each_row
from tools.translation import files
from tools.translation.check import faults, progress, translation_faults
from tools.translation.command_line import unheard_in_window
from tools.translation.data_texts import texts_in_help, texts_in_toml
from tools.translation.extract import ExtractionError, FoundText, Text, texts_in_source
from tools.translation.files import Language, Translation
from tools.translation.placeholders import meanings_note, placeholder_faults
from tools.translation.successors import successors

GERMAN = Language("de", complete=True)
ENGLISH = Language("en", complete=False)
TURN = Text("Table", "Your turn")
TRICKS = Text("Table", "%n trick(s)")
QUOTED = Text("Rules", 'Say “66” or "out"\\\nat once', "a rule")
TEXTS = {TURN, TRICKS, QUOTED}
GERMAN_WORDS = [
    ("<translation type=\"unfinished\"></translation>", "<translation>Wort</translation>"),
    ("<translation type=\"unfinished\">", "<translation>"),
    ("<numerusform></numerusform>\n            <numerusform></numerusform>",
     "<numerusform>%n Stich</numerusform><numerusform>%n Stiche</numerusform>"),
]  # fmt: skip


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    for language in (GERMAN, ENGLISH):
        language.ts_file.parent.mkdir()
    return tmp_path


def extracted(texts: set[Text] = TEXTS) -> list[FoundText]:
    return [FoundText(text, "table.py", "seen at the table") for text in texts]


def translate_into_german() -> None:
    files.update_ts(GERMAN, extracted())
    written = GERMAN.ts_file.read_text(encoding="utf-8")
    for empty, filled in GERMAN_WORDS:
        written = written.replace(empty, filled)
    GERMAN.ts_file.write_text(written, encoding="utf-8")
    files.compile_ts(GERMAN.ts_file, GERMAN.qm_file)


def test_every_text_reaches_the_ts_file_as_it_was_written() -> None:
    files.update_ts(GERMAN, extracted())
    assert files.read_ts(GERMAN.ts_file) == {
        TURN: Translation(("",), finished=False),
        TRICKS: Translation(("", ""), finished=False),
        QUOTED: Translation(("",), finished=False),
    }
    assert "table.py: seen at the table" in GERMAN.ts_file.read_text(encoding="utf-8")


def test_whoever_translates_reads_what_will_be_filled_in() -> None:
    text = Text("Events", "{name} leads {card}.")
    called = "a player as sentences call them, with article: the Queen, Rachel"
    card = "a card by name, as an object with its article: the ten of hearts"
    note = f"{{name}}: {called}; {{card}}: {card}"
    assert meanings_note(text) == note
    files.update_ts(GERMAN, [FoundText(text, "events.toml")])
    message = ElementTree.parse(GERMAN.ts_file).getroot().find("context/message")
    assert message is not None
    assert message.findtext("extracomment") == f"events.toml {note}"
    rules = Text("Rules", "{name}, changed")
    assert meanings_note(rules) == "{name}: the name of a rule set"


def test_what_is_filled_in_and_not_explained_is_a_fault() -> None:
    texts = {found.text for found in texts_of_program()}
    assert placeholder_faults(texts) == []
    unknown = Text("Events", "{somebody} leads.")
    assert placeholder_faults({*texts, unknown}) == [
        "{somebody} of Events has no line in placeholders.toml"
    ]
    without = {text for text in texts if "{megabytes}" not in text.source}
    assert placeholder_faults(without) == ["placeholders.toml: megabytes is used nowhere"]


def test_english_holds_only_what_counts() -> None:
    files.update_ts(ENGLISH, extracted())
    assert files.read_ts(ENGLISH.ts_file).keys() == {TRICKS}


def test_an_update_keeps_translations_and_drops_former_texts() -> None:
    translate_into_german()
    files.update_ts(GERMAN, extracted({TURN, Text("Table", "A text of its own")}))
    assert files.read_ts(GERMAN.ts_file) == {
        TURN: Translation(("Wort",), finished=True),
        Text("Table", "A text of its own"): Translation(("",), finished=False),
    }


@each_row(
    ("source", "context", "became", "finished"),
    [
        ("Your turn", "Table", ("Table", "Your turn."), False),
        ("Your turn", "Table", ("Status", "Your turn"), True),
        ("Your turn", "Table", ("Status", "Your turn."), None),
        ("Your turn", "Table", ("Table", "Draw"), None),
    ],
)
def test_translations_go_along_with_a_text_that_becomes_another(
    source: str, context: str, became: tuple[str, str], finished: bool | None
) -> None:
    text, new = Text(context, source), Text(*became)
    found = [FoundText(new, "table.py")]
    GERMAN.ts_file.unlink(missing_ok=True)
    files.update_ts(GERMAN, [FoundText(text, "table.py")])
    written = GERMAN.ts_file.read_text(encoding="utf-8")
    GERMAN.ts_file.write_text(
        written.replace(' type="unfinished"><', ">Du bist dran<"), encoding="utf-8"
    )
    lost = files.update_ts(GERMAN, found, became=successors([text], [new]))
    there = files.read_ts(GERMAN.ts_file)[new]
    if finished is None:
        assert there == Translation(("",), finished=False)
        assert lost == [Translation(("Du bist dran",), finished=True)]
    else:
        assert there == Translation(("Du bist dran",), finished=finished)
        assert lost == []


def test_a_new_text_follows_only_the_one_that_is_most_like_it() -> None:
    gone = [Text("A", "Draw a card"), Text("A", "Draw a card now"), Text("A", "%n card(s)")]
    new = [Text("A", "Draw a card, now"), Text("A", "%n cards")]
    assert successors(gone, new) == {gone[1]: new[0], gone[2]: new[1]}


def test_complete_files_have_no_fault_and_work_in_qt() -> None:
    translate_into_german()
    assert list(faults(GERMAN, TEXTS)) == []
    translator = QTranslator()
    assert translator.load(str(GERMAN.qm_file))
    assert translator.translate("Table", "Your turn") == "Wort"
    assert translator.translate("Table", "%n trick(s)", "", 1) == "%n Stich"
    assert translator.translate("Table", "%n trick(s)", "", 3) == "%n Stiche"
    assert translator.translate("Rules", QUOTED.source, "a rule") == "Wort"


def test_a_new_a_gone_and_an_unfinished_text_are_faults() -> None:
    files.update_ts(GERMAN, extracted({TURN, TRICKS}))
    files.compile_ts(GERMAN.ts_file, GERMAN.qm_file)
    found = "\n".join(faults(GERMAN, {TURN, QUOTED}))
    assert "“Your turn” of Table is not translated" in found
    assert "“%n trick(s)” of Table is no longer in the sources" in found
    assert "of Rules is in the sources, not here" in found


@each_row("qm_content", [None, b"something else"])
def test_a_qm_file_that_says_something_else_is_a_fault(qm_content: bytes | None) -> None:
    translate_into_german()
    GERMAN.qm_file.unlink()
    if qm_content is not None:
        GERMAN.qm_file.write_bytes(qm_content)
    assert [fault.partition(":")[0] for fault in faults(GERMAN, TEXTS)] == [
        "sixtysix_de.qm is not what de/sixtysix.ts says"
    ]


@each_row("content", [None, "<TS><context>"])
def test_a_ts_file_that_cannot_be_read_is_a_fault(content: str | None) -> None:
    if content is not None:
        GERMAN.ts_file.write_text(content, encoding="utf-8")
    assert [fault.partition(":")[0] for fault in faults(GERMAN, TEXTS)] == [
        "de/sixtysix.ts cannot be read"
    ]


@each_row(
    ("source", "forms", "fault"),
    [
        ("%1 of %2", ["%2 von %1"], []),
        ("%1 of %2", ["%1 von"], ["lacks %2"]),
        ("{name} leads", ["{Name} spielt aus"], ["has {Name} too many", "lacks {name}"]),
        ("{name} leads", ["{name} spielt aus"], []),
        ("%n card(s)", ["eine Karte", "%n Karten"], []),
        ("%n card(s)", ["eine Karte", "Karten"], ["never says the number %n"]),
        ("%n of {all}", ["eine", "%n von {all}"], ["lacks {all}"]),
        ("&New", ["&Neu"], []),
        ("&New", ["Neu"], ["differs in the number of & that mark a key"]),
        ("Save & quit", ["Sichern & beenden"], []),
        ("a { b", ["ein { b"], []),
    ],
)
def test_what_is_filled_in_must_agree(source: str, forms: list[str], fault: list[str]) -> None:
    translation = Translation(tuple(forms), finished=True)
    assert sorted(translation_faults(Text("A", source), translation)) == sorted(fault)


def test_an_unfinished_language_may_lack_texts_and_nothing_else() -> None:
    unfinished = Language("de", complete=True, unfinished=True)
    files.update_ts(unfinished, extracted())
    files.compile_ts(unfinished.ts_file, unfinished.qm_file)
    assert list(faults(unfinished, TEXTS)) == []
    assert progress(unfinished) == "de is unfinished: 0 of 3 texts are translated"
    written = unfinished.ts_file.read_text(encoding="utf-8")
    before, source, after = written.partition("<source>Your turn</source>")
    after = after.replace(' type="unfinished"></', ">&amp;Wort</", 1)
    unfinished.ts_file.write_text(before + source + after, encoding="utf-8")
    files.compile_ts(unfinished.ts_file, unfinished.qm_file)
    assert [fault.partition(" of Table ")[2] for fault in faults(unfinished, TEXTS)] == [
        "differs in the number of & that mark a key"
    ]
    assert progress(unfinished) == "de is unfinished: 1 of 3 texts are translated"


def test_the_word_of_another_context_is_not_spoken_before_somebody_has_looked() -> None:
    translate_into_german()
    files.update_ts(GERMAN, extracted({TURN, Text("Sheet", "Your turn")}))
    guessed = files.read_ts(GERMAN.ts_file)[Text("Sheet", "Your turn")]
    assert guessed == Translation(("Wort",), finished=False)
    files.compile_ts(GERMAN.ts_file, GERMAN.qm_file)
    translator = QTranslator()
    assert translator.load(str(GERMAN.qm_file))
    assert translator.translate("Table", "Your turn") == "Wort"
    assert not translator.translate("Sheet", "Your turn")


def test_a_language_that_is_translated_is_no_longer_unfinished() -> None:
    translate_into_german()
    assert [
        each.partition(": ")[2] for each in faults(replace(GERMAN, unfinished=True), TEXTS)
    ] == ["everything is translated: take unfinished out of language.toml"]


AUSTRIAN = Language("de_AT", complete=False, lies_over=True)


def say_in_austria(text: str, words: str) -> None:
    AUSTRIAN.ts_file.parent.mkdir(exist_ok=True)
    files.update_ts(Language("de_AT", complete=True), extracted({Text("Table", text)}))
    written = AUSTRIAN.ts_file.read_text(encoding="utf-8")
    for empty, _ in GERMAN_WORDS[:1]:
        written = written.replace(empty, f"<translation>{words}</translation>")
    AUSTRIAN.ts_file.write_text(written, encoding="utf-8")
    files.compile_ts(AUSTRIAN.ts_file, AUSTRIAN.qm_file)


def test_a_language_over_another_holds_only_what_differs() -> None:
    translate_into_german()
    say_in_austria("Your turn", "Du bist dran")
    assert list(faults(AUSTRIAN, TEXTS)) == []
    files.update_ts(AUSTRIAN, extracted())
    assert files.read_ts(AUSTRIAN.ts_file).keys() == {TURN}
    AUSTRIAN.ts_file.unlink()
    say_in_austria("Your turn", "Wort")
    assert [fault.partition(" is as ")[2] for fault in faults(AUSTRIAN, TEXTS)] == [
        "in de/sixtysix.ts: leave it out"
    ]
    assert "is no longer in the sources" in next(iter(faults(AUSTRIAN, TEXTS - {TURN})))


def test_forms_of_counting_are_those_of_the_language() -> None:
    forms = {code: files.plural_forms(Language(code, complete=True)) for code in ("de", "hu", "hr")}
    assert forms == {"de": 2, "hu": 1, "hr": 3}
    one = Translation(("%n Stich",), finished=True)
    assert list(translation_faults(TRICKS, one, 2)) == [
        "has 1 forms of counting, and the language has 2"
    ]
    assert list(translation_faults(TRICKS, one, 1)) == []


MIXED = "Щит\N{LATIN SMALL LETTER A}"


@each_row(
    ("form", "fault"),
    [
        ("Взятката", []),
        (MIXED, [f"mixes Latin and Cyrillic letters in “{MIXED}”"]),
        ("{name} взима Ctrl+Z <b>66R</b>", []),
    ],
)
def test_letters_of_two_alphabets_stand_in_no_word(form: str, fault: list[str]) -> None:
    text = Text("A", "{name}" if "{name}" in form else "A")
    assert list(translation_faults(text, Translation((form,), finished=True))) == fault


def test_what_only_terminals_say_is_not_in_the_file_of_the_window() -> None:
    translate_into_german()
    places = {TURN: "cli_commands/play_results.py", TRICKS: "table/tally.py", QUOTED: "cli.py"}
    found = [FoundText(text, f"sixtysix_gui/{place}") for text, place in places.items()]
    found.append(FoundText(QUOTED, "sixtysix_gui/windows/menus/actions.py"))
    unheard = unheard_in_window(found)
    assert unheard == {TURN}
    assert "is not what" in "".join(faults(GERMAN, TEXTS, unheard))
    files.compile_ts(GERMAN.ts_file, GERMAN.qm_file, unheard)
    assert list(faults(GERMAN, TEXTS, unheard)) == []
    translator = QTranslator()
    assert translator.load(str(GERMAN.qm_file))
    assert not translator.translate(TURN.context, TURN.source)
    assert translator.translate(TRICKS.context, TRICKS.source, None, 2)


# Texts for people are found in data files, with what stands there for the translator.


HEAD = '[translation]\ncontext = "A"\nkeys = ["say", "words"]\n'


@each_row(
    ("table", "texts"),
    [
        ('say = "b"\nother = "c"', ["b"]),
        ('words.1 = "one"\nwords.two = "2"', ["one", "2"]),
        ('say = ["b", "c"]', ["b", "c"]),
        ('say = ""\nnumber = 1', []),
        ('[x.say]\nanything = "b"\n[[y]]\nsay = "c"', ["b", "c"]),
    ],
)
def test_the_values_of_its_keys_are_texts(table: str, texts: list[str]) -> None:
    found = texts_in_toml(f"{HEAD}[x]\n{table}\n", "x.toml")
    assert [each.text for each in found] == [Text("A", text) for text in texts]


def test_a_comment_above_is_for_the_translator() -> None:
    source = f'{HEAD}[x]\n# not this\n#: a name,\n#: no word\nsay = "b"\n'
    assert texts_in_toml(source, "x.toml") == [
        FoundText(Text("A", "b"), "x.toml", "a name, no word")
    ]
    source = "## Play\n<!-- a noun -->\n[talon] {cards} cards\n{cards}: {ranks}\n"
    play, cards = texts_in_help(source, "help.md")
    assert play == FoundText(Text("Help", "Play"), "help.md")
    assert cards == FoundText(Text("Help", "{cards} cards"), "help.md", "a noun")


def test_data_without_a_table_has_no_texts() -> None:
    assert texts_in_toml('[x]\nsay = "b"', "x.toml") == []


@each_row("source", ["[translation", "[translation]\nkeys = []"])
def test_what_cannot_be_read_is_named(source: str) -> None:
    with pytest.raises(ExtractionError, match=r"^x\.toml: "):
        texts_in_toml(source, "x.toml")


def test_a_fault_in_the_help_is_named() -> None:
    with pytest.raises(ExtractionError, match=r"^help\.md, line 1: "):
        texts_in_help("No title.", "help.md")


def test_sources_and_data_are_read() -> None:
    files = {found.file for found in texts_of_program()}
    assert {f"sixtysix_gui/text/data/{name}" for name in ("help.md", "tips.toml")} <= files
    assert "sixtysix_gui/text/rules/rule_sets.py" in files


BOUND = "_ = texts('Table')\nmark = marks('Names')\n"


@each_row(
    ("call", "text"),
    [
        ("_('Your turn')", Text("Table", "Your turn")),
        ("_('Open', 'an act')", Text("Table", "Open", "an act")),
        ("_('%n trick(s)', '', n)", Text("Table", "%n trick(s)")),
        ("_('%n trick(s)', n=len(tricks))", Text("Table", "%n trick(s)")),
        ("_('two ' 'lines')", Text("Table", "two lines")),
        ("mark('Later')", Text("Names", "Later")),
        ("mark('Later', 'soon')", Text("Names", "Later", "soon")),
        ("QCoreApplication.translate('Reasons', 'No')", Text("Reasons", "No")),
        ("translate('Reasons', 'No', 'answer')", Text("Reasons", "No", "answer")),
        ("translate('Reasons', '%n left', n=len(x))", Text("Reasons", "%n left")),
        ("translate('Reasons', '%n left', None, n)", Text("Reasons", "%n left")),
        ("translate('Reasons', disambiguation='d', key='No')", Text("Reasons", "No", "d")),
        ("to_translate('Names', 'Later')", Text("Names", "Later")),
        ("Sentence('Names', 'Now {x}', x=1)", Text("Names", "Now {x}")),
    ],
)
def test_a_call_gives_its_text(call: str, text: Text) -> None:
    source = f"{BOUND}class Rows:\n    def show(self):\n        return {call}\n"
    assert [found.text for found in texts_in_source(source, "table.py")] == [text]


@each_row(
    "call",
    [
        "painter.translate(3, 4)",
        "'abc'.translate(table)",
        "_(sentence)",
        "print('text')",
        "y._('a')",
    ],
)
def test_other_calls_give_nothing(call: str) -> None:
    assert texts_in_source(f"{BOUND}class A:\n    x = {call}\n", "x.py") == []


@each_row(
    "call",
    [
        "_(f'{name} wins')",
        "_('one' if one else 'many')",
        "mark('You ' + verb)",
        "translate('Reasons', 'No %s' % card)",
    ],
)
def test_a_text_that_is_no_literal_is_refused_with_its_place(call: str) -> None:
    with pytest.raises(ExtractionError, match=r"^x\.py:4: "):
        texts_in_source(f"{BOUND}class A:\n    y = {call}\n", "x.py")


@each_row("call", ["window.tr('Text')", "translate(context, 'Text')"])
def test_a_text_without_a_context_is_refused(call: str) -> None:
    with pytest.raises(ExtractionError, match="context"):
        texts_in_source(f"label = {call}", "x.py")


def test_the_lines_for_the_translator_are_those_directly_above() -> None:
    source = "#: far away\n\n#: on a\n#: button\nx = translate('A', 'Go')\n"
    assert [found.comment for found in texts_in_source(source, "x.py")] == ["on a button"]


def test_a_source_that_is_no_python_is_refused_with_its_place() -> None:
    with pytest.raises(ExtractionError, match=r"^x\.py:2: "):
        texts_in_source("x = 1\ny = (\n", "x.py")
