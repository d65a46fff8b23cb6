/** Issues by their names, as addresses have them. */
import { parseDayName } from "#app/domain/calendar/day-name.ts";

/**
 * The day of an issue, which its name begins with: from the second of a day on, the name has a number as well (`2026-11-23-2`). Null for
 * what is no name of an issue.
 */
export function parseIssueDay(name: string): string | null {
  const [, day = ""] = /^(\d{4}-\d\d-\d\d)(?:-[2-9])?$/.exec(name) ?? [];
  return parseDayName(day) === null ? null : day;
}
