-- Readers who registered within a checkout are signed in before they have confirmed their address (accounts/register).

-- Since when the newsletter may be sent: the address was proved. Null is a wish of somebody who has not proved it yet.
ALTER TABLE newsletter_subscriptions ADD COLUMN confirmed_at INTEGER;
UPDATE newsletter_subscriptions SET confirmed_at = created_at
  WHERE account_id IN (SELECT id FROM accounts WHERE state <> 'pending');
