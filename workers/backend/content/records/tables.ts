/** What becomes of the tables of the paper. */
import { dayBefore, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const contentTables: readonly TableFacts[] = [
  { name: "districts", exported: { key: ["id"] } },
  { name: "municipalities", exported: { key: ["id"] } },
  { name: "brands", exported: { key: ["id"] } },
  { name: "media", exported: { key: ["id"], isWide: true } },
  { name: "authors", exported: { key: ["id"], without: ["search_version"] } },
  { name: "terms", exported: { key: ["id"], link: "parent_id" } },
  { name: "feeds", exported: { key: ["id"], without: ["post_count"] } },
  { name: "posts", exported: { key: ["id"], without: ["search_row"], isWide: true } },
  { name: "post_bodies", exported: { key: ["post_id"], isWide: true } },
  { name: "post_terms", exported: { key: ["post_id", "position"] } },
  { name: "post_authors", exported: { key: ["post_id", "position"] } },
  { name: "post_associations", exported: { key: ["post_id", "position"] } },
  { name: "feed_entries", exported: { key: ["post_id", "feed_id"], identity: ["feed_id", "published_at", "post_id"] } },
  {
    name: "post_views",
    exported: { key: ["day", "post_id"] },
    cleanUps: { views: { key: "day, post_id", due: "day <= ?1", before: dayBefore(400) } },
  },
  { name: "waiting_posts", exported: { key: ["source"], isWide: true } },
  { name: "desk_pages", exported: { key: ["id"] } },
  { name: "pages", exported: { key: ["id"], isWide: true } },
  { name: "navigation_items", exported: { key: ["id"], link: "parent_id" } },
  { name: "home_sections", exported: { key: ["position"] } },
  { name: "home_pins", exported: { key: ["section", "place"] } },
  { name: "redirects", exported: { key: ["path"] } },
  { name: "content_hashes", exported: { key: ["kind", "source"] } },
  { name: "feed_periods", keptBack: "counted by triggers" },
  { name: "post_months", keptBack: "counted by triggers" },
  { name: "term_blocks", keptBack: "counted by triggers" },
  { name: "most_read", keptBack: "ranked anew from the views" },
  {
    name: "view_networks",
    keptBack: "good for a day",
    cleanUps: {
      // Yesterday's networks are of no use any more.
      "view-networks": { key: "day, digest", due: "day < ?1", before: dayBefore(0) },
    },
  },
];
