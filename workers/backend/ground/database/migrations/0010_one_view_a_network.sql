-- Which network has had a post counted today (rest/handle-views): keyed digests of day, post and network, gone with the day.
CREATE TABLE view_networks (
  day TEXT NOT NULL, -- YYYY-MM-DD, UTC
  digest TEXT NOT NULL,
  PRIMARY KEY (day, digest)
) WITHOUT ROWID;
