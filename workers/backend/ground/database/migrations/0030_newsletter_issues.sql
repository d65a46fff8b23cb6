-- Newsletters are composed from the front page and sent (decision 83).

-- What readers are told of when it comes: `Montag bis Freitag um 6 Uhr`.
ALTER TABLE newsletters ADD COLUMN frequency TEXT NOT NULL DEFAULT '';
-- ISO weekdays (1 is Monday) and the hour in the region at which it is composed; null for one that the newsroom composes by hand.
ALTER TABLE newsletters ADD COLUMN weekdays TEXT CHECK (weekdays GLOB '[1-7]*');
ALTER TABLE newsletters ADD COLUMN hour INTEGER CHECK (hour BETWEEN 0 AND 23);
-- The feed it is made of (feeds.key); null is the front page.
ALTER TABLE newsletters ADD COLUMN feed TEXT;

UPDATE newsletters SET description = 'Was heute im Land wichtig wird, und was über Nacht geschehen ist.',
  frequency = 'Montag bis Freitag um 6 Uhr', weekdays = '12345', hour = 6 WHERE slug = 'morgen';
UPDATE newsletters SET description = 'Die Geschichten des Tages, zum Nachlesen in Ruhe.',
  frequency = 'Montag bis Freitag um 18 Uhr', weekdays = '12345', hour = 18 WHERE slug = 'abend';
UPDATE newsletters SET description = 'Die Geschichten der Woche, und was die meisten gelesen haben.',
  frequency = 'jeden Freitag um 15 Uhr', weekdays = '5', hour = 15 WHERE slug = 'wochenende';
UPDATE newsletters SET description = 'Ergebnisse und Berichte vom Wochenende.',
  frequency = 'jeden Montag um 7 Uhr', weekdays = '1', hour = 7, feed = 'category:sport' WHERE slug = 'sport';
UPDATE newsletters SET frequency = 'nur, wenn es nicht warten kann' WHERE slug = 'eilmeldungen';
UPDATE newsletters SET frequency = 'einige Male im Jahr' WHERE slug = 'VPLUS_Subscriber';

-- One issue a newsletter and day of the region: composed once, whoever tries again.
CREATE TABLE newsletter_issues (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  newsletter TEXT NOT NULL REFERENCES newsletters (slug),
  day TEXT NOT NULL, -- YYYY-MM-DD
  subject TEXT NOT NULL, -- plain text
  intro TEXT, -- plain text of the newsroom
  -- JSON: [{title, posts: [id]}]. Numbers alone: what is corrected or withdrawn is so in the archive, and in mail that has not gone yet.
  sections TEXT NOT NULL,
  -- The next issue begins with what was published after this moment.
  covers_until INTEGER NOT NULL,
  composed_at INTEGER NOT NULL,
  -- Sending: null for an issue of the archive alone. How far its readers are listed, by account and by number of the guest.
  sends_from INTEGER,
  account_cursor INTEGER NOT NULL DEFAULT 0,
  guest_cursor INTEGER NOT NULL DEFAULT 0,
  -- When all were listed.
  listed_at INTEGER,
  UNIQUE (newsletter, day)
);
CREATE INDEX newsletter_issues_unlisted ON newsletter_issues (sends_from) WHERE listed_at IS NULL AND sends_from IS NOT NULL;
CREATE INDEX newsletter_issues_by_sending ON newsletter_issues (sends_from) WHERE sends_from IS NOT NULL;
