"""The computer's players: they see a `View` and nothing else; imports rules only."""

from sixtysix_gui.ai.compiled import IS_COMPILED as IS_COMPILED  # settled before all else
