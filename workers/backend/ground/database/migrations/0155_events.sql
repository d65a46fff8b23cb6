-- What is on in the region: one row per event, entered by staff, sent by readers, or brought by an operator's file.
CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Raised by each write: names what staff had before them.
  revision INTEGER NOT NULL DEFAULT 1,
  -- own, reader, or import:{name}; with the name that it has there.
  source TEXT NOT NULL,
  uid TEXT NOT NULL,
  -- Changed by staff: no import changes it any more.
  is_ours INTEGER NOT NULL DEFAULT 0,
  -- held: waits for the newsroom; shown; withdrawn: no reader sees it.
  state TEXT NOT NULL,
  is_cancelled INTEGER NOT NULL DEFAULT 0,
  kind TEXT NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL, -- plain; an empty line parts paragraphs
  -- Seconds; it ends before `ends_at`. Without an end both are the same. A day as a whole is from midnight to midnight of the region.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  is_all_day INTEGER NOT NULL DEFAULT 0,
  place TEXT NOT NULL,
  address TEXT NOT NULL,
  municipality TEXT, -- a slug
  organiser TEXT NOT NULL,
  price TEXT NOT NULL,
  is_free INTEGER NOT NULL DEFAULT 0,
  link TEXT, -- https
  media_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  changed_at INTEGER NOT NULL,
  UNIQUE (source, uid)
);
-- What begins from a day on: of all places and kinds, of one, of both.
CREATE INDEX events_shown ON events (starts_at, id) WHERE state = 'shown';
CREATE INDEX events_shown_by_place ON events (municipality, starts_at, id) WHERE state = 'shown';
CREATE INDEX events_shown_by_kind ON events (kind, starts_at, id) WHERE state = 'shown';
CREATE INDEX events_shown_by_both ON events (municipality, kind, starts_at, id) WHERE state = 'shown';
-- What lasts longer than a day, such as an exhibition, and has begun before: the first to end comes first.
CREATE INDEX events_lasting ON events (ends_at, id) WHERE state = 'shown' AND ends_at - starts_at > 90000;
CREATE INDEX events_by_state ON events (state, starts_at, id);
CREATE INDEX events_by_end ON events (ends_at);
CREATE INDEX events_by_media ON events (media_id) WHERE media_id IS NOT NULL;
