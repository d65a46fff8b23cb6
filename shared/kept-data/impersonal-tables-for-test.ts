/** Tables and bindings that hold nothing about readers or staff: content, its search, and impersonal numbers. */
export const impersonalTables: readonly string[] = [
  "districts",
  "municipalities",
  "media",
  "brands",
  "terms",
  "posts",
  "post_bodies",
  "post_terms",
  "post_authors",
  "post_associations",
  "feeds",
  "feed_entries",
  "feed_periods",
  "pages",
  "navigation_items",
  "home_sections",
  "most_read",
  "redirects",
  "posts_search",
  "subjects_search",
  "search_state",
  "search_words",
  "search_words_spelled",
  "content_hashes",
  "content_changes",
  "content_version",
  "cache_purges",
  "term_blocks",
  "post_months",
  "service_snapshots",
  "bridge_tasks",
  "bridge_deliveries",
  "bridge_state",
  "bridge_media",
  "bridge_items",
  "picture_tasks",
  "waiting_posts",
  "cron_runs",
  "metric_counts",
  "preview_ends",
  "seen_builds",
  "newsletters",
  "newsletter_issues",
  "upsell_campaigns",
  "grant_counts",
  "fuel_price_days",
  "duty_shifts",
  "horoscopes",
];

/** Names of bindings: what is public anyway, or keeps nothing. */
export const impersonalBindings: readonly string[] = ["DB", "MEDIA", "CRAWLERS", "TICKERS"];

/** Names of events and of messages between windows: nothing is kept under them. */
export const eventNames: readonly string[] = ["announcement", "consent", "session", "height", "height?", "max-age"];

/** Jobs of the clock for impersonal data. */
export const impersonalCleanUps: readonly string[] = [
  "grant-counts",
  "preview-ends",
  "duty-shifts",
  "horoscopes",
  "fuel-prices",
  "cron-runs",
  "metric-counts",
  "builds",
];
