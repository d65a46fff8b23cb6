-- What the writer last took for each record, so that a repeated import touches only what changed.
CREATE TABLE content_hashes (
  kind TEXT NOT NULL, -- of the content record: post, page, media, term, ...
  source TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  PRIMARY KEY (kind, source)
) WITHOUT ROWID;

-- Which record brought an address along (`post demo:…`); null for one set by hand, which no import removes.
ALTER TABLE redirects ADD COLUMN owner TEXT;
CREATE INDEX redirects_by_owner ON redirects (owner);

-- A post that goes takes its views along; without an index each deletion would read all of them.
CREATE INDEX post_views_by_post ON post_views (post_id);
