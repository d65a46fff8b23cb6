-- Comments of readers that a publisher's WordPress has approved (decision 100): names and texts, never addresses.
CREATE TABLE comments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL UNIQUE, -- wp:{site}:{id}
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  parent TEXT, -- source of the comment that it answers
  author TEXT NOT NULL,
  html TEXT NOT NULL,
  created_at INTEGER NOT NULL, -- seconds since 1970
  is_hidden INTEGER NOT NULL DEFAULT 0 -- by the newsroom here; stays hidden whatever the site says
);
CREATE INDEX comments_by_post ON comments (post_id, created_at, id);

-- Which comments the newsroom has hidden, by where they come from: one that is withdrawn at the source and approved there again comes
-- back hidden.
CREATE TABLE hidden_comments (
  source TEXT PRIMARY KEY,
  hidden_at INTEGER NOT NULL -- seconds since 1970
) WITHOUT ROWID;
CREATE INDEX hidden_comments_by_time ON hidden_comments (hidden_at);

-- Which comments were deleted for good, by where they come from: they do not come again.
CREATE TABLE deleted_comments (
  source TEXT PRIMARY KEY,
  deleted_at INTEGER NOT NULL -- seconds since 1970
) WITHOUT ROWID;
