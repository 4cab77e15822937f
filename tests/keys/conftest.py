"""The languages of the program, as for the texts of its windows."""

from tests.windows.conftest import language, speak

__all__ = ["language", "speak"]
