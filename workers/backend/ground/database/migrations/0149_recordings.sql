-- Films and recordings of the desk: on their way, and looked at by the clock as long as they are there (newsroom/recordings).
CREATE TABLE recordings (
  -- The browser names it, so that a file which is sent again goes on where it stood.
  id TEXT NOT NULL PRIMARY KEY,
  staff_id INTEGER NOT NULL, -- as in the staff log the number stays when the member is gone
  size INTEGER NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  -- By content; null until the first part has come.
  type TEXT,
  -- How far the file's structure has been read, as JSON.
  scrub TEXT,
  -- Of each part that has come: all of them together name the file.
  digests TEXT NOT NULL DEFAULT '',
  -- Names it in texts; null until it is whole.
  source TEXT,
  -- Then it is deleted, unless it is whole and a text names it.
  due_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX recordings_by_end ON recordings (due_at);
CREATE INDEX recordings_by_source ON recordings (source) WHERE source IS NOT NULL;
