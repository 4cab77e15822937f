"""The overview: all figures of a game, and the charts that it has."""

from collections.abc import Mapping, Sequence

from sixtysix_gui.statistics.amounts import Count, Currency
from sixtysix_gui.statistics.coach_figures import luck_and_play
from sixtysix_gui.statistics.over_time import over_time
from sixtysix_gui.statistics.overview import (
    CallRow,
    FirstMarriage,
    GameOverview,
    PlaceRow,
    overview,
)
from sixtysix_gui.statistics.selection import OtherPlayer
from sixtysix_gui.statistics.strength import strength
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.table.words import signed_decimal
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.text.contracts import contract_name
from sixtysix_gui.text.statistics import (
    NO_FIGURE,
    FigureWords,
    digits_of,
    give_or_take,
    hundredths,
    in_reviewed,
    mean_figure,
    month_name,
    per_deal,
    who_name,
    won_lost,
)
from sixtysix_gui.windows.statistics.charts.bars import (
    FACE,
    PartLook,
    StackedBars,
    StackedLook,
    StackedRow,
    loss_colour,
    lost_part,
    middle_part,
    won_part,
)
from sixtysix_gui.windows.statistics.charts.figure_table import FigureTable
from sixtysix_gui.windows.statistics.column import PageDraft
from sixtysix_gui.windows.statistics.pages.over_time import (
    given_chart,
    given_head,
    has_line,
    is_net,
    points_sentence,
    ring_note,
    since_sentence,
)
from sixtysix_gui.windows.statistics.pages.play import (
    closes_figures,
    luck_bars,
    strength_rod,
    strength_sentence,
    too_few_reviewed,
    won_and_lost,
)

_ = texts("Statistics")

_SIMPLE = "simple"
"""The word of the contracts for the game without a call."""
_MOST_CALLS = 5
"""More contracts than so many are not shown each for itself; the rarest become one bar."""


def write_overview(draft: PageDraft) -> None:
    """Write the figures of a game, the sentence about chance, and the charts."""
    found = draft.figures(overview)
    if found is None:
        return
    draft.column.add_chart(FigureTable(_figures(found, draft), draft.unit))
    draft.column.add_sentence(points_sentence(found, in_pairs=draft.chosen.rules.teams))
    if draft.chosen.rules.close:
        _write_coach(draft)
        _write_strength(draft)
    if found.places:
        _write_places(draft, found)
    if found.calls:
        _write_calls(draft, found)
    elif found.announced:
        _write_announced(draft, found.announced)


def _write_coach(draft: PageDraft) -> None:
    """Write what the coach has found, or that he has reviewed too few deals."""
    column, luck, time = draft.column, draft.figures(luck_and_play), draft.figures(over_time)
    if luck is None:
        column.add_note(too_few_reviewed(draft))
        return
    reviewed_in = in_reviewed(luck.points.deals)
    column.add_heading(_("Luck and play"), reviewed_in)
    column.add_chart(luck_bars(luck, draft.unit))
    if time is not None and time.given is not None and has_line(time.given):
        column.add_heading(given_head(), reviewed_in)
        column.add_chart(given_chart(draft, time.given))
        since = since_sentence(time.since, draft.last_day)
        column.add_note(f"{since} {ring_note(time.given)}".lstrip())


def _write_strength(draft: PageDraft) -> None:
    rod = draft.figures(strength)
    if rod is not None:
        head = _("How strong you play")
        draft.column.add_heading(head, strength_sentence(rod, draft.deck))
        if rod.value is not None:
            draft.column.add_chart(strength_rod(draft, rod))


# ------------------------------------------------------------------------------------------ figures


def _figures(found: GameOverview, draft: PageDraft) -> list[FigureWords]:
    """Write all figures that the game has."""
    points = give_or_take(found.points)
    if is_net(found.currency):
        #: game points more or less than the others; {x} is "give or take 0.5"
        points = _("compared with the others, {x}").format(x=points)
    games, deals = found.games, found.deals
    rows = [
        _count(_("Games"), games.all, won_lost(games)),
        _count(_("Deals"), deals.all, won_lost(deals)),
        FigureWords(per_deal(found.currency), mean_figure(found.points), points),
    ]
    if found.places:
        played = sum(found.game_places[:3])
        rows[0] = _count(rows[0].name, played, _places_line(found.game_places))
        rows[1] = _count(rows[1].name, deals.all, _places_line(found.places[0].places))
    if found.closes is not None and found.closed_against is not None:
        rows.append(_given(found, draft.last_day))
        rows += closes_figures(found.closes, found.closed_against)
    rows += _calls(found)
    if found.false_claims is not None:
        note = _("“Out!” with too few points")
        rows.append(_count(_("False claims"), found.false_claims, note))
    if found.passed_over is not None:
        #: a player reached 66 and did not say so
        name = _("66 passed over")
        note = _("you had it and played on")
        rows.append(_count(name, found.passed_over, note))
    rows += _company(found.partners, _("Partners"), draft.deck)
    rows += _company(found.opponents, _("Against"), draft.deck)
    if found.helped:
        name, note = (
            _("Deals with hints"),
            _("not counted"),
        )
        rows.append(_count(name, found.helped, note))
    return rows


def _count(name: str, number: int, note: str) -> FigureWords:
    return FigureWords(name, str(number), note)


def _given(found: GameOverview, last_day: str) -> FigureWords:
    if found.given is None:
        note = _("too few deals reviewed")
        return FigureWords(given_head(), NO_FIGURE, note)
    note, before = give_or_take(found.given), found.given_before
    if before is not None:
        text = _("in {month} it was {x}")
        month = month_name(before.month, last_day)
        note = text.format(month=month, x=hundredths(before.mean.value))
    if found.given.deals < found.deals.all:
        note = f"{note}, {in_reviewed(found.given.deals)}"
    return FigureWords(given_head(), hundredths(found.given.value), note)


