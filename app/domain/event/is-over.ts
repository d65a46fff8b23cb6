/** Whether an event is over. */
import { toDay, toDayName } from "#app/domain/calendar/day-name.ts";

/** What has no end is over with its day. */
export function isOver({ starts, ends }: { starts: string; ends: string | null }, now: Date): boolean {
  if (ends !== null) return Date.parse(ends) <= now.getTime();
  return toDayName(toDay(new Date(starts))) < toDayName(toDay(now));
}
