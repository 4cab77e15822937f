"""What training says: tasks, explanations, lessons, the room and the day."""
