"""What clients are told of rooms and games: endpoints answer it, and sockets say the same."""
