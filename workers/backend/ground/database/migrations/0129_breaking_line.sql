-- Breaking lines: one sentence with a link, which stands on top of every page until its end.

-- The newest one that has not ended stands. One that is ended by hand ends at that moment.
CREATE TABLE breaking_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Raised by each write, over all lines: names what an editor had before them.
  revision INTEGER NOT NULL UNIQUE,
  text TEXT NOT NULL,
  link TEXT NOT NULL, -- a path of the paper, or an https address of another site
  post_id INTEGER REFERENCES posts (id) ON DELETE CASCADE, -- the post that `link` leads to: without it there is no line
  is_ticker INTEGER NOT NULL DEFAULT 0,
  set_by INTEGER REFERENCES staff (id) ON DELETE SET NULL,
  set_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
);
CREATE INDEX breaking_lines_by_end ON breaking_lines (ends_at);
CREATE INDEX breaking_lines_by_post ON breaking_lines (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX breaking_lines_by_staff ON breaking_lines (set_by) WHERE set_by IS NOT NULL;
