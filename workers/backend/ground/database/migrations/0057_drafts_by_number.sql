-- The newsroom's list of drafts (decision 101), the latest first: drafts are dated 2100 until they have a date (DRAFT_DATE).
CREATE INDEX posts_drafts ON posts (id) WHERE published_at = 4102444800;
