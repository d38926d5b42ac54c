"""Players, games, clients and processes that tests, bench and chaos share: see README.md."""
