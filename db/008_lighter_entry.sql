-- Each deal changes the score of every player in a match. While the index of people contained the score, each deal wrote one of its
-- pages for every player. The page of a player reads the matches anyway.
DROP INDEX match_of_person;
CREATE INDEX match_of_person ON match_player (person, match, seat);
