-- The projections of the log. The transaction of an event updates them; they can be rebuilt from the log.

CREATE TABLE match_summary (
  number     INTEGER PRIMARY KEY REFERENCES event,   -- seq of the event that opened it
  id         TEXT NOT NULL UNIQUE,
  game       TEXT NOT NULL,
  edition    TEXT NOT NULL,                          -- empty: the game has one text
  rules      TEXT NOT NULL,                          -- version of the rules that judged it
  tournament TEXT NOT NULL,
  started    TEXT NOT NULL,
  changed    TEXT NOT NULL,                          -- time of its last event
  played     INTEGER NOT NULL,                       -- seq of its last event at this table; 0: imported and not played on
  deals      INTEGER NOT NULL,
  finished   INTEGER NOT NULL,
  abandoned  INTEGER NOT NULL,
  party      TEXT NOT NULL,                          -- the names in alphabetical order: the same people in any seats
  search     TEXT NOT NULL                           -- what a search looks in, in small letters
) STRICT;
CREATE INDEX match_by_start ON match_summary (started, number);
CREATE INDEX match_of_party ON match_summary (party);
CREATE INDEX match_under_way ON match_summary (played) WHERE finished = 0 AND abandoned = 0 AND played > 0;

CREATE TABLE match_player (
  match     INTEGER NOT NULL REFERENCES match_summary ON DELETE CASCADE,
  seat      INTEGER NOT NULL,
  name      TEXT NOT NULL,
  character TEXT,
  total     INTEGER NOT NULL,
  won       INTEGER NOT NULL,
  lost      INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX match_of_player ON match_player (name);

CREATE TABLE deal (
  match       INTEGER NOT NULL REFERENCES match_summary ON DELETE CASCADE,
  number      INTEGER NOT NULL,                      -- from 1
  dealer      INTEGER NOT NULL,                      -- seat
  turned_up   TEXT,
  entered     TEXT NOT NULL,
  corrections INTEGER NOT NULL,                      -- how many are in force
  PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE deal_player (
  match  INTEGER NOT NULL,
  deal   INTEGER NOT NULL,
  seat   INTEGER NOT NULL,
  points INTEGER,                                    -- card points as entered, the left-out one filled in
  award  INTEGER NOT NULL,
  total  INTEGER NOT NULL,
  PRIMARY KEY (match, deal, seat),
  FOREIGN KEY (match, deal) REFERENCES deal ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- All people who have played here, for the New match screen. A match set aside before its first deal does not count,
-- because its names are often misspelled.
CREATE VIEW player AS
SELECT name, count(*) AS matches, max(started) AS last_played
FROM match_player JOIN match_summary ON match_summary.number = match_player.match
WHERE deals > 0 OR NOT abandoned
GROUP BY name;
