"""From records to text, in one canonical form."""
