-- Subscriptions: who keeps them, how they go on and how they end; print cards; grants that were counted.

-- What an account has bought or was given; the flags of rules 3 (abo) follow from the rows that are valid now.
CREATE TABLE subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  product TEXT NOT NULL CHECK (product IN (
    'plus', 'plus_premium', 'pur', 'vn', 'neue', 'kayak_plus', 'kayak_plus_premium', 'guest_kayak_plus_premium',
    'google_iap_plus', 'guest_plus_premium', 'revenuecat_plus', 'revenuecat_plus_premium', 'guest_revenuecat_plus_premium',
    'revenuecat_pur')),
  starts_at INTEGER NOT NULL,
  -- The end of the current period. Null runs until it is cancelled.
  ends_at INTEGER,
  auto_renew INTEGER NOT NULL DEFAULT 0,
  -- JSON list of {key, value} for plusSubscriptionMeta and plusPremiumSubscriptionMeta.
  meta TEXT NOT NULL DEFAULT '[]',
  -- Who wrote the row: 'provider' the paywall provider's webhook, 'upsell' an accepted offer for print subscribers,
  -- 'admin' everything else (import, seed).
  origin TEXT NOT NULL DEFAULT 'admin' CHECK (origin IN ('provider', 'upsell', 'admin')),
  -- The provider's own name of the subscription (origin 'provider'), or the shop's.
  external_id TEXT,
  -- Length of a period in months; null does not go on by itself.
  period_months INTEGER,
  -- When auto_renew was switched off by the reader.
  cancelled_at INTEGER,
  -- The provider's own time of the last webhook that was applied (origin 'provider'): webhooks may come late, and an older one never
  -- overwrites what a newer one said.
  external_at INTEGER
);
CREATE INDEX subscriptions_by_account ON subscriptions (account_id, product);
CREATE UNIQUE INDEX subscriptions_by_external ON subscriptions (external_id) WHERE external_id IS NOT NULL;
-- For the clock: what has to be renewed.
CREATE INDEX subscriptions_by_end ON subscriptions (ends_at) WHERE auto_renew = 1;
-- For what is deleted when its time is over (retention/clean-ups).
CREATE INDEX subscriptions_ended ON subscriptions (ends_at) WHERE auto_renew = 0;

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
-- For what is deleted when its time is over.
CREATE INDEX print_cards_by_end ON print_cards (ends_at) WHERE ends_at IS NOT NULL;

-- Why readers ended a subscription, or stayed (SyncCancelReason).
CREATE TABLE cancel_reasons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subscription_id INTEGER NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
  did_cancel INTEGER NOT NULL,
  reason TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX cancel_reasons_by_subscription ON cancel_reasons (subscription_id);
-- For what is deleted when its time is over.
CREATE INDEX cancel_reasons_by_time ON cancel_reasons (created_at);

-- Declarations that end or revoke a contract, sent without signing in (decision 107). `form_key` makes of one that is sent twice one.
-- Numbers are never given again: readers quote them.
CREATE TABLE cancellations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  form_key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('ordinary', 'extraordinary', 'withdrawal')),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- What the reader says of the contract: product, number of the subscription or the customer, order.
  contract TEXT NOT NULL,
  -- Of an extraordinary one; else empty.
  reason TEXT NOT NULL,
  -- YYYY-MM-DD, or null for the earliest.
  ends_on TEXT,
  -- Seconds: the moment that counts for periods.
  received_at INTEGER NOT NULL
);
CREATE INDEX cancellations_by_time ON cancellations (received_at);

-- Webhooks of the paywall provider that have been applied: each comes at least once. `id` is a digest of its content.
CREATE TABLE paywall_events (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX paywall_events_by_time ON paywall_events (received_at);

-- How often grants opened a premium post, by day (days since 1970) and, for partners, by host.
CREATE TABLE grant_counts (
  day INTEGER NOT NULL,
  reason TEXT NOT NULL,
  host TEXT NOT NULL DEFAULT '',
  count INTEGER NOT NULL,
  PRIMARY KEY (day, reason, host)
) WITHOUT ROWID;
