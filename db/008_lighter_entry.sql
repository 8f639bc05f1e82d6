-- A deal changes what a match has come to for everybody at the table. As long as the index of people held that too, each deal wrote
-- a page of it for every player; a player's page reads the matches themselves anyway.
DROP INDEX match_of_person;
CREATE INDEX match_of_person ON match_player (person, match, seat);
