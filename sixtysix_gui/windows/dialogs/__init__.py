"""The dialogs: new game, all rules, settings, fair deals, records, about, and short questions."""
