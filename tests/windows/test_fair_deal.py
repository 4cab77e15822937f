"""The proof that the window shows is one that the command line accepts."""

import shlex

import pytest

from sixtysix_gui.cli import main
from sixtysix_gui.controller.fair_deal import prepare_deal
from sixtysix_gui.rules.variants import RuleSet, rule_set
from sixtysix_gui.windows.dialogs.fair_deal import proof_command

RULES = [
    rule_set("german-66"),
    rule_set("schnapsen").with_overrides({"game.target": 11, "score.close_won": "final"}),
]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("word", ["", "Hase", "Fuchs und 'Hase'"])
def test_the_command_checks_the_proof(
    rules: RuleSet, word: str, capsys: pytest.CaptureFixture[str]
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
