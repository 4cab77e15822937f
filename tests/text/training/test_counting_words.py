from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.training.counting import CountingWords, before_you_play
from sixtysix_gui.training.counting import About, CountingQuestion, PlacedCard, Points, Where
from tests.helpers.rows import each_row

WORDS = CountingWords(CardWords(), "the Queen")
OUT = Card.parse("AC")
PLACES = (
    PlacedCard(OUT, Where.OUT),
    PlacedCard(Card.parse("TC"), Where.FELL, 3),
    PlacedCard(Card.parse("KC"), Where.TABLE),
    PlacedCard(Card.parse("QC"), Where.TURN_UP),
    PlacedCard(Card.parse("JC"), Where.HAND),
    PlacedCard(Card.parse("9C"), Where.TALON),
)
TRUMPS = CountingQuestion(About.TRUMPS, Suit.CLUBS, places=PLACES)
NONE = CountingQuestion(About.SUIT, Suit.CLUBS, places=PLACES[1:3])
HAND = CountingQuestion(About.HAND, places=PLACES[:2])


def points(*tricks: int, **how: int) -> CountingQuestion:
    return CountingQuestion(About.OWN, points=Points(tricks, **how))


@each_row(
    "question, follows, task",
    [
        (points(4), False, "How many card points do you have?"),
        (CountingQuestion(About.OTHER), True, "And the Queen?"),
        (CountingQuestion(About.OTHER), False, "How many card points does the Queen have?"),
        (TRUMPS, False, "Which trumps are still out?"),
        (NONE, False, "Which cards of clubs are still out?"),
        (HAND, False, "Which cards does the Queen hold now?"),
    ],
)
def test_questions(question: CountingQuestion, follows: bool, task: str) -> None:
    assert WORDS.task(question, follows=follows) == task


def test_it_is_said_what_is_out_and_which_question_it_is() -> None:
    assert WORDS.where(TRUMPS) == "With the Queen or face down."
    assert WORDS.where(points(4)) == ""
    assert before_you_play(1, 1) == "Before you play: a question."
    assert before_you_play(1, 2) == "Before you play: a question. Question 1 of 2."
    assert before_you_play(2, 2) == "Question 2 of 2."


@each_row(
    "question, reply, told",
    [
        (points(4), 4, "Right."),
        (points(4), 6, "Nearly: 4."),
        (points(4), None, "It is 4."),
        (points(11, 6), 40, "17: 11 + 6 in tricks."),
        (points(11, 6), 18, "Nearly. 17: 11 + 6 in tricks."),
        (points(4, marriages=20, shown=1), 4, "24: 4 in tricks and 20 for the marriage."),
        (points(4, marriages=60, shown=2), 4, "64: 4 in tricks and 60 for the marriages."),
        (points(waiting=20, shown=1), 20, "The 20 for the marriage count with your first trick."),
        (TRUMPS, frozenset({OUT}), "Right."),
        (TRUMPS, frozenset[Card](), "The ace of clubs is still out."),
        (
            TRUMPS,
            frozenset({OUT, Card.parse("TC"), Card.parse("KC")}),
            "The ten of clubs fell in trick 3. The king of clubs lies on the table.",
        ),
        (
            TRUMPS,
            frozenset({OUT, Card.parse("QC"), Card.parse("JC")}),
            "The queen of clubs lies face up under the talon. The jack of clubs is in your hand.",
        ),
        (
            TRUMPS,
            frozenset({OUT, Card.parse("9C")}),
            "The nine of clubs lies face down in the talon.",
        ),
        (TRUMPS, None, "The marked cards are right."),
        (NONE, None, "None of them is out any more."),
        (HAND, None, "The Queen holds the marked cards."),
    ],
)
def test_what_came_of_it(
    question: CountingQuestion, reply: int | frozenset[Card] | None, told: str
) -> None:
    assert WORDS.result(question, reply) == told
