-- Embeds of video providers (shared/rules/video-providers.ts) are videos as the platform's and the publisher's own are.

-- JSON: the first such embed in the part that everybody may read, so that lists of videos play it without reading a text.
ALTER TABLE posts ADD COLUMN video_embed TEXT;

UPDATE posts SET video_embed = (
  SELECT block.value FROM post_bodies b, json_each(b.blocks) block
  WHERE b.post_id = posts.id AND block.value ->> 'kind' = 'embed'
    AND block.value ->> 'provider' IN ('youtube', 'apa', 'vimeo', 'vi', 'glomex', 'brightcove', 'player')
    AND (posts.is_premium = 0 OR block.key < b.free_block_count)
  ORDER BY block.key LIMIT 1
) WHERE id IN (SELECT post_id FROM post_bodies WHERE instr(blocks, '"embed"') > 0);

UPDATE posts SET video_count = video_count + (
  SELECT count(DISTINCT block.value ->> 'url') FROM post_bodies b, json_each(b.blocks) block
  WHERE b.post_id = posts.id AND block.value ->> 'kind' = 'embed'
    AND block.value ->> 'provider' IN ('youtube', 'apa', 'vimeo', 'vi', 'glomex', 'brightcove', 'player')
) WHERE id IN (SELECT post_id FROM post_bodies WHERE instr(blocks, '"embed"') > 0);

INSERT OR IGNORE INTO feeds (key) SELECT 'video' FROM posts WHERE video_embed IS NOT NULL LIMIT 1;
-- Drafts wait without feeds until they are written anew.
INSERT OR IGNORE INTO feed_entries (feed_id, published_at, post_id, type)
  SELECT f.id, p.published_at, p.id, p.type FROM posts p JOIN feeds f ON f.key = 'video'
  WHERE p.video_embed IS NOT NULL AND p.published_at < 4102444800;

-- A post counts the comments that are to be read here, and not those that its source says it has.
UPDATE posts SET comment_count = 0 WHERE comment_count > 0 AND id NOT IN (SELECT post_id FROM comments);
