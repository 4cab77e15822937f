"""sixtysix-cli deal: a deal from its code, and the proof that it was promised."""

import pytest

from sixtysix_gui.cli import main
from sixtysix_gui.rules.fair_deals import read_deal_code
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.naive.shuffle import naive_order, naive_promise
from tests.helpers.rows import each_row

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
RANKS = {20: "ATKQJ", 24: "ATKQJ9"}
NONCE = "00112233445566778899aabbccddeeff"


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, str]:
    assert main(["deal", CODE, *arguments]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return {line[:12].strip(): line[12:] for line in output.out.splitlines()}


@each_row("variant", rule_set_names(close=True))
def test_every_card_of_the_pack_goes_where_it_belongs(
    variant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = shown(capsys, "--variant", variant)
    rules = rule_set(variant)
    assert deal["Rules"] == variant
    assert deal["Pack"].split() == naive_order(CODE, RANKS[rules.deck_pack])
    dealt = [*deal["Hand B"].split(), *deal["Hand A"].split(), deal["Trump card"]]
    assert sorted([*dealt, *deal["Talon"].split()]) == sorted(deal["Pack"].split())
    assert len(deal["Hand A"].split()) == len(deal["Hand B"].split()) == rules.deck_hand
    assert deal["Hand B"].split()[0] == deal["Pack"].split()[0]


def test_dealer_word_and_letters_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    deal = shown(capsys, "--dealer", "B", "--word", " grüß   Gott ")
    assert (deal["Dealer"], deal["Word"]) == ("B", "grüß Gott")
    assert deal["Pack"].split() == naive_order(CODE, RANKS[24], "grüß Gott")
    assert deal["Hand A"].split()[0] == deal["Pack"].split()[0]
    german = shown(capsys, "--dealer", "B", "--word", "grüß Gott", "--german")
    table = str.maketrans("CSHDQJ", "EGHSOU")
    assert german["Pack"] == deal["Pack"].translate(table)


def test_rules_can_be_changed(capsys: pytest.CaptureFixture[str]) -> None:
    deal = shown(capsys, "--rules", "deal.batches=[2,2,2]; game.target=11")
    assert deal["Rules"] == "german-66 deal.batches=[2,2,2]; game.target=11"
    assert deal["Hand B"].split()[:2] == deal["Pack"].split()[:2]
    assert deal["Hand A"].split()[:2] == deal["Pack"].split()[2:4]


def test_a_promise_is_verified(capsys: pytest.CaptureFixture[str]) -> None:
    promise = naive_promise("schnapsen game.target=11", CODE, NONCE)
    options = ["--variant", "schnapsen", "--rules", "game.target=11", "--nonce", NONCE]
    assert main(["deal", CODE, *options, "--verify", promise.upper()]) == 0
    assert capsys.readouterr().out.startswith("The promise was kept: ")
    assert main(["deal", CODE, *options, "--verify", promise[1:] + "0"]) == 1
    assert capsys.readouterr().out.startswith("The promise was broken: ")
    assert main(["deal", CODE, "--nonce", NONCE, "--verify", promise]) == 1


def test_fresh_codes_are_codes_and_differ(capsys: pytest.CaptureFixture[str]) -> None:
    codes: set[str] = set()
    for _ in range(5):
        assert main(["deal", "--new"]) == 0
        codes.add(capsys.readouterr().out.strip())
    assert len(codes) == 5
    assert all(read_deal_code(code) == code for code in codes)


MISUSED: list[tuple[list[str], str]] = [
    ([], "a deal code is required"),
    ([CODE, "--new"], "cannot be combined"),
    (["ABCDE"], "is not a deal code"),
    ([CODE, "--variant", "five-66"], "There is no rule set named “five-66”. Available: german-66"),
    ([CODE, "--rules", "deck.hand=7"], "that is for Cut-throat Sixty-Six"),
    ([CODE, "--rules", "deck.hand"], "“deck.hand” is not of the form key=value"),
    ([CODE, "--rules", "look_back=own;look_back=own"], "“look_back” is given twice"),
    ([CODE, "--rules", "deck.hand=5"], "cannot be combined"),
    ([CODE, "--verify", "0" * 64], "must be used together"),
    ([CODE, "--nonce", NONCE], "must be used together"),
    ([CODE, "--verify", "abc", "--nonce", NONCE], "a promise has 64 hexadecimal digits"),
    ([CODE, "--verify", "0" * 64, "--nonce", "abc"], "is not a nonce"),
    ([CODE, "--word", "\udcff"], "the word is not valid text"),
    ([CODE, "--word-hex", "7"], "hexadecimal digits of a UTF-8 text"),
    ([CODE, "--word-hex", "ff"], "hexadecimal digits of a UTF-8 text"),
]


@each_row(("arguments", "sentence"), MISUSED)
def test_misuse_is_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deal", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("sixtysix-cli deal: ")
    assert sentence in output.err
    assert output.err.count("\n") == 1
