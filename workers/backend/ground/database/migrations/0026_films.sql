-- The first film of the publisher's own in the part of a post that everybody may read (JSON, content/records/content-block.ts): lists of
-- videos play it without reading a text. What was written before has none until it comes again.
ALTER TABLE posts ADD COLUMN film TEXT;
