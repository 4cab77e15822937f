"""What is written on the table: sentences, labels, tags and bubbles."""
