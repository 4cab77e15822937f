"""sixtysix-cli review: the moves of a record judged by what their players could know."""
