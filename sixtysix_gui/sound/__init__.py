"""What is heard: the sounds by name, the mixer of their voices, and the way to the loudspeaker."""
