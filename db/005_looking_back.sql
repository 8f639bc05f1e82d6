-- Tables for statistics and search: the person behind a name, totals, and words in any order.

INSERT INTO event_kind VALUES
  ('person-renamed'), ('renaming-withdrawn'), ('person-forgotten'),
  ('tournament-opened'), ('tournament-changed'), ('round-drawn'), ('round-withdrawn'), ('tournament-closed');

-- A name as it was entered, and the displayed name of that person. A name without a row is displayed unchanged.
CREATE TABLE alias (name TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX alias_of_person ON alias (person);

ALTER TABLE match_player ADD COLUMN person TEXT NOT NULL DEFAULT '';    -- the name that is shown
ALTER TABLE match_player ADD COLUMN finished INTEGER NOT NULL DEFAULT 0; -- of the match
ALTER TABLE match_player ADD COLUMN deals INTEGER NOT NULL DEFAULT 0;   -- played in it
ALTER TABLE match_player ADD COLUMN award INTEGER NOT NULL DEFAULT 0;   -- the sum of what they gave
DROP INDEX match_of_player;
CREATE INDEX match_of_person ON match_player (person, match, seat, won, lost, finished, deals, award, total);
CREATE INDEX match_of_tournament ON match_summary (tournament, started, number) WHERE tournament <> '';
CREATE INDEX dispute_by_time ON dispute (at);

-- The totals of each person. Triggers update them, because a history is read more often than it is written.
CREATE TABLE person_total (
  person    TEXT NOT NULL,
  game      TEXT NOT NULL,
  edition   TEXT NOT NULL,
  seats     INTEGER NOT NULL,   -- how many played
  character TEXT NOT NULL,      -- empty: none
  matches   INTEGER NOT NULL,   -- with a deal at least
  finished  INTEGER NOT NULL,
  won       INTEGER NOT NULL,   -- of the finished ones
  lost      INTEGER NOT NULL,
  deals     INTEGER NOT NULL,
  award     INTEGER NOT NULL,
  PRIMARY KEY (person, game, edition, seats, character)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER totals_with_a_player AFTER INSERT ON match_player
BEGIN
  INSERT INTO person_total
  SELECT NEW.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(NEW.character, ''),
    NEW.deals > 0, NEW.finished, NEW.finished AND NEW.won, NEW.finished AND NEW.lost, NEW.deals, NEW.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;
CREATE TRIGGER totals_without_a_player AFTER DELETE ON match_player
BEGIN
  UPDATE person_total SET matches = matches - (OLD.deals > 0), finished = finished - OLD.finished,
    won = won - (OLD.finished AND OLD.won), lost = lost - (OLD.finished AND OLD.lost), deals = deals - OLD.deals,
    award = award - OLD.award
  WHERE (person, game, edition, seats, character) = (
    SELECT OLD.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(OLD.character, '')
    FROM match_summary WHERE number = OLD.match);
END;
CREATE TRIGGER totals_of_a_player AFTER UPDATE ON match_player
WHEN OLD.person = NEW.person
BEGIN
  UPDATE person_total SET matches = matches + (NEW.deals > 0) - (OLD.deals > 0), finished = finished + NEW.finished - OLD.finished,
    won = won + (NEW.finished AND NEW.won) - (OLD.finished AND OLD.won),
    lost = lost + (NEW.finished AND NEW.lost) - (OLD.finished AND OLD.lost),
    deals = deals + NEW.deals - OLD.deals, award = award + NEW.award - OLD.award
  WHERE (person, game, edition, seats, character) = (
    SELECT NEW.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(NEW.character, '')
    FROM match_summary WHERE number = NEW.match);
END;
CREATE TRIGGER totals_of_another_player AFTER UPDATE ON match_player
WHEN OLD.person <> NEW.person
BEGIN
  UPDATE person_total SET matches = matches - (OLD.deals > 0), finished = finished - OLD.finished,
    won = won - (OLD.finished AND OLD.won), lost = lost - (OLD.finished AND OLD.lost), deals = deals - OLD.deals,
    award = award - OLD.award
  WHERE (person, game, edition, seats, character) = (
    SELECT OLD.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(OLD.character, '')
    FROM match_summary WHERE number = OLD.match);
  INSERT INTO person_total
  SELECT NEW.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(NEW.character, ''),
    NEW.deals > 0, NEW.finished, NEW.finished AND NEW.won, NEW.finished AND NEW.lost, NEW.deals, NEW.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;

-- An index for words of at least three letters anywhere in `match_summary.search`.
CREATE VIRTUAL TABLE match_text USING fts5 (search, content = 'match_summary', content_rowid = 'number', tokenize = 'trigram');
INSERT INTO match_text (match_text) VALUES ('rebuild');
CREATE TRIGGER text_of_new_match AFTER INSERT ON match_summary
BEGIN INSERT INTO match_text (rowid, search) VALUES (NEW.number, NEW.search); END;
CREATE TRIGGER text_of_gone_match AFTER DELETE ON match_summary
BEGIN INSERT INTO match_text (match_text, rowid, search) VALUES ('delete', OLD.number, OLD.search); END;
CREATE TRIGGER text_of_changed_match AFTER UPDATE OF search ON match_summary
BEGIN
  INSERT INTO match_text (match_text, rowid, search) VALUES ('delete', OLD.number, OLD.search);
  INSERT INTO match_text (rowid, search) VALUES (NEW.number, NEW.search);
END;

DROP VIEW player;
CREATE VIEW player AS
SELECT person AS name, count(*) AS matches, max(started) AS last_played
FROM match_player JOIN match_summary ON match_summary.number = match_player.match
WHERE match_summary.deals > 0 OR NOT abandoned
GROUP BY person;
