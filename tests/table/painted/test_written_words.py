"""What is written on the table: it breaks where it looks best, and is never cut without a sign."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import text
from sixtysix_gui.table.layout.sentences import BubblePlace, TailSide
from sixtysix_gui.table.pieces.brushwork import elided, width_of, wrapped
from sixtysix_gui.table.pieces.piece import Piece
from sixtysix_gui.table.pieces.pills import RefusalPill, Speech, StatusPill
from sixtysix_gui.table.pieces.slip_plan import filled_lines
from tests.helpers.table.moments import closed
from tests.helpers.table.pieces import LOOK, LOOK_OF_FOUR, SENTENCE, bubble, label, roomy, seen, tag
from tests.helpers.table.pixels import edge_is_clear, picture
from tests.table.conftest import STILL, MakeTable

pytestmark = pytest.mark.usefixtures("qapp")

REFUSED = "That card stays: diamonds were led, you hold diamonds."
FONT = text(16)

# ----------------------------------------------------------------------------------- lines of words


@pytest.mark.parametrize(("share", "count"), [(1.01, 1), (0.7, 2), (0.4, 3)])
def test_a_sentence_takes_the_lines_that_it_needs_of_nearly_one_length(
    share: float, count: int
) -> None:
    whole = width_of(FONT, REFUSED)
    lines = wrapped(FONT, REFUSED, share * whole)
    assert len(lines) == count
    assert " ".join(lines) == REFUSED
    lengths = [width_of(FONT, line) for line in lines[:2]]
    assert count > 2 or max(lengths) - min(lengths) < 0.2 * whole


@pytest.mark.parametrize("share", [0.05, 0.1, 0.2, 0.3])
def test_what_does_not_fit_three_lines_is_elided(share: float) -> None:
    room = share * width_of(FONT, REFUSED)
    lines = wrapped(FONT, REFUSED, room)
    assert len(lines) == 3
    assert lines[2].endswith("…")
    assert all(width_of(FONT, line) <= room + 1 for line in lines)


@pytest.mark.parametrize("share", [1.01, 0.7, 0.4])
def test_no_line_breaks_at_a_no_break_space(share: float) -> None:
    said = "Ich sehe nach\u00a0… Du kannst inzwischen weiterspielen."
    lines = wrapped(FONT, said, share * width_of(FONT, said))
    assert " ".join(lines) == said
    assert "Ich sehe nach\u00a0…" in filled_lines(FONT, said, 0.7 * width_of(FONT, said))[0]


def test_nothing_gives_no_line() -> None:
    assert wrapped(FONT, "", 100) == []


def test_a_name_is_shortened_only_when_it_must_be() -> None:
    assert elided(FONT, "Jürgen", 200) == "Jürgen"
    short = elided(FONT, "Jürgen-Wolfgang Großmann", 80)
    assert short.endswith("…")
    assert width_of(FONT, short) <= 80


def test_two_sentences_break_where_the_second_begins_if_both_fit() -> None:
    first, second = "Short.", "Lead the ace of spades to the middle of the table."
    room = width_of(FONT, second) + 1
    assert wrapped(FONT, f"{first} {second}", room) == [first, second]
    assert wrapped(FONT, f"{first} {second}", 0.8 * room) != [first, second]


# ------------------------------------------------------------------------------------------- pills


def test_a_second_line_grows_upwards() -> None:
    pill = seen(StatusPill(), text=SENTENCE)
    one_line = pill.body()
    pill.set_max_width(one_line.width() - 30)
    assert len(pill.lines(LOOK)) == 2
    assert pill.body().bottom() == pytest.approx(one_line.bottom())
    assert pill.body().top() < one_line.top()


def test_a_word_that_is_too_long_is_shortened_not_cut() -> None:
    word = "Donaudampfschifffahrtsgesellschaftskapitän"
    pill = seen(StatusPill(), max_width=120, text=word)
    assert pill.body().width() <= 121
    assert pill.lines(LOOK)[0].endswith("…")


def test_a_refusal_has_room_for_its_icon() -> None:
    refusal, status = (seen(pill, text=SENTENCE) for pill in (RefusalPill(), StatusPill()))
    assert refusal.body().width() > status.body().width()


def test_no_card_shines_through_the_label_of_who_closed(make_table: MakeTable) -> None:
    table = make_table(STILL)
    closed(table)
    closed_label = table.table_scene.signs.talon.closed
    assert closed_label.isVisible()
    image = picture(closed_label)
    ground = image.pixelColor(image.width() // 2, round(0.2 * image.height()))
    assert ground.alpha() == 255
    assert ground.name().upper() == theme.STATUS_FILL


# ---------------------------------------------------------------------------------- tags and labels


def test_a_tag_without_room_is_shortened() -> None:
    piece = seen(tag("Kontraschnapser 12"), LOOK_OF_FOUR, max_width=90.0)
    assert piece.text_is_elided
    assert piece.body().width() <= 90.0
    piece.max_width = 900.0
    assert not piece.text_is_elided


def test_a_label_without_room_goes_rather_than_being_cut() -> None:
    piece = seen(roomy(), LOOK_OF_FOUR)
    whole = piece.body().width()
    for room, width in ((whole + 1.0, whole), (0.95 * whole, 0.95 * whole), (0.89 * whole, 0.0)):
        piece.set_max_width(room)
        assert piece.fits == (width > 0)
        assert piece.body().width() == pytest.approx(width)
        assert edge_is_clear(picture(piece))


def test_a_name_is_written_smaller_before_it_is_cut() -> None:
    whole = seen(label("They"), LOOK_OF_FOUR)
    room = 0.9 * whole.body().width()
    narrow = seen(label("They"), LOOK_OF_FOUR, max_width=room)
    assert narrow.body().width() <= room
    assert narrow.outline().elementCount() == whole.outline().elementCount()


@pytest.mark.parametrize("make", [bubble, tag, label])
@pytest.mark.parametrize("words", ["<b>Ann and Bob</b>", "Ann &amp; &lt;Bob&gt;", "<br><br><br>"])
def test_every_sign_of_words_like_html_takes_its_room(
    make: Callable[[str], Piece], words: str
) -> None:
    plain = words.replace("<", "").replace("&", "")
    widths = [seen(make(each), LOOK_OF_FOUR).body().width() for each in (words, plain)]
    assert widths[0] > widths[1] + 0.4 * LOOK_OF_FOUR.text_unit


# ----------------------------------------------------------------------------------------- bubbles


@pytest.mark.parametrize("unit", [13.0, 15.8, 30.0])
@pytest.mark.parametrize("tail", TailSide)
@pytest.mark.parametrize(("speech", "height"), [(Speech.CALL, 2.7), (Speech.ANNOUNCEMENT, 3.3)])
def test_a_bubble_lies_beside_its_tail(
    tail: TailSide, unit: float, speech: Speech, height: float
) -> None:
    look = replace(LOOK_OF_FOUR, text_unit=unit)
    top = 0.95 * unit if tail is TailSide.ABOVE else -0.95 * unit - 10
    piece = seen(bubble(speech=speech), look)
    piece.place(BubblePlace(QRectF(0, top, 10, 10), QPointF(), tail))
    body = piece.body()
    gaps = {
        TailSide.LEFT: body.left(),
        TailSide.RIGHT: -body.right(),
        TailSide.ABOVE: body.top(),
        TailSide.BELOW: -body.bottom(),
    }
    assert gaps[tail] == pytest.approx(0.95 * unit)
    assert body.height() == pytest.approx(height * unit)


def test_an_announcement_is_wider_than_a_call() -> None:
    call, announcement = (
        seen(bubble(speech=each), LOOK_OF_FOUR).body().width()
        for each in (Speech.CALL, Speech.ANNOUNCEMENT)
    )
    assert announcement > call
