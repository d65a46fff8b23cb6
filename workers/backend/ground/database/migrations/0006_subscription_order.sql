-- The provider's own time of the last webhook that was applied to a subscription (origin 'provider'): webhooks may come
-- late, and an older one never overwrites what a newer one said.
ALTER TABLE subscriptions ADD COLUMN external_at INTEGER;
