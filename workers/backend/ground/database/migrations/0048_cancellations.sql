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

-- For what is deleted when its time is over (retention/clean-ups).
CREATE INDEX cancel_reasons_by_time ON cancel_reasons (created_at);
CREATE INDEX subscriptions_ended ON subscriptions (ends_at) WHERE auto_renew = 0;
CREATE INDEX print_cards_by_end ON print_cards (ends_at) WHERE ends_at IS NOT NULL;
