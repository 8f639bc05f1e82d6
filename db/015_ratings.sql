-- Ratings are not stored. They are computed from the places of finished matches in the order of their ends.

INSERT INTO event_kind VALUES ('match-unrated'), ('match-rated');

-- The time of the end; empty if the match is not finished or not rated.
ALTER TABLE match_summary ADD COLUMN rated TEXT NOT NULL DEFAULT '';
CREATE INDEX match_by_end ON match_summary (game, rated, id) WHERE rated <> '';
