-- Posts that are written here (newsroom/desk). A row is the working copy; what readers see is a post of the same source, written when it is
-- published, and what a preview shows one of the source with ":draft" behind it.
CREATE TABLE desk_posts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL UNIQUE, -- desk:{id}, or where a post came from that was handed over to the desk
  state TEXT NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'submitted', 'planned', 'published', 'withdrawn')),
  text TEXT NOT NULL, -- JSON: DeskText of shared/content/desk-text.ts
  carried TEXT, -- JSON: what a post that was handed over has besides (newsroom/desk/to-record.ts)
  title TEXT NOT NULL, -- these three of the text, for lists
  section TEXT, -- slug
  section_title TEXT,
  revision INTEGER NOT NULL DEFAULT 1, -- raised by each change of the text
  created_by INTEGER,
  created_at INTEGER NOT NULL,
  changed_by INTEGER,
  changed_at INTEGER NOT NULL,
  publish_at INTEGER, -- of a planned one
  published_at INTEGER, -- when readers saw it first
  public_revision INTEGER, -- of the text that readers see, or will see
  version_at INTEGER NOT NULL DEFAULT 0, -- when the last version was kept
  -- Who writes: the name of a window, which is renewed while it is open (newsroom/desk/lock.ts).
  lock_window TEXT,
  lock_by INTEGER,
  lock_until INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX desk_posts_by_change ON desk_posts (changed_at DESC, id DESC);
CREATE INDEX desk_posts_by_state ON desk_posts (state, changed_at DESC, id DESC);
CREATE INDEX desk_posts_by_maker ON desk_posts (created_by, changed_at DESC, id DESC);
CREATE INDEX desk_posts_by_section ON desk_posts (section, changed_at DESC, id DESC);
CREATE INDEX desk_posts_planned ON desk_posts (publish_at) WHERE publish_at IS NOT NULL;

CREATE TABLE desk_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  desk_id INTEGER NOT NULL REFERENCES desk_posts (id) ON DELETE CASCADE,
  -- 'late': what somebody sent whose place another had taken.
  kind TEXT NOT NULL CHECK (kind IN ('saved', 'late', 'restored', 'submitted', 'returned', 'planned', 'published', 'withdrawn')),
  revision INTEGER NOT NULL,
  staff_id INTEGER,
  at INTEGER NOT NULL,
  text TEXT NOT NULL
);
CREATE INDEX desk_versions_by_post ON desk_versions (desk_id, id);
CREATE INDEX desk_versions_by_time ON desk_versions (at);

-- Notes at the margin.
CREATE TABLE desk_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  desk_id INTEGER NOT NULL REFERENCES desk_posts (id) ON DELETE CASCADE,
  quote TEXT NOT NULL, -- the words it is about; empty: the whole
  text TEXT NOT NULL,
  staff_id INTEGER,
  at INTEGER NOT NULL,
  settled_at INTEGER,
  settled_by INTEGER
);
CREATE INDEX desk_notes_by_post ON desk_notes (desk_id, id);

-- Windows in which a post is open; those that were not heard of for a minute are gone.
CREATE TABLE desk_windows (
  desk_id INTEGER NOT NULL REFERENCES desk_posts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (desk_id, name)
) WITHOUT ROWID;
CREATE INDEX desk_windows_by_staff ON desk_windows (staff_id);
CREATE INDEX desk_windows_by_time ON desk_windows (seen_at);

-- What is taken down goes from the desk as well, with its versions and its preview.
CREATE TRIGGER desk_posts_taken_down AFTER INSERT ON tombstone_sources WHEN NEW.kind = 'post' BEGIN
  DELETE FROM posts WHERE source = NEW.source || ':draft';
  DELETE FROM content_hashes WHERE kind = 'post' AND source = NEW.source || ':draft';
  DELETE FROM desk_posts WHERE source = NEW.source;
END;
