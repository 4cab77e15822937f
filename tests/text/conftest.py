"""The languages of the program, as for the windows that show its texts."""

from tests.windows.conftest import language, look_like, speak

__all__ = ["language", "look_like", "speak"]
