-- What readers have decided on the consent banner, under a number that their browser keeps: it names an answer, and nobody (decision 69).
CREATE TABLE consent_proofs (
  id TEXT PRIMARY KEY,
  answer TEXT NOT NULL,
  kept_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX consent_proofs_by_end ON consent_proofs (expires_at);
