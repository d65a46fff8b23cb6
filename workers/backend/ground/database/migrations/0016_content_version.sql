-- Names the present state of all content (content/version): whoever writes content renames it in the same batch. A name and no number:
-- a database that is set back to an earlier day must not come to a name again that meant something else.
CREATE TABLE content_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL
);
INSERT INTO content_version (id, version) VALUES (1, lower(hex(randomblob(16))));

-- Finds the moment at which the next post that waits for its hour comes out.
CREATE INDEX posts_by_time ON posts (published_at);
