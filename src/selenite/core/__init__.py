"""What every game builds on: the description of a game, states, views, records, drawing."""
