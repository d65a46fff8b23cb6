/**
 * What becomes of each table when a paper is exported (decision 102). A table that is not named here fails a test: whoever adds one decides.
 * Those that are exported stand in the order in which they can be brought: what others refer to comes first.
 */

export type ExportedTable = {
  name: string;
  /** Columns by which rows are told apart and read on from; an index begins with them. */
  key: readonly string[];
  /** The primary key, where it has these columns in an order that cannot be read on from. */
  identity?: readonly string[];
  /** Columns that triggers or the clock make again. */
  without?: readonly string[];
  /** A column that may refer to a row of the same table that comes later: set in a second pass. */
  link?: string;
  /** Rows are long: few of them travel at once. */
  isWide?: boolean;
  /** Readers' own: exported only when somebody says so. */
  isPersonal?: boolean;
  /** Of a personal table, columns that name a row of another one: without it the row goes, or with `orNull` the name alone. */
  owners?: readonly { column: string; table: string; orNull?: boolean }[];
};

export const exportedTables: readonly ExportedTable[] = [
  { name: "districts", key: ["id"] },
  { name: "municipalities", key: ["id"] },
  { name: "brands", key: ["id"] },
  { name: "authors", key: ["id"] },
  { name: "media", key: ["id"], isWide: true },
  { name: "terms", key: ["id"], link: "parent_id" },
  { name: "feeds", key: ["id"], without: ["post_count"] },
  { name: "posts", key: ["id"], without: ["search_row"], isWide: true },
  { name: "post_bodies", key: ["post_id"], isWide: true },
  { name: "post_terms", key: ["post_id", "position"] },
  { name: "post_authors", key: ["post_id", "position"] },
  { name: "post_associations", key: ["post_id", "position"] },
  { name: "comments", key: ["id"] },
  { name: "hidden_comments", key: ["source"] },
  { name: "deleted_comments", key: ["source"] },
  { name: "feed_entries", key: ["post_id", "feed_id"], identity: ["feed_id", "published_at", "post_id"] },
  { name: "post_views", key: ["day", "post_id"] },
  { name: "waiting_posts", key: ["source"], isWide: true },
  { name: "pages", key: ["id"], isWide: true },
  { name: "navigation_items", key: ["id"], link: "parent_id" },
  { name: "home_sections", key: ["position"] },
  { name: "redirects", key: ["path"] },
  { name: "content_hashes", key: ["kind", "source"] },
  { name: "tombstones", key: ["post_id"] },
  { name: "tombstone_sources", key: ["kind", "source", "post_id"] },
  { name: "tombstone_paths", key: ["path", "post_id"] },
  { name: "tombstone_files", key: ["file", "post_id"] },
  { name: "bridge_state", key: ["key"] },
  { name: "bridge_media", key: ["source"] },
  { name: "bridge_items", key: ["source"] },
  { name: "newsletters", key: ["slug"] },
  { name: "newsletter_issues", key: ["id"], isWide: true },
  { name: "upsell_campaigns", key: ["number"] },
  { name: "duty_shifts", key: ["starts_at", "ends_at", "source", "entry"] },
  { name: "fuel_price_days", key: ["fuel", "day", "district"] },
  { name: "horoscopes", key: ["period", "start", "sign"] },
  { name: "accounts", key: ["id"], isPersonal: true },
  {
    name: "account_attributes",
    key: ["account_id", "name"],
    isPersonal: true,
    owners: [{ column: "account_id", table: "accounts" }],
  },
  { name: "subscriptions", key: ["id"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
  { name: "cancel_reasons", key: ["id"], isPersonal: true, owners: [{ column: "subscription_id", table: "subscriptions" }] },
  { name: "print_cards", key: ["number"], isPersonal: true, owners: [{ column: "account_id", table: "accounts", orNull: true }] },
  { name: "bookmarks", key: ["account_id", "post_id"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
  {
    name: "newsletter_subscriptions",
    key: ["account_id", "newsletter"],
    isPersonal: true,
    owners: [{ column: "account_id", table: "accounts" }],
  },
  { name: "newsletter_guests", key: ["id"], isPersonal: true },
  { name: "mail_bounces", key: ["email_key"], isPersonal: true },
  { name: "consent_proofs", key: ["id"], isPersonal: true },
  { name: "cancellations", key: ["id"], isPersonal: true },
];

/** Why a table is in no export. */
export const keptBack: Readonly<Record<string, string>> = {
  feed_periods: "counted by triggers",
  post_months: "counted by triggers",
  term_blocks: "counted by triggers",
  posts_search: "made anew",
  subjects_search: "made anew",
  search_state: "made anew",
  most_read: "ranked anew from the views",
  search_words: "made anew",
  search_words_spelled: "made anew",
  content_version: "names this state alone",
  service_snapshots: "fetched anew",
  cache_purges: "of this state's caches",
  d1_migrations: "the other state has its own",
  bridge_tasks: "the night's look at the site finds them again",
  bridge_deliveries: "good for minutes",
  picture_tasks: "the night finds them again",
  staff: "invited anew where they work",
  staff_recovery_codes: "of the staff here",
  staff_sessions: "of the staff here",
  staff_log: "what was done here",
  cron_runs: "of the clock here",
  metric_counts: "counted here",
  seen_builds: "of the builds here",
  account_sessions: "signing in again is safer",
  one_time_keys: "good for minutes or days",
  upsell_entitlements: "good for minutes",
  mail_outbox: "sent from here",
  newsletter_deliveries: "sent from here",
  paywall_events: "the provider's, known here",
  grant_counts: "counted of this state's readers",
  view_networks: "good for a day",
  tips: "sources are promised that nobody else gets them",
  tip_files: "sources are promised that nobody else gets them",
};
