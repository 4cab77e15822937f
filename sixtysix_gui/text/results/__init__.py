"""How deals and games end, in sentences and figures."""
