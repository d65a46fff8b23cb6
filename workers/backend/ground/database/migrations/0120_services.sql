-- What the service pages know: traffic, petrol, snow, who is on duty, the horoscope.

-- The last answers of the sources: one row per source, the last good answer is kept when they fail.
CREATE TABLE service_snapshots (
  name TEXT PRIMARY KEY,
  -- JSON; null before the first good answer.
  data TEXT,
  -- Seconds: of the good answer; of the last attempt; since when attempts fail, null while they succeed.
  fetched_at INTEGER,
  tried_at INTEGER NOT NULL,
  failing_since INTEGER,
  -- For operators.
  failure TEXT
) WITHOUT ROWID;

-- What petrol cost, by day and district (decision 81); a year of it.
CREATE TABLE fuel_price_days (
  -- As the source names them: DIE, SUP, GAS.
  fuel TEXT NOT NULL,
  -- Of the region: 2026-11-22.
  day TEXT NOT NULL,
  -- Official number of the district.
  district INTEGER NOT NULL,
  -- Thousandths of a euro: the day's lowest price, and the middle of the five lowest when it was last asked for.
  lowest INTEGER NOT NULL,
  median INTEGER NOT NULL,
  PRIMARY KEY (fuel, day, district)
) WITHOUT ROWID;

-- Who is on duty and when (decision 81): one row per shift of a rota. The shifts from one moment on are a range of the primary key.
CREATE TABLE duty_shifts (
  -- Seconds; a shift ends before `ends_at`.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- The source of the rota: it replaces earlier shifts of its own source, and no others.
  source TEXT NOT NULL,
  -- JSON: kind, name, address, municipality, district, phone, note.
  entry TEXT NOT NULL,
  PRIMARY KEY (starts_at, ends_at, source, entry)
) WITHOUT ROWID;

-- Texts of the horoscope (decision 81). `start` is the first day of the period, `2026-11-22`: of a week a Monday, of a month the first.
CREATE TABLE horoscopes (
  period TEXT NOT NULL,
  start TEXT NOT NULL,
  sign TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (period, start, sign)
) WITHOUT ROWID;
