-- What posts are ordered by: authors, brands, categories, tags and topics.
-- `owner` is the source of an author or a term: `demo`, `wp:{site}`, or `own` for the publisher's systems. An import changes only its
-- own rows. Null: no owner any more (the demo paper was deleted); the next import with it becomes the owner.
CREATE TABLE authors (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT,
  description TEXT,
  email TEXT,
  owner TEXT
);
CREATE TABLE brands (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL
);

-- `list_key` is the place in the list of the taxonomy: categories and tags by slug, topics that readers may browse by title.
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
  owner TEXT,
  list_key TEXT GENERATED ALWAYS AS (
    iif(taxonomy <> 'topic', slug, iif(parent_id IS NULL, title, NULL))
  ) VIRTUAL,
  UNIQUE (taxonomy, slug)
);
CREATE INDEX terms_by_list ON terms (taxonomy, list_key, id);
-- Who still uses a picture.
CREATE INDEX terms_by_media ON terms (media_id) WHERE media_id IS NOT NULL;

-- Each list of terms is cut into blocks of up to 200 whose lengths are kept, so that a deep page begins in its block
-- (ground/database/tables/lists/term-blocks.ts). A block goes from its first term to that of the next one; the first begins before everything.
CREATE TABLE term_blocks (
  taxonomy TEXT NOT NULL,
  first_key TEXT NOT NULL,
  first_id INTEGER NOT NULL,
  term_count INTEGER NOT NULL,
  PRIMARY KEY (taxonomy, first_key, first_id)
) WITHOUT ROWID;
INSERT INTO term_blocks (taxonomy, first_key, first_id, term_count) VALUES ('category', '', 0, 0), ('tag', '', 0, 0), ('topic', '', 0, 0);

CREATE TRIGGER term_blocks_counted AFTER INSERT ON terms WHEN NEW.list_key IS NOT NULL BEGIN
  UPDATE term_blocks SET term_count = term_count + 1 WHERE taxonomy = NEW.taxonomy AND (first_key, first_id) = (
    SELECT first_key, first_id FROM term_blocks
    WHERE taxonomy = NEW.taxonomy AND (first_key, first_id) <= (NEW.list_key, NEW.id)
    ORDER BY first_key DESC, first_id DESC LIMIT 1);
END;
CREATE TRIGGER term_blocks_discounted AFTER DELETE ON terms WHEN OLD.list_key IS NOT NULL BEGIN
  UPDATE term_blocks SET term_count = term_count - 1 WHERE taxonomy = OLD.taxonomy AND (first_key, first_id) = (
    SELECT first_key, first_id FROM term_blocks
    WHERE taxonomy = OLD.taxonomy AND (first_key, first_id) <= (OLD.list_key, OLD.id)
    ORDER BY first_key DESC, first_id DESC LIMIT 1);
END;
CREATE TRIGGER term_blocks_moved AFTER UPDATE OF taxonomy, slug, title, parent_id ON terms
  WHEN OLD.list_key IS NOT NEW.list_key OR OLD.taxonomy <> NEW.taxonomy BEGIN
  UPDATE term_blocks SET term_count = term_count - 1 WHERE taxonomy = OLD.taxonomy AND (first_key, first_id) = (
    SELECT first_key, first_id FROM term_blocks
    WHERE taxonomy = OLD.taxonomy AND (first_key, first_id) <= (OLD.list_key, OLD.id)
    ORDER BY first_key DESC, first_id DESC LIMIT 1);
  UPDATE term_blocks SET term_count = term_count + 1 WHERE taxonomy = NEW.taxonomy AND (first_key, first_id) = (
    SELECT first_key, first_id FROM term_blocks
    WHERE taxonomy = NEW.taxonomy AND (first_key, first_id) <= (NEW.list_key, NEW.id)
    ORDER BY first_key DESC, first_id DESC LIMIT 1);
END;
-- A block that became too long keeps its first 100 terms.
CREATE TRIGGER term_blocks_split AFTER UPDATE OF term_count ON term_blocks WHEN NEW.term_count > 200 BEGIN
  INSERT INTO term_blocks (taxonomy, first_key, first_id, term_count)
    SELECT taxonomy, list_key, id, NEW.term_count - 100 FROM terms
    WHERE taxonomy = NEW.taxonomy AND (list_key, id) >= (NEW.first_key, NEW.first_id)
    ORDER BY list_key, id LIMIT 1 OFFSET 100;
  UPDATE term_blocks SET term_count = 100
    WHERE taxonomy = NEW.taxonomy AND first_key = NEW.first_key AND first_id = NEW.first_id;
END;
CREATE TRIGGER term_blocks_emptied AFTER UPDATE OF term_count ON term_blocks WHEN NEW.term_count = 0 AND NEW.first_id <> 0 BEGIN
  DELETE FROM term_blocks WHERE taxonomy = NEW.taxonomy AND first_key = NEW.first_key AND first_id = NEW.first_id;
END;
