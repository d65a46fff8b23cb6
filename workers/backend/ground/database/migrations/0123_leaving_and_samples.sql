-- Accounts that are to go on a day, and data that say of themselves that they are a sample.

-- When the account is deleted by the clock, at the end of what is paid for; null stays.
ALTER TABLE accounts ADD COLUMN delete_at INTEGER;
CREATE INDEX accounts_leaving ON accounts (delete_at) WHERE delete_at IS NOT NULL;

-- 1 where the source was a stand-in: its data are invented, and every page says so.
ALTER TABLE service_snapshots ADD COLUMN is_sample INTEGER NOT NULL DEFAULT 0;
