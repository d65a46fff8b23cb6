-- Guesses are slowed down and not locked out (accounts/guesses/growing-waits): until then the next one is not looked at.
ALTER TABLE attempts ADD COLUMN blocked_until INTEGER NOT NULL DEFAULT 0;
