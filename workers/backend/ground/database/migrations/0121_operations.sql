-- What operators look at: how the clock's jobs went, what was counted, which builds were at work.

-- How each job of the clock went (decision 97): kept for 30 days.
CREATE TABLE cron_runs (
  job TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  duration_ms INTEGER NOT NULL,
  -- For operators; null when it went well.
  error TEXT,
  PRIMARY KEY (job, started_at)
) WITHOUT ROWID;
CREATE INDEX cron_runs_by_time ON cron_runs (started_at);

-- What is counted where there is no Analytics Engine (decision 97): sums by minute, after two days by hour, kept for 30 days.
CREATE TABLE metric_counts (
  -- Minutes since 1970.
  minute INTEGER NOT NULL,
  name TEXT NOT NULL,
  label TEXT NOT NULL,
  detail TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (minute, name, label, detail)
) WITHOUT ROWID;

-- When a build of the portal or the back end was first at work; the last ones are kept.
CREATE TABLE seen_builds (
  part TEXT NOT NULL CHECK (part IN ('portal', 'backend')),
  id TEXT NOT NULL,
  first_at INTEGER NOT NULL,
  PRIMARY KEY (part, id)
) WITHOUT ROWID;
-- The clock lets builds go by their age, but for the last ones of each part.
CREATE INDEX seen_builds_by_time ON seen_builds (part, first_at);
