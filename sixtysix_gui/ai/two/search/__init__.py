"""The computer's thinking under hidden cards: worlds, play by rules of thumb, trees, and lines."""

from sixtysix_gui.ai import compiled as compiled  # settled before any module here is loaded
