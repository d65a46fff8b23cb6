-- What is counted of posts beside their views, as sums alone (shared/rules/post-counts.ts).
CREATE TABLE post_counts (
  day TEXT NOT NULL, -- YYYY-MM-DD, UTC
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (name IN ('source', 'time', 'wall', 'started', 'completed')),
  detail TEXT NOT NULL, -- of a source its word, of a time the upper bound of its step in seconds
  count INTEGER NOT NULL,
  PRIMARY KEY (day, post_id, name, detail)
) WITHOUT ROWID;
-- A post's own line over days; and a post that goes takes its sums along.
CREATE INDEX post_counts_by_post ON post_counts (post_id, day);

-- Views by the hour, for the present day.
CREATE TABLE post_hours (
  day TEXT NOT NULL, -- YYYY-MM-DD, UTC
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  hour INTEGER NOT NULL, -- UTC
  views INTEGER NOT NULL,
  PRIMARY KEY (day, post_id, hour)
) WITHOUT ROWID;
CREATE INDEX post_hours_by_post ON post_hours (post_id, day);

-- What of a post has been counted for a network today, as bits (newsroom/numbers/count-once.ts). Those before had their view counted.
ALTER TABLE view_networks ADD COLUMN counted INTEGER NOT NULL DEFAULT 1;
