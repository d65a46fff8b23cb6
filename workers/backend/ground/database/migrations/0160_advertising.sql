-- Advertising that the publisher sells itself: one row per campaign, and what is counted of it.
CREATE TABLE ad_campaigns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Raised by each write of staff: names what somebody saw.
  revision INTEGER NOT NULL DEFAULT 1,
  -- Of the form that it came from, so that what is sent twice is entered once.
  form_key TEXT NOT NULL UNIQUE,
  advertiser TEXT NOT NULL,
  is_own INTEGER NOT NULL DEFAULT 0, -- the publisher's own: labelled so
  is_paused INTEGER NOT NULL DEFAULT 0,
  link TEXT NOT NULL, -- https
  alt TEXT NOT NULL,
  -- 300 to 250, and 728 to 90 or none. Without the first, which a takedown may delete, it is not shown.
  narrow_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  wide_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  -- Seconds; it runs before `ends_at`.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  sections TEXT NOT NULL, -- JSON: slugs of sections; none for the whole paper
  municipality TEXT, -- a slug
  weight INTEGER NOT NULL,
  max_views INTEGER,
  views INTEGER NOT NULL DEFAULT 0, -- of all days
  changed_at INTEGER NOT NULL
);
CREATE INDEX ad_campaigns_by_end ON ad_campaigns (ends_at);
CREATE INDEX ad_campaigns_by_narrow ON ad_campaigns (narrow_id) WHERE narrow_id IS NOT NULL;
CREATE INDEX ad_campaigns_by_wide ON ad_campaigns (wide_id) WHERE wide_id IS NOT NULL;

-- Sums, and nothing about who saw it.
CREATE TABLE ad_campaign_days (
  campaign_id INTEGER NOT NULL REFERENCES ad_campaigns (id) ON DELETE CASCADE,
  day TEXT NOT NULL, -- of the region: 2026-11-29
  views INTEGER NOT NULL DEFAULT 0,
  clicks INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (campaign_id, day)
) WITHOUT ROWID;
