"""What the games for three and four are called in promises, which nobody may change ever."""

import pytest

from sixtysix_gui.records.rules_tag import read_rules
from sixtysix_gui.rules.commitment import commitment, keeps_promise, rules_text

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
NONCE = "00112233445566778899aabbccddeeff"
PROMISES = [
    ("three-66", "0e1eaf06f3c7a912ca15cf1e79352c5df9baa48a36d138c654194667c45df2ca"),
    ("four-66", "04e00946ea74c93d80efc7cb59ce7287229c93923501129704c7e635a7e84143"),
    ("na-66", "a8bf60465002c9a6bae431f5074afba3d1e0e535938fe92bf13ffb18fde1a383"),
    ("cutthroat-66", "aea6cdef0d0e13957287d36360b642f4aee26a180b3959e50ae0f572c75a6d5a"),
    ("idiots-66", "bb94227ca9ce87b265db8dd77c014041fb8aa9796246d6baf11289d94461a2ef"),
    ("bauernschnapsen", "83f75396692ada827a03f29045187f9f39b9ebcf5e305ac7d761f802e4bbe22a"),
    ("gaigel", "2ad5b15447e8e24d9472c22f97a4b7db620b961c38614a841f33835fd5adf0d3"),
    ("gaigel-2", "150191f74ebdb2977d989eb3b366d503fd9bc59b8cfd67900b9891c527cf990e"),
    (
        "four-66 end.draw_carry=plus-1; strict.overtrump=false",
        "97e5d322707b7d8b6f4d2688bb674536692ed7ebf547706e48346fba63ae4e2f",
    ),
    (
        "bauernschnapsen contracts=[gang,schnapser]; contracts.values=[gang:10]; double.max=1",
        "7339da5dd0c340ee5177d29caa0d724c298872e73b4f11730bc4a30aad4da2bb",
    ),
]
"""SHA-256 as docs/fair-deals.md describes it, made without this program."""


@pytest.mark.parametrize(("rules", "promise"), PROMISES)
def test_a_promise_stays_as_it_is(rules: str, promise: str) -> None:
    name, _, changes = rules.partition(" ")
    chosen = read_rules(name, changes)
    assert rules_text(chosen) == rules
    assert commitment(chosen, CODE, NONCE) == promise
    assert keeps_promise(promise, chosen, CODE, NONCE)