def _calls(found: GameOverview) -> list[FigureWords]:
    rows: list[FigureWords] = []
    trumps, called, doubled, by_us = (
        *(found.trumps_named, found.called),
        *(found.doubled, found.doubled_by_us),
    )
    if trumps is not None:
        name = _("Trumps named by you")
        note = _("you won {n} of these deals")
        rows.append(_count(name, trumps.all, note.format(n=trumps.won)))
    if called is not None:
        note = _("{a} made, {b} lost")
        note = note.format(a=called.won, b=called.all - called.won)
        rows.append(_count(_calls_head(found), called.all, note))
    if doubled is not None and doubled.all:
        name = _("Deals that were doubled")
        rows.append(_count(name, doubled.all, won_lost(doubled)))
    if by_us is not None and by_us.all:
        #: deals that the player's side doubled; Kontra is what is said then
        name = _("Kontra from your side")
        rows.append(_count(name, by_us.all, won_lost(by_us)))
    return rows


def _company(people: Mapping[OtherPlayer, int], name: str, deck: Deck) -> list[FigureWords]:
    if not people:
        return []
    #: {who} is a level or a player, {n} a number of deals: Queen 96
    text = _("{who} {n}")
    told = ", ".join(text.format(who=who_name(who, deck), n=deals) for who, deals in people.items())
    return [FigureWords(name, "", told)]


# ------------------------------------------------------------------------------------------- charts


def _write_places(draft: PageDraft, found: GameOverview) -> None:
    draft.column.add_heading(_("Places"))
    mine = found.places[0]
    text = _("You were best in {a} of {n} deals; an even share would be {share}.")
    share = round(found.deals.all / max(1, len(mine.places)))
    sentence = text.format(a=mine.places[0], n=found.deals.all, share=share)
    amounts = _("game points a deal")
    if found.currency is Currency.CHIPS:
        amounts = _("chips a deal")
    look = StackedLook(
        (
            won_part(_("best")),
            middle_part(_("second")),
            lost_part(_("last")),
        ),
        head=_("how often each was best, second and last in a deal"),
        figure_head=amounts,
        to_scale=False,
        sentence=sentence,
    )
    rows = [_places_row(draft, row, digits_of(mine.points), amounts) for row in found.places]
    draft.column.add_chart(StackedBars(rows, look, draft.unit))
    draft.column.add_note(sentence)


def _places_row(draft: PageDraft, row: PlaceRow, digits: int, amounts: str) -> StackedRow:
    """Return a row, whose average has as many digits behind the point as all others."""
    figure = signed_decimal(row.points.value, decimals=digits)
    name, face = translate("Plates", "You"), None
    if row.who is not None:
        name = who_name(row.who, draft.deck)
        face = draft.face(row.who.level, FACE) if row.who.level else None
    return StackedRow(
        name,
        row.places,
        figure,
        f"{name}: {_places_line(row.places)}, {figure} {amounts}.",
        face,
        loss_colour(round(row.points.value, digits)),
    )


def _places_line(places: tuple[int, ...]) -> str:
    """Say how often each place was reached: 31 best, 29 second, 24 last."""
    texts = (
        _("{n} best"),
        _("{n} second"),
        _("{n} last"),
    )
    return ", ".join(text.format(n=n) for text, n in zip(texts, places, strict=False))


def _calls_head(found: GameOverview) -> str:
    if found.calls and found.calls[-1].bid:
        return _("Bids played by you")
    return _("Contracts called by you")


def _write_calls(draft: PageDraft, found: GameOverview) -> None:
    draft.column.add_heading(_calls_head(found))
    often = sorted(found.calls, key=lambda call: -call.made.all)
    rare = often[_MOST_CALLS:] if len(often) > _MOST_CALLS + 1 else []
    rows = [_call_row(_call_name(call), [call]) for call in found.calls if call not in rare]
    if rare:
        rows.append(_call_row(_("Others"), rare))
    made = won_part(_("made"))
    look = StackedLook((made, PartLook(won_and_lost()[1].name)), shows_amounts=False)
    draft.column.add_chart(StackedBars(rows, look, draft.unit))


def _call_name(call: CallRow) -> str:
    """Name a contract, or a bid by its number."""
    if call.bid:
        return _("Bid of {n}").format(n=call.bid)
    return contract_name(call.contract or _SIMPLE)


def _call_row(name: str, calls: Sequence[CallRow]) -> StackedRow:
    made, tried = sum(call.made.won for call in calls), sum(call.made.all for call in calls)
    told = _("{a} of {n} made").format(a=made, n=tried)
    return StackedRow(name, (made, tried - made), told, f"{name}: {told}.")


def _write_announced(draft: PageDraft, announced: Mapping[FirstMarriage, Count]) -> None:
    draft.column.add_heading(_("First marriage of a deal"))
    rows = [_announced_row(who, deals) for who, deals in announced.items()]
    parts: tuple[PartLook, ...] = won_and_lost()
    if any(deals.tied for deals in announced.values()):
        parts = (*parts, middle_part(_("tied")))
    draft.column.add_chart(StackedBars(rows, StackedLook(parts), draft.unit))


def _announced_row(who: FirstMarriage, deals: Count) -> StackedRow:
    name = {
        FirstMarriage.ME: _("by you"),
        FirstMarriage.PARTNER: _("by your partner"),
        FirstMarriage.OTHERS: _("by the others"),
        FirstMarriage.NOT_ONE: _("no marriage"),
    }[who]
    told = _("{a} of {n} won").format(a=deals.won, n=deals.all)
    return StackedRow(name, (deals.won, deals.lost, deals.tied), told, f"{name}: {told}.")
