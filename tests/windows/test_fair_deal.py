"""The proof that the window shows is accepted by the command line, and checked by the window."""

import shlex
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.cli import main
from sixtysix_gui.controller.promised_deal import DealProof, ProofVerdict, checked, prepare_deal
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.windows.fact_sheets import FairDealSheet, proof_command, verdict_sentence
from tests.helpers.rows import each_row
from tests.helpers.windows.sentences import assert_sentence

RULES = [
    rule_set("german-66"),
    rule_set("schnapsen").with_overrides({"game.target": 11, "score.close_won": "final"}),
]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("word", ["", "Hase", "Fuchs und 'Hase'"])
def test_the_command_checks_the_proof(
    rules: Rules, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    proof = prepare_deal(rules).proof(word)
    program, *arguments = shlex.split(proof_command(proof))
    assert program == "sixtysix-cli"
    assert main(arguments) == 0
    assert proof.code in capsys.readouterr().out


def test_the_command_finds_a_broken_promise(capsys: pytest.CaptureFixture[str]) -> None:
    proof = prepare_deal(rule_set()).proof("")
    _, *arguments = shlex.split(proof_command(proof))
    assert main([*arguments[:-1], "0" * 64]) == 1
    assert capsys.readouterr().out


# ------------------------------------------------------------------------------- checked inside


Change = Callable[[DealProof], DealProof]


def honest(word: str = "Hase") -> DealProof:
    return prepare_deal(rule_set("schnapsen")).proof(word)


def swapped(proof: DealProof) -> DealProof:
    first, second, *rest = proof.pack
    return replace(proof, pack=(second, first, *rest))


CHANGES: list[tuple[Change, ProofVerdict]] = [
    (lambda proof: proof, ProofVerdict.KEPT),
    (lambda proof: replace(proof, promise=proof.promise.upper()), ProofVerdict.KEPT),
    (lambda proof: replace(proof, promise="0" * 64), ProofVerdict.OTHER_PROMISE),
    (lambda proof: replace(proof, promise=""), ProofVerdict.OTHER_PROMISE),
    (lambda proof: replace(proof, nonce="0" * 32), ProofVerdict.OTHER_PROMISE),
    (lambda proof: replace(proof, rules=rule_set("german-66")), ProofVerdict.OTHER_PROMISE),
    (lambda proof: replace(proof, code="ABCDE-FGHJK-LMNPR-STWXY"), ProofVerdict.OTHER_PROMISE),
    (lambda proof: replace(proof, word="Igel"), ProofVerdict.OTHER_CARDS),
    (swapped, ProofVerdict.OTHER_CARDS),
    (lambda proof: replace(proof, nonce="no number"), ProofVerdict.UNREADABLE),
    (lambda proof: replace(proof, code="no code"), ProofVerdict.UNREADABLE),
]


@each_row(("change", "verdict"), CHANGES)
def test_a_proof_is_checked_by_making_it_again(change: Change, verdict: ProofVerdict) -> None:
    assert checked(change(honest())) is verdict


@pytest.mark.parametrize(("change", "verdict"), CHANGES)
def test_the_page_says_in_one_sentence_what_came_of_it(
    qtbot: QtBot, change: Change, verdict: ProofVerdict
) -> None:
    page = FairDealSheet(16, None, change(honest()))
    qtbot.addWidget(page)
    page.show()
    said, check = page.findChild(QLabel, "said"), page.findChild(QPushButton, "check")
    assert isinstance(said, QLabel)
    assert isinstance(check, QPushButton)
    assert not said.isVisible()
    QTest.mouseClick(check, Qt.MouseButton.LeftButton)
    assert said.isVisible()
    assert said.text() == verdict_sentence(verdict)
    assert said.property("look") == ("strong" if verdict is ProofVerdict.KEPT else "trouble")


@pytest.mark.usefixtures("language")
def test_every_verdict_is_a_sentence_of_its_own() -> None:
    sentences = [verdict_sentence(verdict) for verdict in ProofVerdict]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert_sentence(sentence)
