-- Newsletters are composed from the front page or a feed, and sent to readers with and without an account (decision 83).

CREATE TABLE newsletters (
  slug TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  -- Listed ones may be chosen in the profile; the others are joined by the system (VPLUS_Subscriber).
  listed INTEGER NOT NULL,
  position INTEGER NOT NULL,
  -- What readers are told of when it comes: `Montag bis Freitag um 6 Uhr`.
  frequency TEXT NOT NULL DEFAULT '',
  -- ISO weekdays (1 is Monday) and the hour in the region at which it is composed; null for one that the newsroom composes by hand.
  weekdays TEXT CHECK (weekdays GLOB '[1-7]*'),
  hour INTEGER CHECK (hour BETWEEN 0 AND 23),
  -- The feed it is made of (feeds.key); null is the front page.
  feed TEXT,
  -- 1 where content/write/keep-brand-texts.ts keeps title and description as the brand's folder says, until somebody writes others (decision 106).
  from_brand INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
-- They name no paper until the brand's own texts are there.
INSERT INTO newsletters (slug, title, description, listed, position, frequency, weekdays, hour, feed, from_brand) VALUES
  ('morgen', 'Guten Morgen', 'Was heute im Land wichtig wird, und was über Nacht geschehen ist.', 1, 0,
   'Montag bis Freitag um 6 Uhr', '12345', 6, NULL, 1),
  ('abend', 'Der Tag am Abend', 'Die Geschichten des Tages, zum Nachlesen in Ruhe.', 1, 1,
   'Montag bis Freitag um 18 Uhr', '12345', 18, NULL, 1),
  ('wochenende', 'Wochenende', 'Die Geschichten der Woche, und was die meisten gelesen haben.', 1, 2,
   'jeden Freitag um 15 Uhr', '5', 15, NULL, 1),
  ('sport', 'Sport aus dem Land', 'Ergebnisse und Berichte vom Wochenende.', 1, 3,
   'jeden Montag um 7 Uhr', '1', 7, 'category:sport', 1),
  ('eilmeldungen', 'Eilmeldungen', 'Wenn etwas geschieht, das alle angeht.', 1, 4,
   'nur, wenn es nicht warten kann', NULL, NULL, NULL, 1),
  ('VPLUS_Subscriber', 'Plus', 'Für Abonnentinnen und Abonnenten: Neues rund um das Abo.', 0, 5,
   'einige Male im Jahr', NULL, NULL, NULL, 1);

CREATE TABLE newsletter_subscriptions (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  newsletter TEXT NOT NULL REFERENCES newsletters (slug),
  created_at INTEGER NOT NULL,
  -- Since when it may be sent: the address is confirmed. Null while the address is not confirmed yet: readers who registered
  -- within a checkout are signed in before they have confirmed their address (accounts/register).
  confirmed_at INTEGER,
  -- Names one subscription in the link that ends it: the key permits that, and nothing else.
  leave_key TEXT,
  PRIMARY KEY (account_id, newsletter)
) WITHOUT ROWID;
CREATE UNIQUE INDEX newsletter_subscriptions_by_key ON newsletter_subscriptions (leave_key);
CREATE INDEX newsletter_subscriptions_by_newsletter ON newsletter_subscriptions (newsletter, account_id);
CREATE TRIGGER newsletter_subscriptions_keyed AFTER INSERT ON newsletter_subscriptions WHEN NEW.leave_key IS NULL BEGIN
  UPDATE newsletter_subscriptions SET leave_key = lower(hex(randomblob(16)))
    WHERE account_id = NEW.account_id AND newsletter = NEW.newsletter;
END;

-- Readers without an account. They are written once they have confirmed: nothing is kept of an unconfirmed address.
CREATE TABLE newsletter_guests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  newsletter TEXT NOT NULL REFERENCES newsletters (slug),
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  -- When the mail was asked for, and when its link was used: what a publisher must be able to show.
  asked_at INTEGER NOT NULL,
  confirmed_at INTEGER NOT NULL,
  leave_key TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
  UNIQUE (email_key, newsletter)
);
CREATE INDEX newsletter_guests_by_newsletter ON newsletter_guests (newsletter, id);

-- A confirmed address of an active account belongs to it: no reader gets a newsletter twice, and the profile shows them all.
CREATE TRIGGER newsletter_guests_join AFTER UPDATE OF state, email_key ON accounts WHEN NEW.state = 'active' BEGIN
  INSERT INTO newsletter_subscriptions (account_id, newsletter, created_at, confirmed_at, leave_key)
    SELECT NEW.id, newsletter, asked_at, confirmed_at, leave_key FROM newsletter_guests WHERE email_key = NEW.email_key
    ON CONFLICT (account_id, newsletter) DO UPDATE SET confirmed_at = COALESCE(confirmed_at, excluded.confirmed_at);
  DELETE FROM newsletter_guests WHERE email_key = NEW.email_key;
END;
CREATE TRIGGER newsletter_guests_join_new AFTER INSERT ON accounts WHEN NEW.state = 'active' BEGIN
  INSERT INTO newsletter_subscriptions (account_id, newsletter, created_at, confirmed_at, leave_key)
    SELECT NEW.id, newsletter, asked_at, confirmed_at, leave_key FROM newsletter_guests WHERE email_key = NEW.email_key
    ON CONFLICT (account_id, newsletter) DO UPDATE SET confirmed_at = COALESCE(confirmed_at, excluded.confirmed_at);
  DELETE FROM newsletter_guests WHERE email_key = NEW.email_key;
END;

-- One issue per newsletter and day of the region: a repeated attempt does not compose it again.
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

-- One row per reader and issue, so that no reader gets an issue twice. `taken` is claimed by a sender, and sent unless it failed.
CREATE TABLE newsletter_deliveries (
  issue_id INTEGER NOT NULL REFERENCES newsletter_issues (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('account', 'guest')),
  reader_id INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'taken', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  try_at INTEGER NOT NULL,
  PRIMARY KEY (issue_id, kind, reader_id)
) WITHOUT ROWID;
CREATE INDEX newsletter_deliveries_waiting ON newsletter_deliveries (issue_id, try_at) WHERE state = 'waiting';
-- The status page counts what could not be delivered.
CREATE INDEX newsletter_deliveries_failed ON newsletter_deliveries (issue_id) WHERE state = 'failed';
