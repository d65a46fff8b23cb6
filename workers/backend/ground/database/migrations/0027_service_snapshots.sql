-- What the sources of the service pages said last (traffic, petrol, snow …): one row a source, the good answer kept when they fail.
CREATE TABLE service_snapshots (
  name TEXT PRIMARY KEY,
  -- JSON; null before the first good answer.
  data TEXT,
  -- Seconds: of the good answer; of the last attempt; since when attempts fail, null while they succeed.
  fetched_at INTEGER,
  tried_at INTEGER NOT NULL,
  failing_since INTEGER,
  -- For operators.
  failure TEXT
) WITHOUT ROWID;
