-- Posts that were taken down (decision 101): what they were, why they went, and the proof that they are gone everywhere.
CREATE TABLE tombstones (
  post_id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  reason TEXT NOT NULL,
  taken_by TEXT NOT NULL,
  taken_at INTEGER NOT NULL, -- seconds since 1970
  facts TEXT NOT NULL, -- JSON: where it stood (newsroom/takedowns/takedown-facts.ts), for whoever proves that it is gone
  proof TEXT, -- JSON: when, and what each surface answered
  lifted_by TEXT,
  lifted_at INTEGER -- null while it stays down
);
CREATE INDEX tombstones_by_time ON tombstones (taken_at DESC);
-- Where it came from, and its pictures that nobody else uses: none of them may be brought again.
CREATE TABLE tombstone_sources (
  kind TEXT NOT NULL CHECK (kind IN ('post', 'media')),
  source TEXT NOT NULL,
  post_id INTEGER NOT NULL REFERENCES tombstones (post_id) ON DELETE CASCADE,
  PRIMARY KEY (kind, source, post_id)
) WITHOUT ROWID;
CREATE INDEX tombstone_sources_by_post ON tombstone_sources (post_id);
-- Addresses of a former system that led to it.
CREATE TABLE tombstone_paths (
  path TEXT NOT NULL,
  post_id INTEGER NOT NULL REFERENCES tombstones (post_id) ON DELETE CASCADE,
  PRIMARY KEY (path, post_id)
) WITHOUT ROWID;
CREATE INDEX tombstone_paths_by_post ON tombstone_paths (post_id);

-- Who still uses a picture, and who shares its file.
CREATE INDEX posts_by_media ON posts (media_id) WHERE media_id IS NOT NULL;
CREATE INDEX terms_by_media ON terms (media_id) WHERE media_id IS NOT NULL;
CREATE INDEX media_by_src ON media (src);
