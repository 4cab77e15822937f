"""The help: the rules of the chosen rule set in sentences made from its dimensions."""
