-- The words of headlines, leads and names, for suggestions and for "Meinten Sie" (decision 82). `word` is folded, `shown` as it was
-- written, `posts` in about how many posts it stands.
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
