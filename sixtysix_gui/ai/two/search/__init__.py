"""The computer's thinking under hidden cards: worlds, play by rules of thumb, trees, and lines."""
