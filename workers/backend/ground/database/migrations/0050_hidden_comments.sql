-- Which comments the newsroom has hidden (decision 100), by where they come from: one that is withdrawn at the source and approved there again
-- comes back hidden.
CREATE TABLE hidden_comments (
  source TEXT PRIMARY KEY,
  hidden_at INTEGER NOT NULL -- seconds since 1970
) WITHOUT ROWID;
CREATE INDEX hidden_comments_by_time ON hidden_comments (hidden_at);
INSERT INTO hidden_comments (source, hidden_at) SELECT source, unixepoch() FROM comments WHERE is_hidden = 1;
