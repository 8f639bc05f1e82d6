-- The kind of event which says that two people with similar names are different people, or takes it back. It needs no table.

INSERT INTO event_kind VALUES ('people-distinct');
