-- Who sent an event to the newsroom, for its questions; goes 90 days later, and with the event.
CREATE TABLE event_senders (
  event_id INTEGER PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  sent_at INTEGER NOT NULL
);
CREATE INDEX event_senders_by_time ON event_senders (sent_at);
