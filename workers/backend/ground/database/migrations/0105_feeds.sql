-- A feed is one ready-sorted list of posts: all, type:{type}, category:{slug}, tag:{slug}, topic:{slug},
-- municipality:{slug}, brand:{slug}, author:{slug}, video, premium, story, liveticker. A page of any list is a range
-- of one index, and its total is a counter, however large the archive grows.
CREATE TABLE feeds (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  post_count INTEGER NOT NULL DEFAULT 0
);
INSERT INTO feeds (key) VALUES ('liveticker');
CREATE TABLE feed_entries (
  feed_id INTEGER NOT NULL REFERENCES feeds (id),
  published_at INTEGER NOT NULL,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  type TEXT NOT NULL, -- of the post, so that a list may be narrowed to types within the index
  PRIMARY KEY (feed_id, published_at DESC, post_id DESC)
) WITHOUT ROWID;
CREATE INDEX feed_entries_by_post ON feed_entries (post_id);
CREATE TRIGGER feed_entries_counted AFTER INSERT ON feed_entries BEGIN
  UPDATE feeds SET post_count = post_count + 1 WHERE id = NEW.feed_id;
END;
CREATE TRIGGER feed_entries_discounted AFTER DELETE ON feed_entries BEGIN
  UPDATE feeds SET post_count = post_count - 1 WHERE id = OLD.feed_id;
END;

-- How many posts of each type a feed has in each period of 2^20 seconds (twelve days): finds the place of a deep page, and totals from
-- a moment on, without counting entries (ground/database/tables/lists/feed-periods.ts).
CREATE TABLE feed_periods (
  feed_id INTEGER NOT NULL REFERENCES feeds (id),
  period INTEGER NOT NULL, -- published_at >> 20
  type TEXT NOT NULL,
  post_count INTEGER NOT NULL,
  PRIMARY KEY (feed_id, period DESC, type)
) WITHOUT ROWID;
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
