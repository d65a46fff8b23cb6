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
