-- Tips of readers (decision 84). `ticket` makes of a tip that is sent twice one; of the receipt code only a digest is kept. Numbers are
-- never given again: a mail's link must not lead to another tip.
CREATE TABLE tips (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ticket TEXT NOT NULL UNIQUE,
  code_digest TEXT NOT NULL UNIQUE,
  text TEXT NOT NULL,
  place TEXT NOT NULL,
  name TEXT NOT NULL,
  contact TEXT NOT NULL,
  file_count INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'read', 'done')),
  created_at INTEGER NOT NULL,
  delete_at INTEGER NOT NULL
);
CREATE INDEX tips_by_end ON tips (delete_at);

-- Their files: in the bucket TIPS as `{id}/{number of the part}`.
CREATE TABLE tip_files (
  id TEXT NOT NULL PRIMARY KEY,
  tip_id INTEGER NOT NULL REFERENCES tips (id),
  name TEXT NOT NULL,
  -- As it was announced; `stored_size` as it is kept.
  size INTEGER NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  stored_size INTEGER,
  -- By content; null until the first part has come.
  type TEXT,
  -- How far a video's structure has been read, as JSON.
  scrub TEXT,
  -- Tracks of a video may say where it was taken.
  has_telemetry INTEGER NOT NULL DEFAULT 0,
  is_ready INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tip_files_by_tip ON tip_files (tip_id, created_at);
CREATE INDEX tip_files_unfinished ON tip_files (created_at) WHERE is_ready = 0;
