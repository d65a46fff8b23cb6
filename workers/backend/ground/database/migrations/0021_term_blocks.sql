-- The lists of terms: categories and tags by slug, topics that readers may browse by title. Each list is cut into blocks of up to 200
-- terms whose lengths are kept, so that a deep page begins in its block (ground/database/tables/term-blocks.ts).
ALTER TABLE terms ADD COLUMN list_key TEXT GENERATED ALWAYS AS (
  iif(taxonomy <> 'topic', slug, iif(parent_id IS NULL, title, NULL))
) VIRTUAL;
CREATE INDEX terms_by_list ON terms (taxonomy, list_key, id);
DROP INDEX terms_by_parent;

-- A block goes from its first term to that of the next block; the first block of a list begins before everything.
CREATE TABLE term_blocks (
  taxonomy TEXT NOT NULL,
  first_key TEXT NOT NULL,
  first_id INTEGER NOT NULL,
  term_count INTEGER NOT NULL,
  PRIMARY KEY (taxonomy, first_key, first_id)
) WITHOUT ROWID;
INSERT INTO term_blocks (taxonomy, first_key, first_id, term_count)
  SELECT value, '', 0, 0 FROM json_each('["category", "tag", "topic"]');
INSERT INTO term_blocks (taxonomy, first_key, first_id, term_count)
  SELECT taxonomy, iif(place = 1, '', list_key), iif(place = 1, 0, id), MIN(100, total - place + 1) FROM (
    SELECT taxonomy, list_key, id, COUNT(*) OVER (PARTITION BY taxonomy) AS total,
      ROW_NUMBER() OVER (PARTITION BY taxonomy ORDER BY list_key, id) AS place
    FROM terms WHERE list_key IS NOT NULL
  ) WHERE place % 100 = 1
  ON CONFLICT DO UPDATE SET term_count = excluded.term_count;

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

DROP TRIGGER terms_counted;
DROP TRIGGER terms_discounted;
DROP TRIGGER terms_moved;
DROP TABLE term_totals;
