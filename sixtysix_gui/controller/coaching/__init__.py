"""The coach at work: a process of lowest priority beside the window, and who asks it."""
