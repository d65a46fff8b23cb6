-- Links to previews that somebody has ended (decision 101): of a post, those that were made before. No link is good for longer than 14 days.
CREATE TABLE preview_ends (
  post_id INTEGER PRIMARY KEY,
  -- Seconds since 1970; each end later than the one before.
  ended_at INTEGER NOT NULL
);
CREATE INDEX preview_ends_by_time ON preview_ends (ended_at);
