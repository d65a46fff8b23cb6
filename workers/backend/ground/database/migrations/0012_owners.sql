-- Who brought an author or a term: `demo`, `wp:{site}`, or `own` for the publisher's systems. An import changes only what it
-- brought itself. Null: nobody any more (the demo paper went); whoever comes next takes it over.
ALTER TABLE authors ADD COLUMN owner TEXT;
ALTER TABLE terms ADD COLUMN owner TEXT;

UPDATE authors SET owner = 'demo' WHERE id IN (
  SELECT pa.author_id FROM posts p CROSS JOIN post_authors pa ON pa.post_id = p.id WHERE p.source >= 'demo:' AND p.source < 'demo;');
UPDATE terms SET owner = 'demo' WHERE id IN (
  SELECT pt.term_id FROM posts p CROSS JOIN post_terms pt ON pt.post_id = p.id WHERE p.source >= 'demo:' AND p.source < 'demo;');
-- The site of a post is its source without the number behind the last colon.
UPDATE authors SET owner = x.owner FROM (
  SELECT pa.author_id AS id, min(rtrim(rtrim(p.source, '0123456789'), ':')) AS owner
  FROM posts p CROSS JOIN post_authors pa ON pa.post_id = p.id WHERE p.source >= 'wp:' AND p.source < 'wp;' GROUP BY pa.author_id
) x WHERE authors.id = x.id AND authors.owner IS NULL;
UPDATE terms SET owner = x.owner FROM (
  SELECT pt.term_id AS id, min(rtrim(rtrim(p.source, '0123456789'), ':')) AS owner
  FROM posts p CROSS JOIN post_terms pt ON pt.post_id = p.id WHERE p.source >= 'wp:' AND p.source < 'wp;' GROUP BY pt.term_id
) x WHERE terms.id = x.id AND terms.owner IS NULL;
UPDATE authors SET owner = 'own' WHERE owner IS NULL;
UPDATE terms SET owner = 'own' WHERE owner IS NULL;
