/** What becomes of the tables of the desk. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** As long as the log, which names them. */
const VERSION_DAYS = 400;
const DAY_AGO = 1;

export const deskTables: readonly TableFacts[] = [
  { name: "desk_posts", exported: { key: ["id"], without: ["preview_revision"], isWide: true } },
  {
    name: "desk_versions",
    exported: { key: ["id"], isWide: true },
    cleanUps: { "desk-versions": { key: "id", due: "at <= ?1", before: daysAgo(VERSION_DAYS) } },
  },
  { name: "desk_notes", exported: { key: ["id"] } },
  {
    name: "desk_windows",
    keptBack: "says who is there at this moment",
    cleanUps: { "desk-windows": { key: "desk_id, name", due: "seen_at <= ?1", before: daysAgo(DAY_AGO) } },
  },
];
