"""The court cards of both packs, figure by figure."""
