-- In a tournament with several tablets, each tablet is at one table.

INSERT INTO event_kind VALUES ('tournament-table-taken');

CREATE TABLE tournament_tablet (
  tournament TEXT NOT NULL,     -- its id
  number     INTEGER NOT NULL,  -- of the table, from 1
  device     TEXT NOT NULL,     -- who stands there
  PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_of_tablet ON tournament_tablet (device);
