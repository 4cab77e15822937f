"""What card players' words mean, said where the pointer rests on them."""

from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate

_GLOSSES: tuple[tuple[str, str], ...] = (
    #: the first of each pair is a word as it may stand in a sentence, without its ending
    (
        QT_TRANSLATE_NOOP("Glosses", "talon"),
        QT_TRANSLATE_NOOP("Glosses", "Talon: the cards that were not dealt, to be drawn from."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "Schneider"),
        QT_TRANSLATE_NOOP("Glosses", "Schneider: to end a deal with fewer than 33 card points."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "Schwarz"),
        QT_TRANSLATE_NOOP("Glosses", "Schwarz: to end a deal without a trick."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "Bummerl"),
        QT_TRANSLATE_NOOP("Glosses", "Bummerl: a game that was lost, written down as a dot."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "forehand"),
        QT_TRANSLATE_NOOP("Glosses", "Forehand: the player who leads to the first trick."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "game point"),
        QT_TRANSLATE_NOOP("Glosses", "Game points: what a deal brings toward winning the game."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "card point"),
        QT_TRANSLATE_NOOP("Glosses", "Card points: what the cards of your tricks count in a deal."),
    ),
)


def gloss_of(text: str) -> str:
    """Explain every such word in a text, a line each; empty where there is none.

    >>> gloss_of("The Queen took no trick: Schwarz.")
    'Schwarz: to end a deal without a trick.'
    """
    within = text.casefold()
    return "\n".join(
        translate("Glosses", meaning)
        for word, meaning in _GLOSSES
        if translate("Glosses", word).casefold() in within
    )
