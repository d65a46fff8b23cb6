-- What is read on this site, month by month (UTC): kept, so that an index of sitemaps reads no post (decision 72).
CREATE TABLE post_months (
  month TEXT PRIMARY KEY, -- YYYY-MM
  post_count INTEGER NOT NULL,
  modified_at INTEGER NOT NULL -- of the post that was changed last
) WITHOUT ROWID;
CREATE INDEX posts_on_site ON posts (published_at) WHERE external IS NULL;
INSERT INTO post_months (month, post_count, modified_at)
  SELECT strftime('%Y-%m', published_at, 'unixepoch'), COUNT(*), MAX(modified_at) FROM posts WHERE external IS NULL GROUP BY 1;
CREATE TRIGGER post_months_counted AFTER INSERT ON posts WHEN NEW.external IS NULL BEGIN
  INSERT INTO post_months (month, post_count, modified_at)
    VALUES (strftime('%Y-%m', NEW.published_at, 'unixepoch'), 1, NEW.modified_at)
    ON CONFLICT DO UPDATE SET post_count = post_count + 1, modified_at = MAX(modified_at, excluded.modified_at);
END;
CREATE TRIGGER post_months_discounted AFTER DELETE ON posts WHEN OLD.external IS NULL BEGIN
  UPDATE post_months SET post_count = post_count - 1, modified_at = MAX(modified_at, unixepoch())
    WHERE month = strftime('%Y-%m', OLD.published_at, 'unixepoch');
END;
CREATE TRIGGER post_months_left AFTER UPDATE OF published_at, modified_at, external ON posts WHEN OLD.external IS NULL BEGIN
  UPDATE post_months SET post_count = post_count - 1 WHERE month = strftime('%Y-%m', OLD.published_at, 'unixepoch');
END;
CREATE TRIGGER post_months_entered AFTER UPDATE OF published_at, modified_at, external ON posts WHEN NEW.external IS NULL BEGIN
  INSERT INTO post_months (month, post_count, modified_at)
    VALUES (strftime('%Y-%m', NEW.published_at, 'unixepoch'), 1, NEW.modified_at)
    ON CONFLICT DO UPDATE SET post_count = post_count + 1, modified_at = MAX(modified_at, excluded.modified_at);
END;
