-- What frames the posts: standing pages, menus, the front page, and addresses of a former system.
CREATE TABLE pages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  description TEXT,
  modified_at INTEGER NOT NULL,
  blocks TEXT NOT NULL
);

CREATE TABLE navigation_items (
  id INTEGER PRIMARY KEY,
  menu TEXT NOT NULL,
  position INTEGER NOT NULL,
  parent_id INTEGER REFERENCES navigation_items (id),
  title TEXT NOT NULL,
  link TEXT NOT NULL
);
CREATE INDEX navigation_items_by_menu ON navigation_items (menu, position);

-- The front page. `feed` is null for layouts that bring their own posts (MUNICIPALITY, MOST_READ).
CREATE TABLE home_sections (
  position INTEGER PRIMARY KEY,
  layout TEXT NOT NULL CHECK (layout IN ('LEAD', 'LIST', 'GRID', 'SLIDER', 'VIDEO', 'MUNICIPALITY', 'MOST_READ')),
  title TEXT,
  link TEXT,
  feed TEXT,
  post_count INTEGER NOT NULL,
  ratio TEXT NOT NULL DEFAULT 'SMALL' CHECK (ratio IN ('SMALL', 'PORTRAIT', 'CARD')), -- of its cards
  button_text TEXT, -- of the button below them
  shows_pictures INTEGER NOT NULL DEFAULT 1
);

-- What a paper starts with before its newsroom arranges anything: an import alone gives a front page and menus.
INSERT INTO home_sections (position, layout, title, link, feed, post_count) VALUES
  (0, 'LEAD', NULL, NULL, 'front', 9),
  (1, 'MUNICIPALITY', 'Aus deiner Gemeinde', '/gemeinde/gemeinde', NULL, 4),
  (2, 'LIST', 'Weitere Nachrichten', '/page/1', 'all', 7),
  (3, 'MOST_READ', 'Meistgelesen', NULL, NULL, 5),
  (4, 'GRID', 'Mehr aus der Region', '/page/1', 'all', 12);
INSERT INTO navigation_items (menu, position, title, link) VALUES
  ('header', 0, 'Start', '/'),
  ('header', 1, 'Nachrichten', '/page/1'),
  ('header', 2, 'Themen', '/themen'),
  ('header', 3, 'Gemeinden', '/gemeinde/gemeinde');

-- Addresses of a former system. `owner`: the record that brought it along (`post demo:…`); null for one set by hand, which no import
-- removes.
CREATE TABLE redirects (
  path TEXT PRIMARY KEY,
  target TEXT NOT NULL,
  status INTEGER NOT NULL DEFAULT 301,
  owner TEXT
) WITHOUT ROWID;
CREATE INDEX redirects_by_owner ON redirects (owner);
-- Which redirects of a publisher's own list lead to an address that leads on now (admin/content/post-redirects.ts).
CREATE INDEX redirects_by_target ON redirects (target) WHERE owner IS NULL;
