"""Options that are refused, each with its sentence (rules.md 1.3, many.md 1.10)."""

import json
from collections.abc import Iterator

import pytest

from sixtysix_gui.rules import errors
from sixtysix_gui.rules.errors import (
    ImpossibleCombinationError,
    RulesError,
    UnknownDimensionError,
    ValueRefusedError,
)
from sixtysix_gui.rules.sets.dimensions import as_value
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.rows import each_row
from tests.rules.data.rows import text_of


def rows() -> Iterator[tuple[str, str, str, str]]:
    """Yield the kind of the refusal, the game, what is chosen in JSON, and the sentence."""
    kind = ""
    for line in text_of("refused_options.txt").splitlines():
        if line[:1] == " ":
            choice, sentence = line.strip().split("}: ", 1)
            game, chosen = choice.split(" ", 1)
            yield kind, game, chosen + "}", sentence
        else:
            kind = line


@each_row(("kind", "game", "chosen", "sentence"), list(rows()))
def test_refused(kind: str, game: str, chosen: str, sentence: str) -> None:
    options = json.loads(chosen)
    with pytest.raises(RulesError) as raised:
        rule_set(game, options)
    error = raised.value
    assert type(error) is getattr(errors, kind)
    assert str(error) == sentence
    key, value = next(iter(options.items()))
    match error:
        case UnknownDimensionError():
            assert error.key == key
            assert not rule_set(game).has(key)
        case ValueRefusedError():
            assert (error.key, as_value(error.value)) == (key, as_value(value))
        case ImpossibleCombinationError():
            first, second = error.keys
            assert sentence.startswith(f"{first}=")
            assert f" and {second}=" in sentence
            assert error.conflict.value in sentence
        case _:
            pytest.fail("another kind of refusal")
