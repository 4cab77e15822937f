"""The installers for Linux: a package for Debian, an AppImage, a Flatpak."""
