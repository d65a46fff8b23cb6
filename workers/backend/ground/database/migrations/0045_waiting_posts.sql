-- Posts that readers do not see yet (decision 101): drafts, and those that wait for their hour. Their row in `posts` lies in the future; what would
-- show them before that (new topics, search, former addresses) is made of the record when they come out.
CREATE TABLE waiting_posts (
  source TEXT PRIMARY KEY REFERENCES posts (source) ON DELETE CASCADE,
  publish_at INTEGER, -- seconds since 1970; null for a draft
  record TEXT NOT NULL -- JSON, as it was brought
) WITHOUT ROWID;
CREATE INDEX waiting_posts_by_time ON waiting_posts (publish_at) WHERE publish_at IS NOT NULL;
