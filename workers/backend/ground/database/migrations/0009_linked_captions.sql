-- Captions with the links that an imported text had in them; the plain text stands beside, for search and for alternatives.
ALTER TABLE media ADD COLUMN caption_html TEXT;
ALTER TABLE posts ADD COLUMN image_caption_html TEXT;
