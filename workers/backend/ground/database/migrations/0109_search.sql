-- The search (decision 82).

-- The full-text index in words as the search compares them (search/text): folded, stemmed, with the parts of compounds. Only what
-- everybody may read is in it: the paid part of a premium post never is. Its rows are numbered by time, (published_at << 31) + id, so
-- that the newest come first and a period is a range of it; posts.search_row says which row is a post's.
CREATE VIRTUAL TABLE posts_search USING fts5 (
  title, context, lead, body, extra, facets,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 tokenchars '_'"
);

-- What has a page of its own beside the posts: topics, tags, categories, municipalities, pages. Rows are numbered id * 4 + kind.
CREATE VIRTUAL TABLE subjects_search USING fts5 (
  title, text,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61'
);

-- Which words the rows of each kind are made of, and how far the clock has come with making them anew (content/write/search/rebuild-search.ts).
CREATE TABLE search_state (
  kind TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  place INTEGER -- the last row made anew; null when none is
) WITHOUT ROWID;
INSERT INTO search_state (kind, version) VALUES ('post', 0), ('term', 0), ('municipality', 0), ('page', 0);

-- The words of headlines, leads and names, for suggestions and for "Meinten Sie". `word` is folded, `shown` as it was written, `posts`
-- in about how many posts it stands.
CREATE TABLE search_words (
  id INTEGER PRIMARY KEY,
  word TEXT NOT NULL UNIQUE,
  shown TEXT NOT NULL,
  posts INTEGER NOT NULL,
  start TEXT NOT NULL GENERATED ALWAYS AS (substr(word, 1, 2)) VIRTUAL
);
-- By what most words begin with, the most frequent first: what a reader begins to type is completed without sorting.
CREATE INDEX search_words_by_start ON search_words (start, posts DESC, word);

-- Groups of three letters, so that a word is found by one that is spelled wrong.
CREATE VIRTUAL TABLE search_words_spelled USING fts5 (word, content = '', contentless_delete = 1, tokenize = 'trigram');
CREATE TRIGGER search_words_spelled_added AFTER INSERT ON search_words BEGIN
  INSERT INTO search_words_spelled (rowid, word) VALUES (NEW.id, '_' || NEW.word || '_');
END;
CREATE TRIGGER search_words_spelled_removed AFTER DELETE ON search_words BEGIN
  DELETE FROM search_words_spelled WHERE rowid = OLD.id;
END;
