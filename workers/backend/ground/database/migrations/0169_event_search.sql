-- Events by words, and those that are to come.

-- What an event is found by, as the search compares words (services/events/to-event-words.ts). Of what was kept before, as it is written.
ALTER TABLE events ADD COLUMN words TEXT NOT NULL DEFAULT '';

-- The words of what readers see. Rows are numbered (starts_at << 31) + id: the earliest come first, and days are a range of it.
CREATE VIRTUAL TABLE events_search USING fts5 (words, content = '', contentless_delete = 1, tokenize = 'unicode61');
CREATE TRIGGER events_search_added AFTER INSERT ON events WHEN NEW.state = 'shown' BEGIN
  INSERT INTO events_search (rowid, words) VALUES ((NEW.starts_at << 31) + NEW.id, NEW.words);
END;
CREATE TRIGGER events_search_changed AFTER UPDATE ON events BEGIN
  DELETE FROM events_search WHERE rowid = (OLD.starts_at << 31) + OLD.id;
  INSERT INTO events_search (rowid, words) SELECT (NEW.starts_at << 31) + NEW.id, NEW.words WHERE NEW.state = 'shown';
END;
CREATE TRIGGER events_search_removed AFTER DELETE ON events BEGIN
  DELETE FROM events_search WHERE rowid = (OLD.starts_at << 31) + OLD.id;
END;
UPDATE events SET words = lower(title || ' ' || place || ' ' || address || ' ' || COALESCE(municipality, '') || ' ' || organiser);

-- What is not over, for sitemaps.
CREATE INDEX events_coming ON events (ends_at, id) WHERE state = 'shown';
