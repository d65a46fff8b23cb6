-- The printed paper as pictures: one row per import of an issue. What readers see of a day is the one that is shown.
CREATE TABLE epaper_issues (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Raised by each write, and by each import of the same day.
  revision INTEGER NOT NULL DEFAULT 1,
  date TEXT NOT NULL, -- 2026-11-24
  edition TEXT NOT NULL, -- a slug of the brand's; empty is the main one
  title TEXT NOT NULL, -- may be empty
  -- loading: not whole yet; shown; withdrawn: no reader sees it; failed: an import that told why; deleted: its pictures go next.
  state TEXT NOT NULL,
  -- Of its pictures, so that nobody guesses the address of one.
  folder TEXT NOT NULL,
  page_count INTEGER NOT NULL,
  digest TEXT NOT NULL DEFAULT '', -- SHA-256 of the file, hexadecimal: what is there already is not brought again
  is_sample INTEGER NOT NULL DEFAULT 0,
  readable_at INTEGER NOT NULL, -- seconds: 20:00 of the evening before
  cover_width INTEGER NOT NULL DEFAULT 0,
  cover_height INTEGER NOT NULL DEFAULT 0,
  problem TEXT, -- of one that failed, in English
  changed_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX epaper_issues_of_day ON epaper_issues (date, edition) WHERE state IN ('shown', 'withdrawn');
CREATE INDEX epaper_issues_shown ON epaper_issues (date, edition) WHERE state = 'shown';
CREATE INDEX epaper_issues_coming ON epaper_issues (readable_at) WHERE state = 'shown';
CREATE INDEX epaper_issues_by_date ON epaper_issues (date, id);
CREATE INDEX epaper_issues_by_state ON epaper_issues (state, changed_at);
-- Its pages: what is said here and drawn in the pictures is for those who may read it.
CREATE TABLE epaper_pages (
  issue_id INTEGER NOT NULL REFERENCES epaper_issues (id) ON DELETE CASCADE,
  page INTEGER NOT NULL,
  -- Of the largest picture.
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  text TEXT NOT NULL, -- plain, line by line
  PRIMARY KEY (issue_id, page)
);
-- The brand says whether an offer includes an E-Paper (docs/epaper.md); until its texts are there, none does.
UPDATE upsell_campaigns SET offer_long =
  'Für Print-Abonnentinnen und Print-Abonnenten: Plus Premium mit allen Plus-Artikeln und weniger Werbung, solange dein Print-Abo läuft.'
  WHERE number = 'PREMIUM26' AND from_brand = 1 AND offer_long LIKE '%E-Paper%';
