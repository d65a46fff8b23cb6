-- How often posts are read, and the ranking that the clock makes of it.
CREATE TABLE post_views (
  day TEXT NOT NULL, -- YYYY-MM-DD, UTC
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, post_id)
) WITHOUT ROWID;
-- A post that goes takes its views along; without an index each deletion would read all of them.
CREATE INDEX post_views_by_post ON post_views (post_id);
CREATE TABLE most_read (
  position INTEGER PRIMARY KEY,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE
);

-- Which network has had a post counted today (rest/handle-views): keyed digests of day, post and network, gone with the day.
CREATE TABLE view_networks (
  day TEXT NOT NULL, -- YYYY-MM-DD, UTC
  digest TEXT NOT NULL,
  PRIMARY KEY (day, digest)
) WITHOUT ROWID;
