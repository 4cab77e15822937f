"""From text to records: tags, words, moves, the end, and everything that is checked there."""
