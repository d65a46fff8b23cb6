-- Who is on duty and when (decision 87): one row a shift of a rota. Those of one moment on are a range of the table itself.
CREATE TABLE duty_shifts (
  -- Seconds; a shift ends before `ends_at`.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- Who brought it: a rota replaces what its own source said before, and nobody else's.
  source TEXT NOT NULL,
  -- JSON: kind, name, address, municipality, district, phone, note.
  entry TEXT NOT NULL,
  PRIMARY KEY (starts_at, ends_at, source, entry)
) WITHOUT ROWID;
