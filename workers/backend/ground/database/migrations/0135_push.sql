-- Browsers that asked for notices (RFC 8030), and what is sent to them.
CREATE TABLE push_devices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Of `endpoint`, which whoever knows it may write to: found by it, told apart by it.
  endpoint_digest TEXT NOT NULL UNIQUE,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL, -- the browser's public key, base64url
  auth TEXT NOT NULL, -- and its secret
  name TEXT NOT NULL, -- what the browser called itself
  -- Who it belongs to, for as long as the session that said so.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  session_id INTEGER, -- of account_sessions, which stay here when an export takes the devices along
  wants_replies INTEGER NOT NULL DEFAULT 0,
  -- Hours of the day here, 0 to 23; null without quiet hours.
  quiet_from INTEGER,
  quiet_until INTEGER,
  created_at INTEGER NOT NULL, -- seconds since 1970
  sent_at INTEGER, -- when a notice was last accepted for it
  failures INTEGER NOT NULL DEFAULT 0 -- since then
);
CREATE INDEX push_devices_by_account ON push_devices (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX push_devices_by_session ON push_devices (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX push_devices_failing ON push_devices (failures);
-- Whoever signs out here, or is signed out, leaves the device to the next reader: it keeps what everybody may know.
CREATE TRIGGER push_devices_signed_out AFTER DELETE ON account_sessions BEGIN
  UPDATE push_devices SET account_id = NULL, session_id = NULL, wants_replies = 0 WHERE session_id = OLD.id;
END;
-- Before its sessions go and leave the device behind.
CREATE TRIGGER push_devices_of_account BEFORE DELETE ON accounts BEGIN
  DELETE FROM push_devices WHERE account_id = OLD.id;
END;

-- What a device is told of. `key`: slug of a topic, an author or a municipality, number of a live ticker's post, empty for breaking news.
CREATE TABLE push_subjects (
  kind TEXT NOT NULL CHECK (kind IN ('breaking', 'topic', 'author', 'municipality', 'ticker')),
  key TEXT NOT NULL,
  device_id INTEGER NOT NULL REFERENCES push_devices (id) ON DELETE CASCADE,
  PRIMARY KEY (kind, key, device_id)
) WITHOUT ROWID;
CREATE INDEX push_subjects_by_device ON push_subjects (device_id);

-- What was or is being sent, each thing once. Words and link are read from the thing itself when it goes.
CREATE TABLE push_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('breaking', 'post', 'highlight', 'reply')),
  item TEXT NOT NULL, -- number of the line, the post, the comment; of a ticker's entry {post}:{id}
  -- JSON: [{"kind", "key"}] of push_subjects; of a reply empty.
  audience TEXT NOT NULL DEFAULT '[]',
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE, -- whom a reply answers
  created_at INTEGER NOT NULL,
  sends_until INTEGER NOT NULL,
  -- All devices up to this one are in pieces.
  listed_to INTEGER NOT NULL DEFAULT 0,
  listed_at INTEGER,
  sent INTEGER NOT NULL DEFAULT 0,
  gone INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  UNIQUE (kind, item)
);
CREATE INDEX push_messages_unlisted ON push_messages (id) WHERE listed_at IS NULL;
CREATE INDEX push_messages_by_time ON push_messages (created_at);
CREATE INDEX push_messages_by_account ON push_messages (account_id) WHERE account_id IS NOT NULL;

-- Pieces of a message's devices. `reached` goes on together with what became of the devices before it; a piece that is through is gone.
CREATE TABLE push_pieces (
  message_id INTEGER NOT NULL REFERENCES push_messages (id) ON DELETE CASCADE,
  after_device INTEGER NOT NULL,
  until_device INTEGER NOT NULL,
  reached INTEGER NOT NULL,
  taken_until INTEGER NOT NULL DEFAULT 0, -- nobody else works on it until then
  PRIMARY KEY (message_id, after_device)
) WITHOUT ROWID;
CREATE INDEX push_pieces_by_time ON push_pieces (taken_until);

-- What goes later: at the end of quiet hours, and after a failure that may pass.
CREATE TABLE push_waiting (
  message_id INTEGER NOT NULL REFERENCES push_messages (id) ON DELETE CASCADE,
  device_id INTEGER NOT NULL REFERENCES push_devices (id) ON DELETE CASCADE,
  try_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  PRIMARY KEY (message_id, device_id)
) WITHOUT ROWID;
CREATE INDEX push_waiting_by_time ON push_waiting (try_at);
CREATE INDEX push_waiting_by_device ON push_waiting (device_id);

-- Answers that readers can see since a moment, to comments of accounts with a device that wants to know.
CREATE TABLE push_replies (
  comment_id INTEGER PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE
);
CREATE TRIGGER push_replies_written AFTER INSERT ON comments
WHEN NEW.is_hidden = 0 AND NEW.parent IS NOT NULL AND EXISTS (
  SELECT 1 FROM comments p CROSS JOIN comment_authors a ON a.comment_id = p.id
    CROSS JOIN push_devices d ON d.account_id = a.account_id WHERE p.source = NEW.parent AND d.wants_replies = 1) BEGIN
  INSERT OR IGNORE INTO push_replies (comment_id) VALUES (NEW.id);
END;
CREATE TRIGGER push_replies_shown AFTER UPDATE OF is_hidden ON comments
WHEN OLD.is_hidden = 1 AND NEW.is_hidden = 0 AND NEW.parent IS NOT NULL AND EXISTS (
  SELECT 1 FROM comments p CROSS JOIN comment_authors a ON a.comment_id = p.id
    CROSS JOIN push_devices d ON d.account_id = a.account_id WHERE p.source = NEW.parent AND d.wants_replies = 1) BEGIN
  INSERT OR IGNORE INTO push_replies (comment_id) VALUES (NEW.id);
END;
