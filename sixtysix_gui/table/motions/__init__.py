"""The motions: how each event looks."""
