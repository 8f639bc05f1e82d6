-- The badge (colour and shape) that a person has chosen (src/history/people/badges.h). It is rebuilt from the log whenever a name or a
-- badge changes.

INSERT INTO event_kind VALUES ('person-marked');

CREATE TABLE person_mark (person TEXT PRIMARY KEY, mark TEXT NOT NULL) STRICT, WITHOUT ROWID;
