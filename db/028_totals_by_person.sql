-- Erasing a person takes less time, because the totals of one person for a game are now next to each other. Only a few pages change
-- instead of one for each contract and year. Statistics read all rows of a game, so the order does not matter to them.

CREATE TEMP TABLE kept AS SELECT * FROM main.contract_total;
DROP TABLE main.contract_total;
CREATE TABLE contract_total (
  game     TEXT NOT NULL,
  contract TEXT NOT NULL,
  person   TEXT NOT NULL,
  deals    INTEGER NOT NULL,   -- in which the person played it
  award    INTEGER NOT NULL,   -- the sum of what they gave
  PRIMARY KEY (game, person, contract)
) STRICT, WITHOUT ROWID;
INSERT INTO contract_total SELECT * FROM temp.kept ORDER BY game, person, contract;
DROP TABLE temp.kept;

CREATE TEMP TABLE kept AS SELECT * FROM main.contract_year;
DROP TABLE main.contract_year;
CREATE TABLE contract_year (
  year     TEXT NOT NULL,
  game     TEXT NOT NULL,
  contract TEXT NOT NULL,
  person   TEXT NOT NULL,
  deals    INTEGER NOT NULL,
  award    INTEGER NOT NULL,
  PRIMARY KEY (game, person, contract, year)
) STRICT, WITHOUT ROWID;
INSERT INTO contract_year SELECT * FROM temp.kept ORDER BY game, person, contract, year;
DROP TABLE temp.kept;

CREATE TEMP TABLE kept AS SELECT * FROM main.year_total;
DROP TABLE main.year_total;
CREATE TABLE year_total (
  year      TEXT NOT NULL,
  game      TEXT NOT NULL,
  edition   TEXT NOT NULL,
  person    TEXT NOT NULL,      -- empty: all who had the character
  character TEXT NOT NULL,      -- empty: all that the person played
  matches   INTEGER NOT NULL,   -- this and what follows: as in person_total
  finished  INTEGER NOT NULL,
  won       INTEGER NOT NULL,
  lost      INTEGER NOT NULL,
  deals     INTEGER NOT NULL,
  award     INTEGER NOT NULL,
  PRIMARY KEY (game, person, edition, character, year)
) STRICT, WITHOUT ROWID;
INSERT INTO year_total SELECT * FROM temp.kept ORDER BY game, person, edition, character, year;
DROP TABLE temp.kept;
