"""The numbers of codes.py are those that compiled modules take from codes.pxd."""

import re
from pathlib import Path

from sixtysix_gui.ai.two.solver import codes


def test_both_files_say_the_same() -> None:
    source = Path(codes.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    compiled = {name: int(value) for name, value in re.findall(r"(\w+) = (-?\d+)", source)}
    plain = {name: value for name, value in vars(codes).items() if name.isupper()}
    assert compiled == plain


def test_no_two_moves_share_a_number() -> None:
    first = [codes.EXCHANGE, codes.CLOSE, codes.DRAW, codes.OUT, codes.PASS]
    assert codes.MELD == 32
    assert sorted(first) == list(range(codes.MELD + 4, codes.MOVES))
