-- The forecast of each place: what is shown of one is one row. Written anew by each good answer.
CREATE TABLE weather_series (
  -- A municipality's slug, or the key of a mountain or a lake.
  place TEXT PRIMARY KEY,
  -- JSON: spans of hours, the first one first (services/weather/weather-series.ts).
  spans TEXT NOT NULL
) WITHOUT ROWID;
