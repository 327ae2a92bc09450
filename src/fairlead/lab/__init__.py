"""Many games: tuning, arena, ratings, reports."""
