-- The region: districts and municipalities.
CREATE TABLE districts (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL
);
CREATE TABLE municipalities (
  id INTEGER PRIMARY KEY, -- official number
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  district_id INTEGER NOT NULL REFERENCES districts (id),
  latitude REAL NOT NULL,
  longitude REAL NOT NULL
);
CREATE INDEX municipalities_by_district ON municipalities (district_id, title);
