-- The contract of a deal, for averages, and marks for games in which a match consists of several games.

ALTER TABLE deal ADD COLUMN contract TEXT;                             -- its id; NULL: the game has none
ALTER TABLE deal_player ADD COLUMN played INTEGER NOT NULL DEFAULT 1;  -- 0: was out and sat by
ALTER TABLE match_player ADD COLUMN marks INTEGER NOT NULL DEFAULT 0;  -- games lost of several that make the match
CREATE INDEX match_of_game ON match_summary (game, number);
