-- Subscriptions: who keeps them, how they go on and how they end; offers for print subscribers; grants that were counted.

-- Who wrote the row: 'provider' the paywall provider's webhook, 'upsell' an accepted offer for print subscribers,
-- 'admin' everything else (import, seed).
ALTER TABLE subscriptions ADD COLUMN origin TEXT NOT NULL DEFAULT 'admin' CHECK (origin IN ('provider', 'upsell', 'admin'));
-- The provider's own name of the subscription (origin 'provider'), or the shop's.
ALTER TABLE subscriptions ADD COLUMN external_id TEXT;
-- Length of a period in months; null does not go on by itself. ends_at is the end of the current period.
ALTER TABLE subscriptions ADD COLUMN period_months INTEGER;
-- When auto_renew was switched off by the reader.
ALTER TABLE subscriptions ADD COLUMN cancelled_at INTEGER;
CREATE UNIQUE INDEX subscriptions_by_external ON subscriptions (external_id) WHERE external_id IS NOT NULL;
-- For the clock: what has to be renewed.
CREATE INDEX subscriptions_by_end ON subscriptions (ends_at) WHERE auto_renew = 1;

-- Why readers ended a subscription, or stayed (SyncCancelReason).
CREATE TABLE cancel_reasons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subscription_id INTEGER NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
  did_cancel INTEGER NOT NULL,
  reason TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX cancel_reasons_by_subscription ON cancel_reasons (subscription_id);

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

-- What print subscribers are offered. `campno` of the calls names one; the empty number is the standing offer.
CREATE TABLE upsell_campaigns (
  number TEXT PRIMARY KEY,
  product TEXT NOT NULL CHECK (product IN ('plus', 'plus_premium')),
  -- What the wire calls it: 'digi' brings readers with an account, 'print' those with a card alone; null lets the card decide.
  upsell_type TEXT CHECK (upsell_type IN ('digi', 'print')),
  offer_long TEXT NOT NULL,
  offer_short TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER
) WITHOUT ROWID;

-- An offer that was made to the owner of a card, waiting to be accepted. Only the token's digest is kept.
CREATE TABLE upsell_entitlements (
  digest TEXT PRIMARY KEY,
  card_number TEXT NOT NULL REFERENCES print_cards (number) ON DELETE CASCADE,
  -- Who was signed in; null makes a new account.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  campaign TEXT NOT NULL REFERENCES upsell_campaigns (number),
  post_id INTEGER,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) WITHOUT ROWID;
CREATE INDEX upsell_entitlements_by_card ON upsell_entitlements (card_number);
CREATE INDEX upsell_entitlements_by_account ON upsell_entitlements (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX upsell_entitlements_by_expiry ON upsell_entitlements (expires_at);

INSERT INTO upsell_campaigns (number, product, upsell_type, offer_long, offer_short, starts_at) VALUES
  ('', 'plus', NULL,
   'Zu deinem Print-Abo gehört Talblick Plus: alle Plus-Artikel auf Talblick, in der App und auf allen Geräten, solange dein Print-Abo läuft. Ohne Aufpreis.',
   'Talblick Plus zum Print-Abo, ohne Aufpreis', 0),
  ('PREMIUM26', 'plus_premium', NULL,
   'Für Print-Abonnentinnen und Print-Abonnenten: Talblick Plus Premium mit E-Paper, allen Plus-Artikeln und weniger Werbung, solange dein Print-Abo läuft.',
   'Talblick Plus Premium zum Print-Abo', 0);
