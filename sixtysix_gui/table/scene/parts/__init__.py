"""What is told on the table besides cards: plates, trump, scores, seals, who thinks."""
