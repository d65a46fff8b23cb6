-- What petrol cost, by day and district (decision 86); a year of it.
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
