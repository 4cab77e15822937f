"""How deals and games of three and four end, in sentences and figures."""
