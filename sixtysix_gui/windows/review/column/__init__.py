"""What the coach has beside the table: the decisions, and the note on one of them."""
