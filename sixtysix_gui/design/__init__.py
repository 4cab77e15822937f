"""What table and windows share: colours, measures of cards, fonts, and the drawn cards."""
