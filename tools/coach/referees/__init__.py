"""The judges who measure the coach: other players play on, and none judges his own cause."""
