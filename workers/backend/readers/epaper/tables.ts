/** What becomes of the tables of the E-Paper. Old issues go with their pictures (clean-up-issues.ts). */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const epaperTables: readonly TableFacts[] = [
  { name: "epaper_issues", exported: { key: ["id"] } },
  { name: "epaper_pages", exported: { key: ["issue_id", "page"], isWide: true } },
];
