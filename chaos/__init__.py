"""Tables of bots play while parts of the server are killed, and the log says who was told right."""
