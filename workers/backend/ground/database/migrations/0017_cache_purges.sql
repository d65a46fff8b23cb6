-- Purges that Cloudflare has not taken yet (ground/changes/purge-cloudflare.ts): JSON lists of tags.
CREATE TABLE cache_purges (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tags TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  try_at INTEGER NOT NULL
);
CREATE INDEX cache_purges_by_time ON cache_purges (try_at);

-- Finds the posts that show another one that was linked before it came.
CREATE INDEX post_associations_by_source ON post_associations (associated_source);
