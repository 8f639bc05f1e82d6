-- The sums of each person, for statistics. Triggers update them, because a history is read more often than it is written. A match
-- counts by `match_player.award`, a deal by `deal_player.change`.

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
  deals     INTEGER NOT NULL,   -- that the person played
  award     INTEGER NOT NULL,
  PRIMARY KEY (person, game, edition, seats, character)
) STRICT, WITHOUT ROWID;

-- The same for each year in which a match began: the first four characters of `match_summary.started`. Statistics over a period add up
-- whole years and read the matches of the remaining days. The rows of one person for a game are next to each other in this table and
-- the following ones, so that an erasure changes few pages.
CREATE TABLE year_total (
  year      TEXT NOT NULL,
  game      TEXT NOT NULL,
  edition   TEXT NOT NULL,
  person    TEXT NOT NULL,      -- empty: all who had the character
  character TEXT NOT NULL,      -- empty: all that the person played
  matches   INTEGER NOT NULL,   -- this and what follows: as in person_total
  finished  INTEGER NOT NULL,
  won       INTEGER NOT NULL,
  lost      INTEGER NOT NULL,
  deals     INTEGER NOT NULL,
  award     INTEGER NOT NULL,
  PRIMARY KEY (game, person, edition, character, year)
) STRICT, WITHOUT ROWID;

CREATE TABLE contract_total (
  game     TEXT NOT NULL,
  contract TEXT NOT NULL,
  person   TEXT NOT NULL,
  deals    INTEGER NOT NULL,   -- in which the person played it
  award    INTEGER NOT NULL,   -- the sum of what they gave
  PRIMARY KEY (game, person, contract)
) STRICT, WITHOUT ROWID;

CREATE TABLE contract_year (
  year     TEXT NOT NULL,
  game     TEXT NOT NULL,
  contract TEXT NOT NULL,
  person   TEXT NOT NULL,
  deals    INTEGER NOT NULL,
  award    INTEGER NOT NULL,
  PRIMARY KEY (game, person, contract, year)
) STRICT, WITHOUT ROWID;

-- A person has a row from the first match on. A new match has nothing else to add up.
CREATE TRIGGER sums_with_a_player AFTER INSERT ON match_player
BEGIN
  INSERT INTO person_total (person, game, edition, seats, character, matches, finished, won, lost, deals, award)
  SELECT NEW.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(NEW.character, ''),
    NEW.dealt, NEW.finished, NEW.finished AND NEW.won, NEW.finished AND NEW.lost, NEW.deals, NEW.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;

CREATE TRIGGER sums_of_a_player AFTER UPDATE ON match_player WHEN OLD.person = NEW.person
BEGIN
  INSERT INTO person_total (person, game, edition, seats, character, matches, finished, won, lost, deals, award)
  SELECT NEW.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(NEW.character, ''),
    NEW.dealt - OLD.dealt, NEW.finished - OLD.finished, (NEW.finished AND NEW.won) - (OLD.finished AND OLD.won),
    (NEW.finished AND NEW.lost) - (OLD.finished AND OLD.lost), NEW.deals - OLD.deals, NEW.award - OLD.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO year_total (year, game, edition, person, character, matches, finished, won, lost, deals, award)
  SELECT substr(started, 1, 4), game, edition, NEW.person, '',
    NEW.dealt - OLD.dealt, NEW.finished - OLD.finished, (NEW.finished AND NEW.won) - (OLD.finished AND OLD.won),
    (NEW.finished AND NEW.lost) - (OLD.finished AND OLD.lost), NEW.deals - OLD.deals, NEW.award - OLD.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;

