"""The types in which clients are told of rooms and games, by endpoints and sockets alike."""
