-- Custom games: each version that was imported or that a match uses.

INSERT INTO event_kind VALUES ('game-kept');

CREATE TABLE own_game (
  fingerprint TEXT PRIMARY KEY,
  id          TEXT NOT NULL,
  number      INTEGER NOT NULL,  -- seq of the event that brought it; a new match starts with the last one of an id
  document    TEXT NOT NULL      -- the game document on one line
) STRICT, WITHOUT ROWID;
CREATE INDEX own_game_of_id ON own_game (id, number);

-- Empty for a game of the program. For a custom game, `game` of the match is "own:" and the id of the game.
ALTER TABLE match_summary ADD COLUMN own_game TEXT NOT NULL DEFAULT '';
CREATE INDEX match_of_own_game ON match_summary (own_game, started) WHERE own_game <> '';
