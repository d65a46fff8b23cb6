-- What readers follow: the slug of a topic, an author or a municipality. It refers to no row, as names come and go with what is
-- imported; what is not there at the moment is left out when it is read.
CREATE TABLE follows (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('topic', 'author', 'municipality')),
  key TEXT NOT NULL,
  followed_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, kind, key)
) WITHOUT ROWID;
