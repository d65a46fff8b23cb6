-- Texts of the horoscope (decision 88). `start` is the first day of the period, `2026-11-22`: of a week a Monday, of a month the first.
CREATE TABLE horoscopes (
  period TEXT NOT NULL,
  start TEXT NOT NULL,
  sign TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (period, start, sign)
) WITHOUT ROWID;
