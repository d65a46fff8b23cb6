-- Staff have accounts of their own, apart from readers' (decision 104).
CREATE TABLE staff (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  mail TEXT NOT NULL UNIQUE, -- lower case
  roles TEXT NOT NULL, -- divided by commas: editor, chief, operator, administrator
  is_administrator INTEGER GENERATED ALWAYS AS (instr(roles, 'administrator') > 0) VIRTUAL,
  state TEXT NOT NULL CHECK (state IN ('invited', 'active', 'locked')),
  password_hash TEXT, -- scrypt; null until enrolled
  totp_secret TEXT, -- sealed with a key derived from STAFF_SECRET
  totp_step INTEGER NOT NULL DEFAULT 0, -- of the last code that counted: none before it, nor itself, counts again
  invitation TEXT UNIQUE, -- digest of the link's key
  invitation_expires_at INTEGER,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER,
  locked_at INTEGER -- seconds since 1970; null while not locked
);
CREATE INDEX staff_administrators ON staff (is_administrator, state);
-- Former members of the team: a year after they left, name and mail are deleted (decision 107).
CREATE INDEX staff_locked ON staff (locked_at) WHERE locked_at IS NOT NULL;
-- Invitations that were not accepted: name and mail are deleted 30 days after they expire (decision 107).
CREATE INDEX staff_invited ON staff (invitation_expires_at) WHERE state = 'invited';

CREATE TABLE staff_recovery_codes (
  staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  digest TEXT NOT NULL,
  PRIMARY KEY (staff_id, digest)
) WITHOUT ROWID;

CREATE TABLE staff_sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  digest TEXT NOT NULL UNIQUE, -- of the key that the sealed cookie holds
  staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  device TEXT NOT NULL, -- what the browser calls itself
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  confirmed_at INTEGER NOT NULL -- when a second factor was last shown
);
CREATE INDEX staff_sessions_by_staff ON staff_sessions (staff_id, expires_at);
CREATE INDEX staff_sessions_by_end ON staff_sessions (expires_at);

-- Who did what: never a word about readers.
CREATE TABLE staff_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  staff_id INTEGER, -- null: a program, or the operator at the machine
  kind TEXT NOT NULL,
  subject TEXT NOT NULL
);
CREATE INDEX staff_log_by_staff ON staff_log (staff_id, id);
CREATE INDEX staff_log_by_kind ON staff_log (kind, id);
CREATE INDEX staff_log_by_both ON staff_log (staff_id, kind, id);
CREATE INDEX staff_log_by_time ON staff_log (at);
