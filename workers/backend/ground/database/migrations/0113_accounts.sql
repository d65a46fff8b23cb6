-- Readers' accounts: who they are, where they are signed in, what they have said and saved.

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The keys are normalised (NFKC, lower case, trimmed): what readers type finds them.
  login TEXT NOT NULL,
  login_key TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  firstname TEXT NOT NULL DEFAULT '',
  lastname TEXT NOT NULL DEFAULT '',
  -- accounts/password: its own form, or that of a former system until the next login.
  password_hash TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'active', 'blocked')),
  agb_accepted_at INTEGER,
  marketing_accepted INTEGER NOT NULL DEFAULT 0,
  migrate INTEGER NOT NULL DEFAULT 0,
  -- JSON object as it came with the registration, or null.
  user_data TEXT,
  -- 'demo' for the readers of the demo paper, otherwise null.
  source TEXT,
  created_at INTEGER NOT NULL,
  activated_at INTEGER
);
CREATE INDEX accounts_by_source ON accounts (source) WHERE source IS NOT NULL;
CREATE INDEX accounts_pending ON accounts (created_at) WHERE state = 'pending';
-- Finds, without reading all accounts, one whose password is kept in the form of a former system (readers/accounts/password/former-hash.ts).
CREATE INDEX accounts_former_hash ON accounts (id)
  WHERE substr(password_hash, 1, 3) IN ('$P$', '$H$', '$2a', '$2b', '$2y', '$wp');

-- A place where an account is signed in. `hash` (h) names it, `token` (t) proves it; only t's digest is kept.
CREATE TABLE account_sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  hash TEXT NOT NULL UNIQUE,
  token_digest TEXT NOT NULL UNIQUE,
  method TEXT NOT NULL CHECK (method IN ('password', 'card', 'registration')),
  -- What the browser called itself, cut to 200 characters.
  device TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX account_sessions_by_account ON account_sessions (account_id, last_seen_at DESC);
CREATE INDEX account_sessions_by_expiry ON account_sessions (expires_at);

-- Keys that open one thing once: activating an account, setting a new password, handing over the cookies.
CREATE TABLE one_time_keys (
  digest TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('activate', 'reset', 'cookie')),
  -- Null for a key without an account, such as the one that clears cookies.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
);
CREATE INDEX one_time_keys_by_account ON one_time_keys (account_id, purpose);
CREATE INDEX one_time_keys_by_expiry ON one_time_keys (expires_at);

CREATE TABLE account_attributes (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, name)
) WITHOUT ROWID;

-- Articles that readers have saved (decision 77). Of a post that is deleted nothing is left.
CREATE TABLE bookmarks (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, post_id)
) WITHOUT ROWID;
CREATE INDEX bookmarks_by_time ON bookmarks (account_id, saved_at DESC, post_id DESC);
CREATE INDEX bookmarks_by_post ON bookmarks (post_id);

-- What readers have decided on the consent banner, under a number that their browser keeps: it names an answer, and no person (decision 69).
CREATE TABLE consent_proofs (
  id TEXT PRIMARY KEY,
  answer TEXT NOT NULL,
  kept_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX consent_proofs_by_end ON consent_proofs (expires_at);
