"""The versions that releases, ./play and ./test are made of: requirements/*.txt, with hashes."""
