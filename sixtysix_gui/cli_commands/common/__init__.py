"""What several commands share: their options, files, streams and errors."""
