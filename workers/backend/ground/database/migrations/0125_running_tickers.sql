-- Lists mark a live ticker that goes on.

-- 1 while one of the post's tickers is not over (content/tickers/ticker-state.ts), so that lists read no text.
ALTER TABLE posts ADD COLUMN is_live INTEGER NOT NULL DEFAULT 0;

UPDATE posts SET is_live = 1 WHERE is_liveticker = 1 AND EXISTS (
  SELECT 1 FROM post_bodies b, json_each(b.blocks) block
  WHERE b.post_id = posts.id AND block.value ->> 'kind' = 'ticker' AND COALESCE(block.value ->> 'isOver', 0) = 0
);
