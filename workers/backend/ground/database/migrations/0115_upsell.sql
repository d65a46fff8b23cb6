-- Offers for print subscribers.

-- What they are offered. `campno` of the calls names one; the empty number is the standing offer.
CREATE TABLE upsell_campaigns (
  number TEXT PRIMARY KEY,
  product TEXT NOT NULL CHECK (product IN ('plus', 'plus_premium')),
  -- What the wire calls it: 'digi' brings readers with an account, 'print' those with a card alone; null lets the card decide.
  upsell_type TEXT CHECK (upsell_type IN ('digi', 'print')),
  offer_long TEXT NOT NULL,
  offer_short TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER,
  -- 1 where content/write/keep-brand-texts.ts keeps the texts as the brand's folder says, until somebody writes others (decision 106).
  from_brand INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
-- They name no paper until the brand's own texts are there.
INSERT INTO upsell_campaigns (number, product, offer_long, offer_short, starts_at, from_brand) VALUES
  ('', 'plus',
   'Zu deinem Print-Abo gehört Plus: alle Plus-Artikel, in der App und auf allen Geräten, solange dein Print-Abo läuft. Ohne Aufpreis.',
   'Plus zum Print-Abo, ohne Aufpreis', 0, 1),
  ('PREMIUM26', 'plus_premium',
   'Für Print-Abonnentinnen und Print-Abonnenten: Plus Premium mit E-Paper, allen Plus-Artikeln und weniger Werbung, solange dein Print-Abo läuft.',
   'Plus Premium zum Print-Abo', 0, 1);

-- An offer that was made to the owner of a card, waiting to be accepted. Only the token's digest is kept.
CREATE TABLE upsell_entitlements (
  digest TEXT PRIMARY KEY,
  card_number TEXT NOT NULL REFERENCES print_cards (number) ON DELETE CASCADE,
  -- The account that was signed in; null makes a new account.
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
