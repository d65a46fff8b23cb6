-- The bridge to a publisher's WordPress (decision 99).

-- What has to be asked of it, by the number of the thing there. A row goes when it is done.
CREATE TABLE bridge_tasks (
  kind TEXT NOT NULL CHECK (kind IN ('item', 'media', 'term', 'comments')),
  type TEXT NOT NULL, -- post type or taxonomy; empty without one
  id INTEGER NOT NULL,
  is_gone INTEGER NOT NULL DEFAULT 0, -- the site says that it is not public any more
  happened_at INTEGER NOT NULL, -- when it was changed there, in seconds since 1970
  former TEXT NOT NULL DEFAULT '', -- of a term: the slug that it had before
  serial INTEGER NOT NULL DEFAULT 0, -- rises with each event, so that one that comes during the work is not lost
  tries INTEGER NOT NULL DEFAULT 0,
  try_at INTEGER NOT NULL,
  fault TEXT, -- of the last try, for the operator
  created_at INTEGER NOT NULL,
  -- Who works a task has it alone until then, in seconds: a new event of the thing waits for that and is not lost.
  leased_until INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, type, id)
) WITHOUT ROWID;
CREATE INDEX bridge_tasks_due ON bridge_tasks (try_at);

-- Signatures of the last minutes: none counts twice.
CREATE TABLE bridge_deliveries (
  signature TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX bridge_deliveries_by_time ON bridge_deliveries (at);

-- How far the site was read (`cursor:{type}`, `night`), and how the last run ended.
CREATE TABLE bridge_state (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

-- When a picture was changed at the site, as of its stored file.
CREATE TABLE bridge_media (
  source TEXT PRIMARY KEY,
  stamp TEXT NOT NULL
) WITHOUT ROWID;

-- When an item was last changed at the site, as it stands here: the newsroom's own entries in a ticker make a post newer than that.
CREATE TABLE bridge_items (
  source TEXT PRIMARY KEY,
  modified_at INTEGER NOT NULL -- seconds since 1970
) WITHOUT ROWID;
