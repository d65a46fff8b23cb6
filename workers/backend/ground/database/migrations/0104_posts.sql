-- Posts. One row is everything a teaser shows, so that a list needs no second question.
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
  video TEXT, -- JSON: the first video, for teasers
  image_caption_html TEXT, -- `image_caption` with the links that an imported one had in it
  -- JSON (shared/content/content-block.ts): the first film of the publisher's own in the part that everybody may read, so that lists of videos
  -- play it without reading a text.
  film TEXT,
  search_row INTEGER -- the post's row in posts_search
);
CREATE INDEX posts_by_slug ON posts (slug);
-- Finds the moment at which the next post that waits for its hour comes out.
CREATE INDEX posts_by_time ON posts (published_at);
CREATE INDEX posts_on_site ON posts (published_at) WHERE external IS NULL;
-- The live tickers that were written last, for the newsroom's page (decision 76).
CREATE INDEX posts_with_ticker ON posts (modified_at) WHERE is_liveticker = 1;
-- Who still uses a picture.
CREATE INDEX posts_by_media ON posts (media_id) WHERE media_id IS NOT NULL;
-- The newsroom's list of drafts (decision 101), the latest first: drafts are dated 2100 until they have a date (DRAFT_DATE).
CREATE INDEX posts_drafts ON posts (id) WHERE published_at = 4102444800;
-- Posts that bring no number of their own get one from here on, so that those of a former system can keep theirs.
INSERT INTO sqlite_sequence (name, seq) VALUES ('posts', 500000);

-- The text apart from the teaser, so that lists read narrow rows.
CREATE TABLE post_bodies (
  post_id INTEGER PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
  blocks TEXT NOT NULL, -- JSON: ContentBlock[] of shared/content/content-block.ts
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
-- Finds the posts that show another one that was linked before it came.
CREATE INDEX post_associations_by_source ON post_associations (associated_source);

-- Posts that readers do not see yet (decision 101): drafts, and those that wait for their hour. Their row in `posts` lies in the future; what would
-- show them before that (new topics, search, former addresses) is made of the record when they come out.
CREATE TABLE waiting_posts (
  source TEXT PRIMARY KEY REFERENCES posts (source) ON DELETE CASCADE,
  publish_at INTEGER, -- seconds since 1970; null for a draft
  record TEXT NOT NULL -- JSON, as it was brought
) WITHOUT ROWID;
CREATE INDEX waiting_posts_by_time ON waiting_posts (publish_at) WHERE publish_at IS NOT NULL;

-- What is read on this site, month by month (UTC): kept, so that an index of sitemaps reads no post (decision 72).
CREATE TABLE post_months (
  month TEXT PRIMARY KEY, -- YYYY-MM
  post_count INTEGER NOT NULL,
  modified_at INTEGER NOT NULL -- of the post that was changed last
) WITHOUT ROWID;
CREATE TRIGGER post_months_counted AFTER INSERT ON posts WHEN NEW.external IS NULL BEGIN
  INSERT INTO post_months (month, post_count, modified_at)
    VALUES (strftime('%Y-%m', NEW.published_at, 'unixepoch'), 1, NEW.modified_at)
    ON CONFLICT DO UPDATE SET post_count = post_count + 1, modified_at = MAX(modified_at, excluded.modified_at);
END;
CREATE TRIGGER post_months_discounted AFTER DELETE ON posts WHEN OLD.external IS NULL BEGIN
  UPDATE post_months SET post_count = post_count - 1, modified_at = MAX(modified_at, unixepoch())
    WHERE month = strftime('%Y-%m', OLD.published_at, 'unixepoch');
END;
CREATE TRIGGER post_months_left AFTER UPDATE OF published_at, modified_at, external ON posts WHEN OLD.external IS NULL BEGIN
  UPDATE post_months SET post_count = post_count - 1 WHERE month = strftime('%Y-%m', OLD.published_at, 'unixepoch');
END;
CREATE TRIGGER post_months_entered AFTER UPDATE OF published_at, modified_at, external ON posts WHEN NEW.external IS NULL BEGIN
  INSERT INTO post_months (month, post_count, modified_at)
    VALUES (strftime('%Y-%m', NEW.published_at, 'unixepoch'), 1, NEW.modified_at)
    ON CONFLICT DO UPDATE SET post_count = post_count + 1, modified_at = MAX(modified_at, excluded.modified_at);
END;
