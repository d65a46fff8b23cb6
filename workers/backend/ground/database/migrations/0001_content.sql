-- Places
CREATE TABLE districts (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL
);
CREATE TABLE municipalities (
  id INTEGER PRIMARY KEY, -- official number
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  district_id INTEGER NOT NULL REFERENCES districts (id),
  latitude REAL NOT NULL,
  longitude REAL NOT NULL
);
CREATE INDEX municipalities_by_district ON municipalities (district_id, title);

-- Pictures. `crops` is JSON: [{crop, type, width, height, srcset: [{src, w}]}]
CREATE TABLE media (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL UNIQUE, -- where it came from: demo:{key}, wp:{site}:{id}, url:{address}
  src TEXT NOT NULL,
  mime TEXT NOT NULL,
  width INTEGER,
  height INTEGER,
  alt TEXT NOT NULL DEFAULT '',
  caption TEXT,
  credit TEXT,
  crops TEXT NOT NULL DEFAULT '[]',
  status TEXT NOT NULL DEFAULT 'stored' CHECK (status IN ('stored', 'remote'))
);

CREATE TABLE authors (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT,
  description TEXT,
  email TEXT
);
CREATE TABLE brands (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL
);
-- Categories, tags and topics
CREATE TABLE terms (
  id INTEGER PRIMARY KEY,
  taxonomy TEXT NOT NULL CHECK (taxonomy IN ('category', 'tag', 'topic')),
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT,
  parent_id INTEGER REFERENCES terms (id),
  media_id INTEGER REFERENCES media (id),
  button_text TEXT,
  button_link TEXT,
  UNIQUE (taxonomy, slug)
);
CREATE INDEX terms_by_parent ON terms (taxonomy, parent_id, title);

-- One row is everything a teaser shows, so that a list needs no second question.
CREATE TABLE posts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL UNIQUE, -- demo:{slug}, wp:{site}:{id}
  type TEXT NOT NULL DEFAULT 'post',
  slug TEXT NOT NULL,
  title TEXT NOT NULL, -- plain text
  kicker TEXT,
  excerpt TEXT, -- plain text
  published_at INTEGER NOT NULL, -- seconds since 1970
  modified_at INTEGER NOT NULL,
  media_id INTEGER REFERENCES media (id),
  image_alt TEXT, -- these three: of this use of the picture; null takes the picture's own
  image_caption TEXT,
  image_credit TEXT,
  municipality_id INTEGER REFERENCES municipalities (id),
  brand_id INTEGER REFERENCES brands (id),
  main_feed_id INTEGER REFERENCES feeds (id), -- where its related posts come from
  is_premium INTEGER NOT NULL DEFAULT 0,
  is_story INTEGER NOT NULL DEFAULT 0,
  is_liveticker INTEGER NOT NULL DEFAULT 0,
  external TEXT,
  label_text TEXT,
  label_link TEXT,
  informant_text TEXT,
  informant_link TEXT,
  comment_count INTEGER NOT NULL DEFAULT 0,
  picture_count INTEGER NOT NULL DEFAULT 0,
  video_count INTEGER NOT NULL DEFAULT 0,
  slideshow_count INTEGER NOT NULL DEFAULT 0,
  reaction_count INTEGER NOT NULL DEFAULT 0,
  origin TEXT NOT NULL DEFAULT 'talblick',
  meta TEXT NOT NULL DEFAULT '{}', -- JSON: description, piTriggerManual, piPaywallAsModal, piTag, piVariables
  video TEXT -- JSON: the first video, for teasers
);
CREATE INDEX posts_by_slug ON posts (slug);

-- The text apart from the teaser, so that lists read narrow rows.
CREATE TABLE post_bodies (
  post_id INTEGER PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
  blocks TEXT NOT NULL, -- JSON: ContentBlock[] of content/records/content-block.ts
  free_block_count INTEGER NOT NULL -- how many blocks everybody may read of a premium post
);

CREATE TABLE post_terms (
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  term_id INTEGER NOT NULL REFERENCES terms (id),
  PRIMARY KEY (post_id, position)
) WITHOUT ROWID;
CREATE TABLE post_authors (
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  author_id INTEGER NOT NULL REFERENCES authors (id),
  PRIMARY KEY (post_id, position)
) WITHOUT ROWID;
CREATE TABLE post_associations (
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  associated_source TEXT NOT NULL, -- posts.source, so that a post may point to one that comes later
  PRIMARY KEY (post_id, position)
) WITHOUT ROWID;

-- A feed is one ready-sorted list of posts: all, type:{type}, category:{slug}, tag:{slug}, topic:{slug},
-- municipality:{slug}, brand:{slug}, author:{slug}, video, premium, story. A page of any list is a range
-- of one index, and its total is a counter, however large the archive grows.
CREATE TABLE feeds (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  post_count INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE feed_entries (
  feed_id INTEGER NOT NULL REFERENCES feeds (id),
  published_at INTEGER NOT NULL,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  type TEXT NOT NULL, -- of the post, so that a list may be narrowed to types within the index
  PRIMARY KEY (feed_id, published_at DESC, post_id DESC)
) WITHOUT ROWID;
CREATE INDEX feed_entries_by_post ON feed_entries (post_id);
CREATE TRIGGER feed_entries_counted AFTER INSERT ON feed_entries BEGIN
  UPDATE feeds SET post_count = post_count + 1 WHERE id = NEW.feed_id;
END;
CREATE TRIGGER feed_entries_discounted AFTER DELETE ON feed_entries BEGIN
  UPDATE feeds SET post_count = post_count - 1 WHERE id = OLD.feed_id;
END;

CREATE TABLE pages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  description TEXT,
  modified_at INTEGER NOT NULL,
  blocks TEXT NOT NULL
);

CREATE TABLE navigation_items (
  id INTEGER PRIMARY KEY,
  menu TEXT NOT NULL,
  position INTEGER NOT NULL,
  parent_id INTEGER REFERENCES navigation_items (id),
  title TEXT NOT NULL,
  link TEXT NOT NULL
);
CREATE INDEX navigation_items_by_menu ON navigation_items (menu, position);

-- The front page. `feed` is null for layouts that bring their own posts (MUNICIPALITY, MOST_READ).
CREATE TABLE home_sections (
  position INTEGER PRIMARY KEY,
  layout TEXT NOT NULL CHECK (layout IN ('LEAD', 'LIST', 'GRID', 'SLIDER', 'VIDEO', 'MUNICIPALITY', 'MOST_READ')),
  title TEXT,
  link TEXT,
  feed TEXT,
  post_count INTEGER NOT NULL
);

-- Views per day, and the ranking that the cron trigger makes of them.
CREATE TABLE post_views (
  day TEXT NOT NULL, -- YYYY-MM-DD, UTC
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, post_id)
) WITHOUT ROWID;
CREATE TABLE most_read (
  position INTEGER PRIMARY KEY,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE
);

-- Addresses of a former system.
CREATE TABLE redirects (
  path TEXT PRIMARY KEY,
  target TEXT NOT NULL,
  status INTEGER NOT NULL DEFAULT 301
) WITHOUT ROWID;

-- Only what everybody may read is indexed: the paid part of a premium post never is.
CREATE VIRTUAL TABLE posts_search USING fts5 (
  title, kicker, excerpt, body,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2'
);
