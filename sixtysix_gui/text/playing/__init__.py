"""What is said while cards are played: status, refusals, happenings, captions."""
