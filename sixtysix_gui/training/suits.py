"""An exercise with its suits exchanged, so that no hand is known again by its looks."""

from sixtysix_gui.training.exercise import Exercise


def exchanged(exercise: Exercise, times: int) -> Exercise:
    """Return the exercise with the suits that are not trump exchanged, another way each time.

    ``times`` says how often it was asked; the first two times, and where suits cannot be
    exchanged, it stays as it is. The answer, the worths and the reason follow.
    """
    raise NotImplementedError
