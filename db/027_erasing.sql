-- Erasing a person takes a fraction of the time. A search reads the texts of all matches in an index by start. The index of their letters
-- answered a few milliseconds sooner, but an erased name left it only when the whole index was built again. Its table stays, empty: without
-- free pages a new history can be recovered even if its first page, which lists them, is lost.

DROP TRIGGER text_of_new_match;
DROP TRIGGER text_of_gone_match;
DROP TRIGGER text_of_changed_match;
INSERT INTO match_text (match_text) VALUES ('delete-all');

DROP INDEX match_by_start;
CREATE INDEX match_by_start ON match_summary (started, id, search);

-- The list of tournaments is rebuilt after an erasure, without reading the whole log.
CREATE INDEX opening_of_tournament ON event (seq) WHERE kind = 'tournament-opened';
