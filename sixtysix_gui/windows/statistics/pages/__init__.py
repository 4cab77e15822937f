"""The pages of the statistics, a module for each, or for two that say the same of other games."""
