-- Readers write comments here (decision 100).

-- The name under which a reader writes; the key, normalised as that of a login, is nobody else's.
ALTER TABLE accounts ADD COLUMN public_name TEXT;
ALTER TABLE accounts ADD COLUMN public_name_key TEXT;
CREATE UNIQUE INDEX accounts_by_public_name ON accounts (public_name_key) WHERE public_name_key IS NOT NULL;
-- Since when a reader may write no comments any more, in seconds since 1970.
ALTER TABLE accounts ADD COLUMN comment_banned_at INTEGER;

-- A conversation is named by the source of its first comment. `path` places an answer in it: up to three steps of twelve letters, each
-- the second in which an answer was written and four more of its source; readers read in the order of the paths.
ALTER TABLE comments ADD COLUMN conversation TEXT NOT NULL DEFAULT '';
ALTER TABLE comments ADD COLUMN path TEXT NOT NULL DEFAULT '';
-- Of the first comment of a conversation: how many answers can be read.
ALTER TABLE comments ADD COLUMN answers INTEGER NOT NULL DEFAULT 0;
-- How many readers have called it "lesenswert".
ALTER TABLE comments ADD COLUMN useful INTEGER NOT NULL DEFAULT 0;
ALTER TABLE comments ADD COLUMN by_newsroom INTEGER NOT NULL DEFAULT 0;
ALTER TABLE comments ADD COLUMN edited_at INTEGER;
-- Why it waits for the newsroom, beside is_hidden = 1; null when it does not wait.
ALTER TABLE comments ADD COLUMN held_for TEXT;
-- When its text was taken away; it stands for its answers, beside is_hidden = 1.
ALTER TABLE comments ADD COLUMN gone_at INTEGER;
-- When the newsroom looked at it last, and how often it was changed since it came: whoever decides says what they saw.
ALTER TABLE comments ADD COLUMN seen_at INTEGER;
ALTER TABLE comments ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- Reports that wait for the newsroom.
ALTER TABLE comments ADD COLUMN open_reports INTEGER NOT NULL DEFAULT 0;

CREATE INDEX comments_by_parent ON comments (parent) WHERE parent IS NOT NULL;
WITH RECURSIVE tree (id, source, conversation, path) AS (
  SELECT id, source, source, '' FROM comments c
    WHERE NOT EXISTS (SELECT 1 FROM comments p WHERE p.source = c.parent AND p.post_id = c.post_id AND p.source <> c.source)
  UNION ALL
  SELECT c.id, c.source, t.conversation, substr(t.path, 1, 24) || printf('%08x%04x', c.created_at, c.id % 65536)
    FROM tree t CROSS JOIN comments c ON c.parent = t.source
)
UPDATE comments SET conversation = tree.conversation, path = tree.path FROM tree WHERE tree.id = comments.id;
-- What answered itself in a circle.
UPDATE comments SET conversation = source WHERE conversation = '';
CREATE INDEX comments_by_conversation ON comments (conversation, path) WHERE is_hidden = 0;
UPDATE comments SET answers = (
  SELECT count(*) FROM comments a WHERE a.conversation = comments.source AND a.is_hidden = 0 AND a.path > '') WHERE path = '';

-- Conversations of a post in the orders that readers choose.
CREATE INDEX comments_by_use ON comments (post_id, useful DESC, created_at DESC, id DESC)
  WHERE path = '' AND (is_hidden = 0 OR answers > 0);
CREATE INDEX conversations_by_time ON comments (post_id, created_at, id) WHERE path = '' AND (is_hidden = 0 OR answers > 0);
-- What waits for the newsroom.
CREATE INDEX comments_held ON comments (id) WHERE held_for IS NOT NULL;
CREATE INDEX comments_reported ON comments (id) WHERE open_reports > 0;
CREATE INDEX comments_unseen ON comments (id) WHERE seen_at IS NULL AND is_hidden = 0;

-- Whose comment it is. Apart from the comments, which an export holds without the readers.
CREATE TABLE comment_authors (
  comment_id INTEGER PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Of account, post, answered comment and text: what is sent twice is there once.
  sent_digest TEXT NOT NULL UNIQUE
);
CREATE INDEX comment_authors_by_account ON comment_authors (account_id, comment_id);

-- Which comments readers have called "lesenswert", and which posts they have thanked for.
CREATE TABLE comment_marks (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  comment_id INTEGER NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  marked_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, comment_id)
) WITHOUT ROWID;
CREATE INDEX comment_marks_by_comment ON comment_marks (comment_id);
CREATE TABLE post_reactions (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  reacted_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, post_id)
) WITHOUT ROWID;
CREATE INDEX post_reactions_by_post ON post_reactions (post_id);

-- Beside reaction_count, which comes from where a post comes from.
ALTER TABLE posts ADD COLUMN own_reactions INTEGER NOT NULL DEFAULT 0;

-- Posts whose numbers of comments and reactions have changed since pages were told: the clock tells them each minute.
CREATE TABLE changed_counts (post_id INTEGER PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE);

-- Whether comments are read before they are shown, afterwards, or not taken: of a post, a section, or of all else.
CREATE TABLE comment_rules (
  scope TEXT NOT NULL CHECK (scope IN ('all', 'section', 'post')),
  key TEXT NOT NULL, -- slug of the category, number of the post, empty for all
  rule TEXT NOT NULL CHECK (rule IN ('before', 'after', 'closed')),
  PRIMARY KEY (scope, key)
) WITHOUT ROWID;
-- `names`: real or free; `words`: a line for each word that holds a comment.
CREATE TABLE comment_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

-- What the newsroom decided about a comment, and why (Digital Services Act, Art. 17); its numbers are those of Art. 15 and 24.
CREATE TABLE comment_decisions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  comment_id INTEGER REFERENCES comments (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('shown', 'hidden', 'deleted', 'banned', 'unbanned')),
  -- Null where nothing was taken away.
  ground TEXT,
  reason TEXT NOT NULL DEFAULT '',
  -- Whether a notice led to it, and whether a rule had held the comment first.
  by_notice INTEGER NOT NULL DEFAULT 0,
  was_held INTEGER NOT NULL DEFAULT 0,
  decided_at INTEGER NOT NULL,
  -- What the author says against it (Art. 20), and what the newsroom answered.
  complaint TEXT,
  complained_at INTEGER,
  answer TEXT,
  is_upheld INTEGER,
  answered_at INTEGER
);
CREATE INDEX comment_decisions_by_comment ON comment_decisions (comment_id, id);
CREATE INDEX comment_decisions_by_time ON comment_decisions (decided_at);
CREATE INDEX comment_decisions_open ON comment_decisions (id) WHERE complained_at IS NOT NULL AND answered_at IS NULL;
