"""What is wrong with a record, told in another language by whoever translates."""

from collections.abc import Mapping

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.rules.errors import RulesError
from tests.helpers.rows import each_row

PLACE = RecordPlace(record=1, line=2)
GERMAN = {
    "The {tag} tag is missing.": "Es fehlt {tag}.",
    "These rules cannot be used: {sentence}": "Solche Regeln gibt es nicht: {sentence}",
    "{tag} cannot be “{value}”: it takes {allowed}.": "{tag} ist nie „{value}“, nur {allowed}.",
}


def in_german(context: str, source: str) -> str:
    return {"RecordErrors": GERMAN}[context][source]


def cause_in_german(error: RulesError) -> str:
    return f"Das heißt: {error}"


@each_row(
    ("reason", "values", "cause", "told"),
    [
        (Reason.TAG_MISSING, {"tag": "Pack"}, None, "Es fehlt Pack."),
        (
            Reason.TAG_VALUE,
            {"tag": "Dealer", "value": "C\n", "allowed": "A"},
            None,
            "Dealer ist nie „C\\n“, nur A.",
        ),
        (
            Reason.RULES_REFUSED,
            {},
            RulesError("66 points."),
            "Solche Regeln gibt es nicht: Das heißt: 66 points.",
        ),
    ],
)
def test_a_fault_is_told_in_the_language_of_the_translator(
    reason: Reason, values: Mapping[str, object], cause: RulesError | None, told: str
) -> None:
    error = RecordError(reason, PLACE, values, cause)
    assert error.told(in_german, cause_in_german) == told
    assert str(error).startswith("Record 1, line 2: ")
