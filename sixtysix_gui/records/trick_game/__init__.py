"""The notation of the games of many.md: what it adds to the records of the games for two (12)."""
