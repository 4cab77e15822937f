"""How the tests themselves run: what is sampled, left running, interpreted or waited for."""
