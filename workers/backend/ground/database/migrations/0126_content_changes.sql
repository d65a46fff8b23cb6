-- What the last changes of the content touched, so that an isolate which knows an older version drops only the answers that show it.

-- Set by the statement that renames the version, for this trigger alone: a JSON list of [kind, key] (ground/cache-tags).
ALTER TABLE content_version ADD COLUMN touched TEXT;

-- In the order in which they came. Who renames the version without a word of what it touched has touched everything: NULL.
CREATE TABLE content_changes (
  number INTEGER PRIMARY KEY,
  version TEXT NOT NULL UNIQUE,
  touched TEXT
);
INSERT INTO content_changes (version) SELECT version FROM content_version;

-- Of an older version than these nobody knows any more what has changed since.
CREATE TRIGGER content_version_renamed AFTER UPDATE OF version ON content_version BEGIN
  INSERT INTO content_changes (version, touched) VALUES (NEW.version, NEW.touched);
  DELETE FROM content_changes WHERE number <= (SELECT MAX(number) FROM content_changes) - 100;
  UPDATE content_version SET touched = NULL WHERE touched IS NOT NULL;
END;
