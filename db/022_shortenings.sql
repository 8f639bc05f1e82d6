-- A correction undoes the later deals if the match has already ended by then.

INSERT INTO event_kind VALUES ('match-shortened'), ('shortening-withdrawn'), ('shortening-restored');
