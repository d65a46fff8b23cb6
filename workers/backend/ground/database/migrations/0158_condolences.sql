-- Words of condolence to a death notice; no reader sees them before the newsroom has shown them.
CREATE TABLE condolences (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  notice_id INTEGER NOT NULL REFERENCES death_notices (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL DEFAULT 1,
  key TEXT NOT NULL UNIQUE, -- names the form: sent twice it is one
  state TEXT NOT NULL, -- held, shown, refused
  name TEXT NOT NULL,
  place TEXT NOT NULL,
  text TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  decided_at INTEGER
);
CREATE INDEX condolences_of_notice ON condolences (notice_id, state, sent_at, id);
CREATE INDEX condolences_by_state ON condolences (state, sent_at, id);
CREATE INDEX condolences_decided ON condolences (state, decided_at);

-- Who wrote them, for the newsroom's questions; goes 90 days later, and with the words.
CREATE TABLE condolence_senders (
  condolence_id INTEGER PRIMARY KEY REFERENCES condolences (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  sent_at INTEGER NOT NULL
);
CREATE INDEX condolence_senders_by_time ON condolence_senders (sent_at);
