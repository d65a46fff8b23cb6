-- The full-text index in words as the search compares them (search/text, decision 82): folded, stemmed, with the parts of compounds. Only
-- what everybody may read is in it. Its rows are numbered by time, (published_at << 31) + id, so that the newest come first and a period
-- is a range of it; posts.search_row says which row is a post's. The clock fills it with what was written before (content/write/search/rebuild-search.ts).
DROP TABLE posts_search;
CREATE VIRTUAL TABLE posts_search USING fts5 (
  title, context, lead, body, extra, facets,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 tokenchars '_'"
);
ALTER TABLE posts ADD COLUMN search_row INTEGER;

-- What has a page of its own beside the posts: topics, tags, categories, municipalities, pages. Rows are numbered id * 4 + kind.
CREATE VIRTUAL TABLE subjects_search USING fts5 (
  title, text,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61'
);

-- Which words the rows of each kind are made of, and how far the clock has come with making them anew.
CREATE TABLE search_state (
  kind TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  place INTEGER -- the last row made anew; null when none is
) WITHOUT ROWID;
INSERT INTO search_state (kind, version) SELECT value, 0 FROM json_each('["post", "term", "municipality", "page"]');
