"""The rules of the game: pure values and functions.

Nothing here reads a clock, draws random numbers or knows of a database: the time and the game's
seed come in with each move. The two entry points are `decide.decide` and `state.fold`.
"""
