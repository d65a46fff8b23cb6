-- Pages of authors.

-- `contact` is JSON, what readers are told: {"mail": …, "links": [{"title": …, "link": …}]}; `email` is never shown.
-- `has_page` is 1 where a record has brought the author; who is only named by posts has a name and no page.
ALTER TABLE authors ADD COLUMN media_id INTEGER REFERENCES media (id);
ALTER TABLE authors ADD COLUMN contact TEXT;
ALTER TABLE authors ADD COLUMN has_page INTEGER NOT NULL DEFAULT 0;

UPDATE authors SET has_page = 1
  WHERE EXISTS (SELECT 1 FROM content_hashes h WHERE h.kind = 'author' AND h.source = 'author:' || authors.slug);

-- What the sitemap lists.
CREATE INDEX authors_with_page ON authors (slug) WHERE has_page = 1;
-- Who still uses a picture.
CREATE INDEX authors_by_media ON authors (media_id) WHERE media_id IS NOT NULL;

-- Authors are found by the search: the clock makes the entries of those that are there.
INSERT INTO search_state (kind, version) VALUES ('author', 0);
