-- Who works a task has it alone until then (decision 99), in seconds: a new event of the thing waits for that and is not lost.
ALTER TABLE bridge_tasks ADD COLUMN leased_until INTEGER NOT NULL DEFAULT 0;

-- When an item was last changed at the site, as it stands here: the newsroom's own entries in a ticker make a post newer than that.
CREATE TABLE bridge_items (
  source TEXT PRIMARY KEY,
  modified_at INTEGER NOT NULL -- seconds since 1970
) WITHOUT ROWID;
