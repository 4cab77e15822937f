"""Rules of thumb that stand in for thought: no kind of puzzle may yield to one."""
