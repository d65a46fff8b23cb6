-- Posts with a live ticker are a list of their own.
INSERT OR IGNORE INTO feeds (key) VALUES ('liveticker');
INSERT OR IGNORE INTO feed_entries (feed_id, published_at, post_id, type)
  SELECT f.id, p.published_at, p.id, p.type FROM posts p JOIN feeds f ON f.key = 'liveticker' WHERE p.is_liveticker = 1;
UPDATE content_version SET version = lower(hex(randomblob(16)));
