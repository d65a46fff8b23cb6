-- The front page and the menus as the newsroom keeps them: sections that have names, posts that stand at a place, one draft, former states.

-- The name of a section: it stays when the section moves, so that its pins stay with it. Empty: a name is made of layout and feed.
-- Not `key`: the build before calls the feed so beside all columns of the table.
ALTER TABLE home_sections ADD COLUMN name TEXT NOT NULL DEFAULT '';
UPDATE home_sections SET name = lower(layout) || iif(feed IS NULL, '', ':' || feed) || (
  SELECT iif(COUNT(*) = 0, '', '-' || (COUNT(*) + 1)) FROM home_sections other
  WHERE other.layout = home_sections.layout AND other.feed IS home_sections.feed AND other.position < home_sections.position
);

-- A post at a place of a section. Where none stands, or its post is not out, the section's feed fills the place.
CREATE TABLE home_pins (
  section TEXT NOT NULL, -- home_sections.name
  place INTEGER NOT NULL, -- from 0
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  ends_at INTEGER, -- seconds since 1970; null: until somebody takes it away
  PRIMARY KEY (section, place)
) WITHOUT ROWID;
CREATE INDEX home_pins_by_post ON home_pins (post_id);

-- What is being worked on, one for everybody. The row stays without a draft, so that a revision never means two things.
CREATE TABLE desk_drafts (
  kind TEXT NOT NULL CHECK (kind IN ('home', 'page', 'issue')),
  key TEXT NOT NULL DEFAULT '', -- the source of a page, `{newsletter} {day}` of an issue
  revision INTEGER NOT NULL,
  content TEXT, -- JSON; null: what is published is not being changed
  base INTEGER NOT NULL, -- the state (desk_states.id) that it was begun from; 0 before the first one
  publish_at INTEGER, -- seconds since 1970
  changed_at INTEGER NOT NULL,
  changed_by INTEGER REFERENCES staff (id) ON DELETE SET NULL,
  PRIMARY KEY (kind, key)
) WITHOUT ROWID;
CREATE INDEX desk_drafts_by_time ON desk_drafts (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX desk_drafts_by_staff ON desk_drafts (changed_by) WHERE changed_by IS NOT NULL;

-- What was published, whole, so that any of it can be brought back; the last is what stands. `cause` `before` is what stood there unnoted.
CREATE TABLE desk_states (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('home', 'menu', 'page', 'term')),
  key TEXT NOT NULL DEFAULT '', -- the name of a menu, the source of a page, `topic:{slug}`
  content TEXT NOT NULL, -- JSON
  cause TEXT NOT NULL CHECK (cause IN ('before', 'published', 'planned', 'restored', 'import')),
  set_at INTEGER NOT NULL,
  set_by INTEGER REFERENCES staff (id) ON DELETE SET NULL
);
CREATE INDEX desk_states_by_kind ON desk_states (kind, key, id);
CREATE INDEX desk_states_by_time ON desk_states (set_at);
CREATE INDEX desk_states_by_staff ON desk_states (set_by) WHERE set_by IS NOT NULL;
