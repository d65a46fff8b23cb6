-- Posts that were taken down (decision 101): what they were, why they went, and the proof that they are gone everywhere.
CREATE TABLE tombstones (
  post_id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  reason TEXT NOT NULL,
  taken_by TEXT NOT NULL,
  taken_at INTEGER NOT NULL, -- seconds since 1970
  facts TEXT NOT NULL, -- JSON: where it stood (newsroom/takedowns/takedown-facts.ts), for the proof that it is gone
  proof TEXT, -- JSON: when, and what each surface answered
  lifted_by TEXT,
  lifted_at INTEGER, -- null while it stays down
  -- JSON: what is not done yet (newsroom/takedowns/takedown-work.ts); null when all is. One that was cut off is finished by the clock.
  work TEXT
);
CREATE INDEX tombstones_by_time ON tombstones (taken_at DESC);
CREATE INDEX tombstones_unfinished ON tombstones (taken_at) WHERE work IS NOT NULL;
CREATE INDEX tombstones_lifted ON tombstones (lifted_at) WHERE lifted_at IS NOT NULL;

-- The source of the post, and of its pictures that no other post uses: none of them may be imported again.
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

-- Files of its pictures: one that comes once more under its key goes at once.
CREATE TABLE tombstone_files (
  file TEXT NOT NULL, -- key in the bucket
  post_id INTEGER NOT NULL REFERENCES tombstones (post_id) ON DELETE CASCADE,
  PRIMARY KEY (file, post_id)
) WITHOUT ROWID;
CREATE INDEX tombstone_files_by_post ON tombstone_files (post_id);
