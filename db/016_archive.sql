-- Entries of other tablets, which come and go by way of an archive (docs/archive.md).

INSERT INTO event_kind VALUES ('match-taken-over'), ('branch-chosen');

-- Lamport's clock: higher than that of every entry its tablet knew then; NULL: `seq`. It orders what several tablets wrote.
ALTER TABLE event ADD COLUMN tick INTEGER;
ALTER TABLE event ADD COLUMN came INTEGER;  -- its number in the archive that brought it; NULL: written here

-- The archive that this history has joined.
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

-- Entries of the archive that are in no log: damaged, of a kind that this program does not know, or without what comes before them.
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

-- Entries out of which a name was taken, and which the archive may still have with it.
CREATE TABLE rewritten (uuid TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

-- Matches that two tablets went on with while apart, as long as the table has not chosen.
CREATE TABLE forked (match TEXT PRIMARY KEY, branches INTEGER NOT NULL) STRICT, WITHOUT ROWID;
