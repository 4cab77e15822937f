"""The All rules sheet: every dimension of the rules, in groups, each to be changed on its own."""
