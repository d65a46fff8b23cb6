-- Pictures, and the work that is left to do on them.
CREATE TABLE media (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL UNIQUE, -- where it came from: demo:{key}, wp:{site}:{id}, url:{address}
  src TEXT NOT NULL,
  mime TEXT NOT NULL,
  width INTEGER,
  height INTEGER,
  alt TEXT NOT NULL DEFAULT '',
  caption TEXT, -- plain text, for search and for alternatives
  credit TEXT,
  crops TEXT NOT NULL DEFAULT '[]', -- JSON: [{crop, type, width, height, srcset: [{src, w}]}]
  status TEXT NOT NULL DEFAULT 'stored' CHECK (status IN ('stored', 'remote')),
  caption_html TEXT, -- with the links that an imported caption had in it
  -- The variants as one rule (content/pictures/image-rule.ts), so that a teaser's row need not carry `crops`. Null: not made yet, `crops` is
  -- read until the clock fills it (content/picture-sizes/fill-image-rules.ts); empty: no rule is possible.
  rule TEXT
);
CREATE INDEX media_without_rule ON media (id) WHERE rule IS NULL;
-- Which pictures share a file: one that is taken down goes only with the last of them.
CREATE INDEX media_by_src ON media (src);
-- What the night looks through for originals without a task.
CREATE INDEX media_of_one_size ON media (src) WHERE crops = '[]' AND status = 'stored';

-- Pictures that came as one original and wait for their sizes (decision 58), by the file's address. A row goes when they are made.
CREATE TABLE picture_tasks (
  src TEXT PRIMARY KEY,
  tries INTEGER NOT NULL DEFAULT 0, -- counted when it is taken: who dies at it counts as well
  try_at INTEGER NOT NULL, -- in seconds since 1970
  fault TEXT -- of the last try, for the operator
) WITHOUT ROWID;
CREATE INDEX picture_tasks_due ON picture_tasks (try_at);
