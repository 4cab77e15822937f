"""What can be pressed on the table for three and four, before the play and on the lead."""
