-- Somebody wishes no rating, or one after all: said in the log, nowhere else.

INSERT INTO event_kind VALUES ('person-listed');
