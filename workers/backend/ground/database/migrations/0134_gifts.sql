-- Premium posts that subscribers give away by a link.
CREATE TABLE gifts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  -- From it and the secret of the site the token of the link is made; of the token itself only the digest is kept.
  seed TEXT NOT NULL,
  token_digest TEXT NOT NULL UNIQUE,
  -- Who gives it, for those who open it; null where the giver stays unnamed.
  giver_name TEXT,
  created_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- When the giver ended it.
  ended_at INTEGER
);
CREATE INDEX gifts_by_account ON gifts (account_id, created_at);
-- For what is deleted when its time is over, and with a post.
CREATE INDEX gifts_by_time ON gifts (created_at);
CREATE INDEX gifts_by_post ON gifts (post_id);
