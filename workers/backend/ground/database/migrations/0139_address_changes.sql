-- Changes of an account's e-mail address (readers/accounts/address). A row waits for the mail to the new address to be opened; done, it
-- holds the way back for whoever reads the former address.
CREATE TABLE address_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  former_email TEXT NOT NULL,
  -- Of the key in the mail: to the new address while confirmed_at is null, to the former one after that. Null until it is written.
  digest TEXT UNIQUE,
  requested_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  expires_at INTEGER NOT NULL
);
CREATE INDEX address_changes_by_account ON address_changes (account_id, id);
CREATE INDEX address_changes_by_expiry ON address_changes (expires_at);
