-- The exchange of events with other tablets through an archive (docs/archive.md).

INSERT INTO event_kind VALUES ('match-taken-over'), ('branch-chosen');

-- A Lamport timestamp: higher than that of each event that the tablet knew; NULL: `seq`. It orders the events of several tablets.
ALTER TABLE event ADD COLUMN tick INTEGER;
ALTER TABLE event ADD COLUMN came INTEGER;  -- its number in the archive that brought it; NULL: written here

-- The archive that this history uses.
CREATE TABLE archive (
  one       INTEGER PRIMARY KEY CHECK (one = 1),
  id        TEXT NOT NULL,     -- of the archive, wherever it lies
  address   TEXT NOT NULL,     -- for libpq; never a password
  joined    INTEGER NOT NULL,  -- entries up to this number have to be there, whoever brought them here
  sent      INTEGER NOT NULL,  -- entries up to this number are there
  pulled    INTEGER NOT NULL,  -- entries of the archive up to its number are here
  revised   INTEGER NOT NULL,  -- … and what was rewritten there
  succeeded TEXT NOT NULL      -- when all was there and here the last time; empty: never
) STRICT;

-- Quarantined events, which are not in the log: damaged, of an unknown kind, or without their predecessor.
CREATE TABLE apart (
  uuid   TEXT PRIMARY KEY,
  device TEXT NOT NULL,
  at     TEXT NOT NULL,
  match  TEXT NOT NULL,
  kind   TEXT NOT NULL,
  body   TEXT NOT NULL,
  tick   INTEGER NOT NULL,
  came   INTEGER NOT NULL,
  sum    INTEGER NOT NULL,     -- as it travelled
  why    TEXT NOT NULL         -- 'damaged', 'unknown', 'early', 'unfit'
) STRICT, WITHOUT ROWID;
CREATE INDEX apart_of_match ON apart (match);

-- Events with an erased name that the archive may still contain.
CREATE TABLE rewritten (uuid TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

-- Matches that two tablets continued separately, until the table chooses a branch.
CREATE TABLE forked (match TEXT PRIMARY KEY, branches INTEGER NOT NULL) STRICT, WITHOUT ROWID;
