"""sixtysix-cli solve: what the moves of a record are worth, all cards known."""
