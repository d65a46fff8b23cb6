-- Passkeys (WebAuthn): what readers and staff sign in with beside their passwords. Public keys alone; nothing here opens anything.
CREATE TABLE passkeys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- What the authenticator calls it, base64url.
  credential_id TEXT NOT NULL UNIQUE,
  -- COSE_Key, base64url.
  public_key TEXT NOT NULL,
  -- Of the last signature; 0 of authenticators that do not count.
  counter INTEGER NOT NULL,
  -- How the authenticator can be reached, separated by commas.
  transports TEXT NOT NULL,
  -- Random, the same for all passkeys of an account: what the authenticator knows its owner by.
  user_handle TEXT NOT NULL,
  -- What its owner calls it.
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
);
CREATE INDEX passkeys_by_account ON passkeys (account_id, id);

CREATE TABLE staff_passkeys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  credential_id TEXT NOT NULL UNIQUE,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  user_handle TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
);
CREATE INDEX staff_passkeys_by_staff ON staff_passkeys (staff_id, id);
