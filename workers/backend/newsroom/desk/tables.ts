/** What becomes of the tables of the desk. Another install has other staff: their numbers stay here. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** As long as the log, which names them. */
const VERSION_DAYS = 400;

export const deskTables: readonly TableFacts[] = [
  {
    name: "desk_posts",
    exported: { key: ["id"], without: ["created_by", "changed_by", "lock_window", "lock_by", "lock_until"], isWide: true },
  },
  { name: "desk_topics", keptBack: "kept by triggers" },
  {
    name: "desk_versions",
    exported: { key: ["id"], without: ["staff_id"], isWide: true },
    cleanUps: { "desk-versions": { key: "id", due: "at <= ?1", before: daysAgo(VERSION_DAYS) } },
  },
  { name: "desk_notes", exported: { key: ["id"], without: ["staff_id", "settled_by"] } },
  {
    name: "desk_windows",
    keptBack: "says who is there at this moment",
    cleanUps: { "desk-windows": { key: "desk_id, name", due: "seen_at <= ?1", before: daysAgo(1) } },
  },
];
