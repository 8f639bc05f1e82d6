-- A correction takes back the later deals that it leaves no room for.

INSERT INTO event_kind VALUES ('match-shortened'), ('shortening-withdrawn'), ('shortening-restored');
