"""Strength: between which levels the person plays, and how sure that is."""

from sixtysix_gui.statistics.strength import Strength, strength
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.names import opponent_name, opponent_of
from sixtysix_gui.text.statistics import level_called, signed_hundredths
from sixtysix_gui.windows.statistics.charts.rods import ROD_FACE, RodBead, RodFace, StrengthRod
from sixtysix_gui.windows.statistics.column import PageDraft


def write_strength(draft: PageDraft) -> None:
    """Write the rod, and what it says."""
    found = draft.figures(strength)
    if found is None:
        return
    draft.column.add_sentence(strength_sentence(found, draft.deck))
    draft.column.add_chart(strength_rod(draft, found))
    draft.column.add_note(_range(found, draft.deck))
    draft.column.add_note(
        translate(
            "Statistics",
            "This goes by your results against opponents whose strength is known from thousands of "
            "deals.",
        )
    )


def strength_rod(draft: PageDraft, found: Strength) -> StrengthRod:
    """Return the rod with the five faces, and where the person is among them."""
    text = translate("Statistics", "{level}, {x} game points a deal against {name}.")
    queen, faces = level_called("club", draft.deck), list[RodFace]()
    for level, value in found.levels.items():
        name = opponent_name(opponent_of(level), draft.deck)
        told = text.format(level=name, x=signed_hundredths(value), name=queen)
        faces.append(RodFace(name, draft.face(level, ROD_FACE), value, told))
    return StrengthRod(
        strength_sentence(found, draft.deck), faces, _bead(found, draft.deck), draft.unit
    )


def _bead(found: Strength, deck: Deck) -> RodBead | None:
    if found.value is None or found.low is None or found.high is None:
        return None
    told = translate("Statistics", "You: {x}, from {low} to {high}. {sentence}").format(
        x=signed_hundredths(found.value),
        low=signed_hundredths(found.low),
        high=signed_hundredths(found.high),
        sentence=strength_sentence(found, deck),
    )
    return RodBead(found.value, found.low, found.high, translate("Statistics", "you"), told)


def strength_sentence(found: Strength, deck: Deck) -> str:
    """Say between which levels the person plays, as far as that is known."""
    if found.value is None:
        return translate("Statistics", "Too few deals to say: %n more will do.", None, found.more)
    if not found.below:
        text = translate("Statistics", "Below {name}, so far.")
        return text.format(name=level_called(found.above, deck))
    if not found.above:
        text = translate("Statistics", "As strong as {name} or stronger, so far.")
        return text.format(name=level_called(found.below, deck))
    text = translate("Statistics", "Between {name} and {name2}, so far.")
    below, above = level_called(found.below, deck), level_called(found.above, deck)
    return text.format(name=below, name2=above)


def _range(found: Strength, deck: Deck) -> str:
    """Say how sure that is."""
    if found.low is None or found.high is None:
        return ""
    low, high = (
        min(found.levels, key=lambda level: abs(found.levels[level] - value))
        for value in (found.low, found.high)
    )
    if low == high:
        text = translate("Statistics", "The gold shade, around {name}, holds in 19 of 20 cases.")
        return text.format(name=level_called(low, deck))
    text = translate(
        "Statistics", "The gold shade, from about {name} to about {name2}, holds in 19 of 20 cases."
    )
    return text.format(name=level_called(low, deck), name2=level_called(high, deck))
