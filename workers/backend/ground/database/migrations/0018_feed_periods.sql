-- How many posts of each type a feed has in each period of 2^20 seconds (twelve days): finds the place of a deep page, and totals from
-- a moment on, without counting entries (ground/database/tables/feed-periods.ts).
CREATE TABLE feed_periods (
  feed_id INTEGER NOT NULL REFERENCES feeds (id),
  period INTEGER NOT NULL, -- published_at >> 20
  type TEXT NOT NULL,
  post_count INTEGER NOT NULL,
  PRIMARY KEY (feed_id, period DESC, type)
) WITHOUT ROWID;
INSERT INTO feed_periods (feed_id, period, type, post_count)
  SELECT feed_id, published_at >> 20, type, COUNT(*) FROM feed_entries GROUP BY 1, 2, 3;
CREATE TRIGGER feed_periods_counted AFTER INSERT ON feed_entries BEGIN
  INSERT INTO feed_periods (feed_id, period, type, post_count) VALUES (NEW.feed_id, NEW.published_at >> 20, NEW.type, 1)
    ON CONFLICT DO UPDATE SET post_count = post_count + 1;
END;
CREATE TRIGGER feed_periods_discounted AFTER DELETE ON feed_entries BEGIN
  UPDATE feed_periods SET post_count = post_count - 1
    WHERE feed_id = OLD.feed_id AND period = OLD.published_at >> 20 AND type = OLD.type;
END;
CREATE TRIGGER feed_periods_moved AFTER UPDATE OF published_at, type ON feed_entries BEGIN
  UPDATE feed_periods SET post_count = post_count - 1
    WHERE feed_id = OLD.feed_id AND period = OLD.published_at >> 20 AND type = OLD.type;
  INSERT INTO feed_periods (feed_id, period, type, post_count) VALUES (NEW.feed_id, NEW.published_at >> 20, NEW.type, 1)
    ON CONFLICT DO UPDATE SET post_count = post_count + 1;
END;

-- How many terms a taxonomy has, and how many of them are nobody's children.
CREATE TABLE term_totals (
  taxonomy TEXT PRIMARY KEY,
  term_count INTEGER NOT NULL,
  root_count INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO term_totals (taxonomy, term_count, root_count)
  SELECT x.value, COUNT(t.id), COUNT(t.id) - COUNT(t.parent_id)
  FROM json_each('["category", "tag", "topic"]') x LEFT JOIN terms t ON t.taxonomy = x.value GROUP BY x.value;
CREATE TRIGGER terms_counted AFTER INSERT ON terms BEGIN
  UPDATE term_totals SET term_count = term_count + 1, root_count = root_count + (NEW.parent_id IS NULL) WHERE taxonomy = NEW.taxonomy;
END;
CREATE TRIGGER terms_discounted AFTER DELETE ON terms BEGIN
  UPDATE term_totals SET term_count = term_count - 1, root_count = root_count - (OLD.parent_id IS NULL) WHERE taxonomy = OLD.taxonomy;
END;
CREATE TRIGGER terms_moved AFTER UPDATE OF parent_id ON terms WHEN (OLD.parent_id IS NULL) <> (NEW.parent_id IS NULL) BEGIN
  UPDATE term_totals SET root_count = root_count + (NEW.parent_id IS NULL) - (OLD.parent_id IS NULL) WHERE taxonomy = NEW.taxonomy;
END;
