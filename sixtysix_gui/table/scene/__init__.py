"""What the scene is made of: everything that lies there, and what is lit."""
