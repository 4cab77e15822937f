"""Every key of the program in one map, and what a pressed key means by it."""
