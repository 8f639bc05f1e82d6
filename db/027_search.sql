-- A search reads the texts of all matches in an index of their own order. The index of their letters is gone: it answered a few milliseconds
-- sooner, but it took two seconds to take an erased name out of it.

DROP TRIGGER text_of_new_match;
DROP TRIGGER text_of_gone_match;
DROP TRIGGER text_of_changed_match;
DROP TABLE match_text;

DROP INDEX match_by_start;
CREATE INDEX match_by_start ON match_summary (started, id, search);
