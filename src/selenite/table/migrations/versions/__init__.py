"""The migrations, each with what the relations were like when it was written."""
