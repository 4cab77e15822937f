"""What can be wrong with how a command is called."""


class UsageError(Exception):
    """Options that cannot be followed; ``str()`` is a sentence for the person."""
