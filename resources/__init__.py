"""Cards, fonts, icons and translations; installed as sixtysix_gui.resources without the tools."""
