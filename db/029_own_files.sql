-- Each own file in a folder is read again once and compared with the current texts. Earlier versions did not do this after an
-- interrupted sync, so an erased name could remain in a file.

UPDATE segment SET size = -1 WHERE own = 1;
