-- What writes of content record: the hashes of the last records, the name of the present state, and purges in progress.

-- What the writer last took for each record, so that a repeated import touches only what changed.
CREATE TABLE content_hashes (
  kind TEXT NOT NULL, -- of the content record: post, page, media, term, ...
  source TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  PRIMARY KEY (kind, source)
) WITHOUT ROWID;

-- Names the present state of all content (content/version): each write of content renames it in the same batch. A name and no number:
-- a database restored to an earlier day must not reuse a name that meant something else. `exported` names the state of
-- what an export holds (decision 102); what is only computed or fetched here, such as the most read, renames `version` alone.
CREATE TABLE content_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL,
  exported TEXT NOT NULL DEFAULT ''
);
INSERT INTO content_version (id, version) VALUES (1, lower(hex(randomblob(16))));

-- Purges that Cloudflare has not taken yet (ground/changes/purge-cloudflare.ts): JSON lists of tags.
CREATE TABLE cache_purges (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tags TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  try_at INTEGER NOT NULL
);
CREATE INDEX cache_purges_by_time ON cache_purges (try_at);
