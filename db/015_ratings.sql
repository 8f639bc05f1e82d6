-- Ratings are nowhere kept: they follow from the places of finished matches, in the order in which these ended.

INSERT INTO event_kind VALUES ('match-unrated'), ('match-rated');

-- When it ended; empty: it is not finished, or the table leaves it unrated.
ALTER TABLE match_summary ADD COLUMN rated TEXT NOT NULL DEFAULT '';
CREATE INDEX match_by_end ON match_summary (game, rated, id) WHERE rated <> '';
