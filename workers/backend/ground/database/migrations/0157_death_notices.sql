-- Death notices, thanks and remembrances: one row each, entered by staff, or brought by the publisher's system.
CREATE TABLE death_notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Raised by each write: names what staff had before them.
  revision INTEGER NOT NULL DEFAULT 1,
  -- own, or import:{name}; with the name that it has there.
  source TEXT NOT NULL,
  uid TEXT NOT NULL,
  -- Changed by staff: no import changes it any more.
  is_ours INTEGER NOT NULL DEFAULT 0,
  -- draft: no reader has seen it; shown; withdrawn: no reader sees it any more.
  state TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  birth_name TEXT NOT NULL,
  -- Empty, a year or a day: 1938, 1938-04-12.
  born TEXT NOT NULL,
  died TEXT NOT NULL,
  place TEXT NOT NULL, -- where the person lived, in the family's words
  municipality TEXT, -- a slug
  text TEXT NOT NULL, -- plain; an empty line parts paragraphs
  mourners TEXT NOT NULL, -- a line each
  -- Of the funeral or farewell, in the region's time; empty where it is not known.
  farewell_day TEXT NOT NULL,
  farewell_time TEXT NOT NULL,
  farewell_place TEXT NOT NULL,
  farewell_text TEXT NOT NULL,
  undertaker TEXT NOT NULL,
  media_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  picture_alt TEXT NOT NULL,
  picture_address TEXT, -- where an import fetched it
  ends_at INTEGER NOT NULL, -- seconds: as the family says, the first moment at which nobody sees it any more
  takes_candles INTEGER NOT NULL,
  takes_condolences INTEGER NOT NULL,
  candles INTEGER NOT NULL DEFAULT 0, -- how often one was lit
  shown_at INTEGER NOT NULL DEFAULT 0, -- seconds: when readers first saw it
  changed_at INTEGER NOT NULL,
  UNIQUE (source, uid)
);
-- The newest first: of all places, of one.
CREATE INDEX death_notices_newest ON death_notices (state, shown_at, id, ends_at);
CREATE INDEX death_notices_by_place ON death_notices (municipality, state, shown_at, id, ends_at);
CREATE INDEX death_notices_by_change ON death_notices (state, changed_at, id);
CREATE INDEX death_notices_by_end ON death_notices (ends_at);
CREATE INDEX death_notices_by_media ON death_notices (media_id) WHERE media_id IS NOT NULL;

-- Words by which a notice is found: of names and places, folded.
CREATE TABLE death_notice_words (
  word TEXT NOT NULL,
  notice_id INTEGER NOT NULL REFERENCES death_notices (id) ON DELETE CASCADE,
  PRIMARY KEY (word, notice_id)
) WITHOUT ROWID;
CREATE INDEX death_notice_words_by_notice ON death_notice_words (notice_id);
