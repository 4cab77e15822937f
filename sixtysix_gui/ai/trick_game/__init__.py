"""The computer's players for the games of rules/trick_game, each by the view of one seat."""
