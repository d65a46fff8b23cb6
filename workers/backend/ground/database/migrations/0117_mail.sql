-- Mail on its way, and mail that came back.

-- What was promised and is not delivered yet (accounts/mail/outbox, decision 66): the queue may lose a message, on one machine with the process.
CREATE TABLE mail_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  message TEXT NOT NULL, -- JSON, as the queue gets it
  sends INTEGER NOT NULL DEFAULT 0,
  -- When it is given to the queue again, unless its delivery has taken the row away.
  send_again_at INTEGER NOT NULL
);
CREATE INDEX mail_outbox_by_time ON mail_outbox (send_again_at);

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
-- The choice of a newsletter in the account ends the pause of its address.
CREATE TRIGGER mail_bounces_try_again AFTER INSERT ON newsletter_subscriptions WHEN NEW.confirmed_at IS NOT NULL BEGIN
  DELETE FROM mail_bounces WHERE email_key = (SELECT email_key FROM accounts WHERE id = NEW.account_id);
END;
