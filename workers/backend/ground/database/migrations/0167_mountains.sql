-- Passes and webcams: a list that the publisher keeps, by hand or by a program of its own.
CREATE TABLE mountains (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Raised by each write: names what staff had before them.
  revision INTEGER NOT NULL DEFAULT 1,
  -- own:{form}, or import:{name that it has there}.
  uid TEXT NOT NULL UNIQUE,
  -- Changed by staff: no import changes it any more.
  is_ours INTEGER NOT NULL DEFAULT 0,
  is_shown INTEGER NOT NULL DEFAULT 1,
  kind TEXT NOT NULL, -- pass, webcam
  name TEXT NOT NULL,
  municipality TEXT, -- a slug
  link TEXT, -- https
  note TEXT NOT NULL, -- plain
  -- Of a pass.
  height INTEGER, -- metres
  road TEXT NOT NULL,
  state TEXT, -- open, chains, closed, winter
  since INTEGER, -- seconds
  -- Of a webcam. The picture is of another site (https) or a path of the portal's own.
  picture TEXT,
  owner TEXT NOT NULL,
  refresh_minutes INTEGER,
  -- The publisher may show it without asking its readers.
  is_own INTEGER NOT NULL DEFAULT 0,
  changed_at INTEGER NOT NULL
);
CREATE INDEX mountains_shown ON mountains (kind, name, id) WHERE is_shown = 1;
CREATE INDEX mountains_by_name ON mountains (kind, name, id);
