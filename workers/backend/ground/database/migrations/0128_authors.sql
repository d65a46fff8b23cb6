-- Pages of authors.

-- `contact` is JSON, what readers are told: {"mail": …, "links": [{"title": …, "link": …}]}; `email` is never shown.
-- `has_page` is 1 where a record has brought the author; who is only named by posts has a name and no page. `search_version` says of which
-- words the entry in the search is made; the clock makes those of an older one (content/write/search/rebuild-search.ts).
ALTER TABLE authors ADD COLUMN media_id INTEGER REFERENCES media (id);
ALTER TABLE authors ADD COLUMN contact TEXT;
ALTER TABLE authors ADD COLUMN has_page INTEGER NOT NULL DEFAULT 0;
ALTER TABLE authors ADD COLUMN search_version INTEGER NOT NULL DEFAULT 0;

UPDATE authors SET has_page = 1
  WHERE EXISTS (SELECT 1 FROM content_hashes h WHERE h.kind = 'author' AND h.source = 'author:' || authors.slug);

-- What the sitemap lists.
CREATE INDEX authors_with_page ON authors (slug) WHERE has_page = 1;
-- Who still uses a picture.
CREATE INDEX authors_by_media ON authors (media_id) WHERE media_id IS NOT NULL;
CREATE INDEX authors_to_search ON authors (search_version) WHERE has_page = 1;
