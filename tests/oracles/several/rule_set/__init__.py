"""What a rule set of these games says: its duties, contracts, numbers and scales."""
