-- The projections of the log: lists of matches, deals, people, custom games and tournaments. The transaction of an event updates
-- them; they can be rebuilt from the log.

CREATE TABLE match_summary (
  number     INTEGER PRIMARY KEY REFERENCES event,   -- seq of the event that opened it
  id         TEXT NOT NULL UNIQUE,
  game       TEXT NOT NULL,                          -- of a custom game: "own:" and its id
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
  search     TEXT NOT NULL,                          -- what a search looks in, in small letters
  ended_by   TEXT NOT NULL,                          -- the clauses of the deal that ended it, a JSON list
  own_game   TEXT NOT NULL,                          -- fingerprint of its custom game; empty: a game of the program
  rated      TEXT NOT NULL                           -- the time of its end; empty: not finished, or not rated
) STRICT;
-- Matches with the same time have the same order on each tablet. A search reads the texts in the first index.
CREATE INDEX match_by_start ON match_summary (started, id, search);
CREATE INDEX match_of_party ON match_summary (party);
CREATE INDEX match_under_way ON match_summary (played) WHERE finished = 0 AND abandoned = 0 AND played > 0;
CREATE INDEX match_of_game ON match_summary (game, number);
CREATE INDEX match_of_tournament ON match_summary (tournament, started, id) WHERE tournament <> '';
CREATE INDEX match_of_own_game ON match_summary (own_game, started) WHERE own_game <> '';
CREATE INDEX match_by_end ON match_summary (game, rated, id) WHERE rated <> '';

CREATE TABLE match_player (
  match     INTEGER NOT NULL REFERENCES match_summary ON DELETE CASCADE,
  seat      INTEGER NOT NULL,
  name      TEXT NOT NULL,      -- as it was entered
  character TEXT,
  total     INTEGER NOT NULL,
  won       INTEGER NOT NULL,
  lost      INTEGER NOT NULL,
  marks     INTEGER NOT NULL,   -- games lost of several that make the match
  person    TEXT NOT NULL,      -- the name that is shown
  finished  INTEGER NOT NULL,   -- 1: the match is finished
  deals     INTEGER NOT NULL,   -- that this person played
  award     INTEGER NOT NULL,   -- the change of the total since the start, or `marks`
  dealt     INTEGER NOT NULL,   -- 1: the match has a deal; who sat out every deal has played the match, too
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
-- Without the score: each deal changes it for every player, and would write a page of the index for each.
CREATE INDEX match_of_person ON match_player (person, match, seat);

CREATE TABLE deal (
  match       INTEGER NOT NULL REFERENCES match_summary ON DELETE CASCADE,
  number      INTEGER NOT NULL,   -- from 1
  dealer      INTEGER NOT NULL,   -- seat
  turned_up   TEXT,
  entered     TEXT NOT NULL,
  corrections INTEGER NOT NULL,   -- how many are in force
  contract    TEXT,               -- its id; NULL: the game has none
  PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE deal_player (
  match  INTEGER NOT NULL,
  deal   INTEGER NOT NULL,
  seat   INTEGER NOT NULL,
  points INTEGER,                 -- card points as entered, the left-out one filled in
  award  INTEGER NOT NULL,
  total  INTEGER NOT NULL,
  played INTEGER NOT NULL,        -- 0: was out and sat by
  change INTEGER NOT NULL,        -- `total` less the one before the deal; on a wiped slate less nought
  mark   INTEGER NOT NULL,        -- 1: lost the game, of several, that the deal ended
  PRIMARY KEY (match, deal, seat),
  FOREIGN KEY (match, deal) REFERENCES deal ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The disputes: the question of the table, the referee's verdict, and the table's own ruling.
CREATE TABLE dispute (
  number   INTEGER PRIMARY KEY REFERENCES event,   -- seq of the event that recorded it
  id       TEXT NOT NULL UNIQUE,                   -- its UUID
  match    INTEGER REFERENCES match_summary ON DELETE CASCADE,   -- NULL: no match was under way
  deal     INTEGER,                                -- the deal under entry then; NULL: none
  at       TEXT NOT NULL,
  asker    TEXT NOT NULL,                          -- empty: not said
  question TEXT NOT NULL,                          -- a position or question document
  card     TEXT NOT NULL,                          -- the card in question; empty: the question was another
  verdict  TEXT NOT NULL,                          -- 'yes', 'no' or the winner's name
  clauses  TEXT NOT NULL,                          -- JSON list of ids
  ruled    TEXT NOT NULL,                          -- what the table decided instead; empty: it followed the verdict
  note     TEXT NOT NULL
) STRICT;
CREATE INDEX dispute_of_match ON dispute (match);
CREATE INDEX dispute_by_time ON dispute (at, id);

-- A name as it was entered, and the displayed name of that person. A name without a row is displayed unchanged.
CREATE TABLE alias (name TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX alias_of_person ON alias (person);

-- The badge (colour and shape) that a person has chosen (src/history/people/badges.h).
CREATE TABLE person_mark (person TEXT PRIMARY KEY, mark TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- All people who have played here, for the New match screen. A match set aside before its first deal does not count,
-- because its names are often misspelled.
CREATE VIEW player AS
SELECT person AS name, count(*) AS matches, max(started) AS last_played
FROM match_player JOIN match_summary ON match_summary.number = match_player.match
WHERE match_summary.deals > 0 OR NOT abandoned
GROUP BY person;

-- Custom games: each version that was imported or that a match uses.
CREATE TABLE own_game (
  fingerprint TEXT PRIMARY KEY,
  id          TEXT NOT NULL,
  number      INTEGER NOT NULL,  -- seq of the event that brought it; a new match starts with the last one of an id
  document    TEXT NOT NULL      -- the game document on one line
) STRICT, WITHOUT ROWID;
CREATE INDEX own_game_of_id ON own_game (id, number);

-- The versions of each custom game, numbered in the order of their events, which is the same on each tablet.
CREATE VIEW game_version AS
SELECT fingerprint, id, document,
       row_number() OVER (PARTITION BY id ORDER BY coalesce(tick, seq), device, uuid) AS version
FROM own_game JOIN event ON seq = number;

-- A list of the tournaments. Everything else about a tournament is computed from its events.
CREATE TABLE tournament (
  number  INTEGER PRIMARY KEY REFERENCES event,   -- seq of the event that opened it
  id      TEXT NOT NULL UNIQUE,
  name    TEXT NOT NULL UNIQUE,                   -- as `match_summary.tournament` has it
  game    TEXT NOT NULL,                          -- empty: any
  rule    TEXT NOT NULL,                          -- what decides the standing
  people  INTEGER NOT NULL,                       -- how many are there now
  rounds  INTEGER NOT NULL,                       -- drawn, and not withdrawn
  closed  INTEGER NOT NULL,
  changed TEXT NOT NULL                           -- time of its last event
) STRICT;

-- In a tournament with several tablets, each tablet is at one table.
CREATE TABLE tournament_tablet (
  tournament TEXT NOT NULL,     -- its id
  number     INTEGER NOT NULL,  -- of the table, from 1
  device     TEXT NOT NULL,     -- who stands there
  PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_of_tablet ON tournament_tablet (device);

-- Matches that two tablets continued separately, until the table chooses a branch.
CREATE TABLE forked (match TEXT PRIMARY KEY, branches INTEGER NOT NULL) STRICT, WITHOUT ROWID;
