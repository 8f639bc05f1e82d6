-- Two whose names are alike are two people, or perhaps one after all: said in the log, nowhere else.

INSERT INTO event_kind VALUES ('people-distinct');
