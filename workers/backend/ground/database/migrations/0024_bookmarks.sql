-- Articles that readers have saved (decision 77). Of a post that is deleted nothing is left.
CREATE TABLE bookmarks (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, post_id)
) WITHOUT ROWID;
CREATE INDEX bookmarks_by_time ON bookmarks (account_id, saved_at DESC, post_id DESC);
CREATE INDEX bookmarks_by_post ON bookmarks (post_id);