CREATE TRIGGER sums_of_another_player AFTER UPDATE ON match_player WHEN OLD.person <> NEW.person
BEGIN
  INSERT INTO person_total (person, game, edition, seats, character, matches, finished, won, lost, deals, award)
  SELECT OLD.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(OLD.character, ''),
    -OLD.dealt, -OLD.finished, -(OLD.finished AND OLD.won), -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = OLD.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO person_total (person, game, edition, seats, character, matches, finished, won, lost, deals, award)
  SELECT NEW.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(NEW.character, ''),
    NEW.dealt, NEW.finished, NEW.finished AND NEW.won, NEW.finished AND NEW.lost, NEW.deals, NEW.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO year_total (year, game, edition, person, character, matches, finished, won, lost, deals, award)
  SELECT substr(started, 1, 4), game, edition, OLD.person, '',
    -OLD.dealt, -OLD.finished, -(OLD.finished AND OLD.won), -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = OLD.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO year_total (year, game, edition, person, character, matches, finished, won, lost, deals, award)
  SELECT substr(started, 1, 4), game, edition, NEW.person, '',
    NEW.dealt, NEW.finished, NEW.finished AND NEW.won, NEW.finished AND NEW.lost, NEW.deals, NEW.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO contract_total (game, contract, person, deals, award)
  SELECT s.game, d.contract, OLD.person, -count(*), -sum(p.change)
  FROM match_summary s JOIN deal d ON d.match = s.number JOIN deal_player p ON p.match = d.match AND p.deal = d.number
  WHERE s.number = OLD.match AND p.seat = OLD.seat AND p.played AND d.contract IS NOT NULL GROUP BY d.contract
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO contract_total (game, contract, person, deals, award)
  SELECT s.game, d.contract, NEW.person, count(*), sum(p.change)
  FROM match_summary s JOIN deal d ON d.match = s.number JOIN deal_player p ON p.match = d.match AND p.deal = d.number
  WHERE s.number = NEW.match AND p.seat = NEW.seat AND p.played AND d.contract IS NOT NULL GROUP BY d.contract
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO contract_year (year, game, contract, person, deals, award)
  SELECT substr(s.started, 1, 4), s.game, d.contract, OLD.person, -count(*), -sum(p.change)
  FROM match_summary s JOIN deal d ON d.match = s.number JOIN deal_player p ON p.match = d.match AND p.deal = d.number
  WHERE s.number = OLD.match AND p.seat = OLD.seat AND p.played AND d.contract IS NOT NULL GROUP BY d.contract
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO contract_year (year, game, contract, person, deals, award)
  SELECT substr(s.started, 1, 4), s.game, d.contract, NEW.person, count(*), sum(p.change)
  FROM match_summary s JOIN deal d ON d.match = s.number JOIN deal_player p ON p.match = d.match AND p.deal = d.number
  WHERE s.number = NEW.match AND p.seat = NEW.seat AND p.played AND d.contract IS NOT NULL GROUP BY d.contract
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
END;

CREATE TRIGGER years_of_a_character AFTER UPDATE ON match_player WHEN NEW.character IS NOT NULL
BEGIN
  INSERT INTO year_total (year, game, edition, person, character, matches, finished, won, lost, deals, award)
  SELECT substr(started, 1, 4), game, edition, '', NEW.character,
    NEW.dealt - OLD.dealt, NEW.finished - OLD.finished, (NEW.finished AND NEW.won) - (OLD.finished AND OLD.won),
    (NEW.finished AND NEW.lost) - (OLD.finished AND OLD.lost), NEW.deals - OLD.deals, NEW.award - OLD.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;

CREATE TRIGGER sums_without_a_player AFTER DELETE ON match_player
BEGIN
  INSERT INTO person_total (person, game, edition, seats, character, matches, finished, won, lost, deals, award)
  SELECT OLD.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(OLD.character, ''),
    -OLD.dealt, -OLD.finished, -(OLD.finished AND OLD.won), -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = OLD.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO year_total (year, game, edition, person, character, matches, finished, won, lost, deals, award)
  SELECT substr(started, 1, 4), game, edition, OLD.person, '',
    -OLD.dealt, -OLD.finished, -(OLD.finished AND OLD.won), -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = OLD.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO year_total (year, game, edition, person, character, matches, finished, won, lost, deals, award)
  SELECT substr(started, 1, 4), game, edition, '', OLD.character,
    -OLD.dealt, -OLD.finished, -(OLD.finished AND OLD.won), -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = OLD.match AND OLD.character IS NOT NULL
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;

CREATE TRIGGER contracts_with_a_deal AFTER INSERT ON deal_player WHEN NEW.played
BEGIN
  INSERT INTO contract_total (game, contract, person, deals, award)
  SELECT s.game, d.contract, p.person, 1, NEW.change
  FROM deal d JOIN match_summary s ON s.number = d.match JOIN match_player p ON p.match = d.match AND p.seat = NEW.seat
  WHERE d.match = NEW.match AND d.number = NEW.deal AND d.contract IS NOT NULL
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO contract_year (year, game, contract, person, deals, award)
  SELECT substr(s.started, 1, 4), s.game, d.contract, p.person, 1, NEW.change
  FROM deal d JOIN match_summary s ON s.number = d.match JOIN match_player p ON p.match = d.match AND p.seat = NEW.seat
  WHERE d.match = NEW.match AND d.number = NEW.deal AND d.contract IS NOT NULL
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
END;

-- BEFORE, because deleting the deal also deletes the rows of its players.
CREATE TRIGGER contracts_without_a_deal BEFORE DELETE ON deal WHEN OLD.contract IS NOT NULL
BEGIN
  INSERT INTO contract_total (game, contract, person, deals, award)
  SELECT s.game, OLD.contract, p.person, -1, -d.change
  FROM deal_player d JOIN match_summary s ON s.number = d.match JOIN match_player p ON p.match = d.match AND p.seat = d.seat
  WHERE d.match = OLD.match AND d.deal = OLD.number AND d.played
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO contract_year (year, game, contract, person, deals, award)
  SELECT substr(s.started, 1, 4), s.game, OLD.contract, p.person, -1, -d.change
  FROM deal_player d JOIN match_summary s ON s.number = d.match JOIN match_player p ON p.match = d.match AND p.seat = d.seat
  WHERE d.match = OLD.match AND d.deal = OLD.number AND d.played
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
END;
