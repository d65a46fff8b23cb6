-- The variants of a picture as one rule (content/pictures/image-rule.ts), so that a teaser's row need not carry the list. Null: nobody
-- has looked yet, and `crops` is read (the clock fills the rows of before, content/picture-sizes/fill-image-rules.ts); empty: there is none.
ALTER TABLE media ADD COLUMN rule TEXT;
CREATE INDEX media_without_rule ON media (id) WHERE rule IS NULL;
