-- What a paper starts with before its newsroom arranges anything: an import alone gives a front page and menus.
INSERT INTO home_sections (position, layout, title, link, feed, post_count)
SELECT * FROM (VALUES
  (0, 'LEAD', NULL, NULL, 'front', 9),
  (1, 'MUNICIPALITY', 'Aus deiner Gemeinde', '/gemeinde/gemeinde', NULL, 4),
  (2, 'LIST', 'Weitere Nachrichten', '/page/1', 'all', 7),
  (3, 'MOST_READ', 'Meistgelesen', NULL, NULL, 5),
  (4, 'GRID', 'Mehr aus der Region', '/page/1', 'all', 12))
WHERE NOT EXISTS (SELECT 1 FROM home_sections);
INSERT INTO navigation_items (menu, position, title, link)
SELECT * FROM (VALUES
  ('header', 0, 'Start', '/'),
  ('header', 1, 'Nachrichten', '/page/1'),
  ('header', 2, 'Themen', '/themen'),
  ('header', 3, 'Gemeinden', '/gemeinde/gemeinde'))
WHERE NOT EXISTS (SELECT 1 FROM navigation_items);

-- Posts that bring no number of their own get one from here on, so that those of a former system can keep theirs.
INSERT INTO sqlite_sequence (name, seq)
SELECT 'posts', 500000 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'posts');
