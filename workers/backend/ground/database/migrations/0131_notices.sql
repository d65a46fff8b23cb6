-- Notices of illegal content (Digital Services Act, Art. 16), by whoever sends one. These rows name nobody: the yearly numbers
-- are made of them.
CREATE TABLE notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  category TEXT NOT NULL, -- shared/rules/notice-rules.ts
  -- The comment that it is about, which may be gone; null for anything else.
  comment_id INTEGER,
  -- 1 where it raised the comment's open_reports: once for each network, address and comment.
  counts INTEGER NOT NULL DEFAULT 0,
  received_at INTEGER NOT NULL, -- seconds since 1970
  outcome TEXT CHECK (outcome IN ('kept', 'removed')),
  decided_at INTEGER
);
CREATE INDEX notices_open ON notices (id) WHERE decided_at IS NULL;
CREATE INDEX notices_closed ON notices (id) WHERE decided_at IS NOT NULL;
CREATE INDEX notices_by_decision ON notices (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX notices_by_time ON notices (received_at);
CREATE INDEX notices_by_comment ON notices (comment_id) WHERE comment_id IS NOT NULL;

-- What a person wrote, and the answer. It goes half a year after the decision, and the notice stays without it.
CREATE TABLE notice_details (
  notice_id INTEGER PRIMARY KEY REFERENCES notices (id) ON DELETE CASCADE,
  form_key TEXT NOT NULL UNIQUE,
  place TEXT NOT NULL, -- a path of this site
  explanation TEXT NOT NULL,
  -- Both may be empty where the notice is about the abuse of minors.
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- Stands for the sender's network without telling it.
  network_mark TEXT NOT NULL,
  reason TEXT, -- what the newsroom said
  delete_at INTEGER
);
CREATE INDEX notice_details_due ON notice_details (delete_at) WHERE delete_at IS NOT NULL;

-- How many comments a year had.
CREATE INDEX comments_by_time ON comments (created_at);
