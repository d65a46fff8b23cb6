-- Mail that was promised and is not delivered yet (accounts/mail/outbox, decision 51): the queue may lose a message, on one machine with the process.
CREATE TABLE mail_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  message TEXT NOT NULL, -- JSON, as the queue gets it
  sends INTEGER NOT NULL DEFAULT 0,
  -- When it is given to the queue again, unless its delivery has taken the row away.
  send_again_at INTEGER NOT NULL
);
CREATE INDEX mail_outbox_by_time ON mail_outbox (send_again_at);
