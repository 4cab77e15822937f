"""Words of card players, explained where they stand in a text that can be pointed at."""

from sixtysix_gui.text.common import texts
from sixtysix_gui.text.data_files import tables_of

_ = texts("Glosses")


def gloss_of(text: str) -> str:
    """Explain every such word in a text, a line each; empty where there is none.

    >>> gloss_of("The Queen took no trick: Schwarz.")
    'Schwarz: ending a deal without a trick.'
    """
    within = text.casefold()
    return "\n".join(
        _(gloss["meaning"])
        for gloss in tables_of("glosses.toml")["glosses"]
        if _(gloss["word"]).casefold() in within
    )
