/** For tests: an empty database between two tests of one file. */

const tablesFromLeafToRoot = [
  "tombstone_paths",
  "tombstone_files",
  "tombstone_sources",
  "tombstones",
  "bridge_tasks",
  "bridge_deliveries",
  "bridge_state",
  "bridge_media",
  "comments",
  "wordpress_comments",
  "hidden_comments",
  "deleted_comments",
  "picture_tasks",
  "content_hashes",
  "most_read",
  "post_views",
  "redirects",
  "posts_search",
  "subjects_search",
  "search_words",
  "home_pins",
  "feed_entries",
  "feed_periods",
  "post_associations",
  "post_authors",
  "post_terms",
  "post_bodies",
  "posts",
  "post_months",
  "feeds",
  "pages",
  "home_sections",
  "desk_drafts",
  "desk_states",
  "navigation_items",
  "terms",
  "authors",
  "brands",
  "media",
  "municipalities",
  "districts",
];

/** Deletes every row of the content tables and starts numbering anew. */
export async function emptyDatabase(db: D1Database): Promise<void> {
  await db.batch([
    ...tablesFromLeafToRoot.map((table) => db.prepare(`DELETE FROM ${table}`)),
    db.prepare("DELETE FROM sqlite_sequence"),
  ]);
}
