-- Readers' accounts: who they are, what they pay for, where they are signed in.

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
  -- Null for a key that belongs to nobody, such as the one that clears cookies.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
);
CREATE INDEX one_time_keys_by_account ON one_time_keys (account_id, purpose);
CREATE INDEX one_time_keys_by_expiry ON one_time_keys (expires_at);

-- Attempts within a window, by account or address (accounts/guesses/rate-limits).
CREATE TABLE attempts (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX attempts_by_expiry ON attempts (expires_at);

CREATE TABLE account_attributes (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, name)
) WITHOUT ROWID;

CREATE TABLE newsletters (
  slug TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  -- Listed ones may be chosen in the profile; the others are joined by the system (VPLUS_Subscriber).
  listed INTEGER NOT NULL,
  position INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE newsletter_subscriptions (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  newsletter TEXT NOT NULL REFERENCES newsletters (slug),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, newsletter)
) WITHOUT ROWID;

-- What an account has bought or was given; the flags of rules 3 (abo) follow from the rows that are valid now.
CREATE TABLE subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  product TEXT NOT NULL CHECK (product IN (
    'plus', 'plus_premium', 'pur', 'vn', 'neue', 'kayak_plus', 'kayak_plus_premium', 'guest_kayak_plus_premium',
    'google_iap_plus', 'guest_plus_premium', 'revenuecat_plus', 'revenuecat_plus_premium', 'guest_revenuecat_plus_premium',
    'revenuecat_pur')),
  starts_at INTEGER NOT NULL,
  -- Null runs until it is cancelled.
  ends_at INTEGER,
  auto_renew INTEGER NOT NULL DEFAULT 0,
  -- JSON list of {key, value} for plusSubscriptionMeta and plusPremiumSubscriptionMeta.
  meta TEXT NOT NULL DEFAULT '[]'
);
CREATE INDEX subscriptions_by_account ON subscriptions (account_id, product);

-- Print subscribers' cards. A card without an account is print-only (sso error 218).
CREATE TABLE print_cards (
  number TEXT PRIMARY KEY,
  lastname TEXT NOT NULL,
  -- Normalised like accounts.login_key.
  lastname_key TEXT NOT NULL,
  firstname TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  account_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER,
  source TEXT
) WITHOUT ROWID;
CREATE INDEX print_cards_by_account ON print_cards (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX print_cards_by_source ON print_cards (source) WHERE source IS NOT NULL;

INSERT INTO newsletters (slug, title, description, listed, position) VALUES
  ('morgen', 'Guten Morgen, Vorarlberg', 'Was heute wichtig wird, jeden Werktag um sechs Uhr.', 1, 0),
  ('abend', 'Der Tag am Abend', 'Die Geschichten des Tages, Montag bis Freitag um 18 Uhr.', 1, 1),
  ('wochenende', 'Wochenende', 'Lange Geschichten, Ausflüge und Termine, jeden Freitag.', 1, 2),
  ('sport', 'Sport aus dem Land', 'Ergebnisse und Berichte, jeden Montag.', 1, 3),
  ('eilmeldungen', 'Eilmeldungen', 'Wenn etwas geschieht, das alle angeht.', 1, 4),
  ('VPLUS_Subscriber', 'Talblick Plus', 'Für Abonnentinnen und Abonnenten: Neues rund um das Abo.', 0, 5);
