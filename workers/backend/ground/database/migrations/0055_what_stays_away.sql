-- Files of pictures that were taken down (decision 101): one that comes once more under its key goes at once.
CREATE TABLE tombstone_files (
  file TEXT NOT NULL, -- key in the bucket
  post_id INTEGER NOT NULL REFERENCES tombstones (post_id) ON DELETE CASCADE,
  PRIMARY KEY (file, post_id)
) WITHOUT ROWID;
CREATE INDEX tombstone_files_by_post ON tombstone_files (post_id);
CREATE INDEX tombstones_lifted ON tombstones (lifted_at) WHERE lifted_at IS NOT NULL;

-- Which comments were deleted for good (decision 100), by where they come from: they do not come again.
CREATE TABLE deleted_comments (
  source TEXT PRIMARY KEY,
  deleted_at INTEGER NOT NULL -- seconds since 1970
) WITHOUT ROWID;

-- Who left the team, since when: a year later name and mail go (decision 107).
ALTER TABLE staff ADD COLUMN locked_at INTEGER; -- seconds since 1970; null while not locked
UPDATE staff SET locked_at = unixepoch() WHERE state = 'locked';
CREATE INDEX staff_locked ON staff (locked_at) WHERE locked_at IS NOT NULL;
