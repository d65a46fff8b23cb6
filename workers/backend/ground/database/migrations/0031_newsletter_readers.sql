-- Who gets newsletters, with an account or without one, and what becomes of each mail (decision 83).

-- Names one subscription in the address that ends it: whoever knows it may do that, and nothing else.
ALTER TABLE newsletter_subscriptions ADD COLUMN leave_key TEXT;
UPDATE newsletter_subscriptions SET leave_key = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX newsletter_subscriptions_by_key ON newsletter_subscriptions (leave_key);
CREATE INDEX newsletter_subscriptions_by_newsletter ON newsletter_subscriptions (newsletter, account_id);
CREATE TRIGGER newsletter_subscriptions_keyed AFTER INSERT ON newsletter_subscriptions WHEN NEW.leave_key IS NULL BEGIN
  UPDATE newsletter_subscriptions SET leave_key = lower(hex(randomblob(16)))
    WHERE account_id = NEW.account_id AND newsletter = NEW.newsletter;
END;

-- Readers without an account. They are written once they have confirmed: nothing is kept of an address that nobody has proved.
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

-- An address that an active account has proved is the account's: nobody gets a newsletter twice, and the profile shows them all.
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

-- Addresses that mail came back from. While `paused_at` is set they get no newsletters.
CREATE TABLE mail_bounces (
  email_key TEXT PRIMARY KEY,
  bounces INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  paused_at INTEGER,
  reason TEXT NOT NULL -- permanent, temporary, complaint
) WITHOUT ROWID;
CREATE INDEX mail_bounces_by_time ON mail_bounces (last_at);
CREATE TRIGGER mail_bounces_forget AFTER DELETE ON accounts BEGIN
  DELETE FROM mail_bounces WHERE email_key = OLD.email_key;
END;

-- Whoever chooses a newsletter in the account has it tried again.
CREATE TRIGGER mail_bounces_try_again AFTER INSERT ON newsletter_subscriptions WHEN NEW.confirmed_at IS NOT NULL BEGIN
  DELETE FROM mail_bounces WHERE email_key = (SELECT email_key FROM accounts WHERE id = NEW.account_id);
END;

-- One row a reader and issue: that is how nobody gets an issue twice. `taken` is claimed by whoever sends it, and sent unless it failed.
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
