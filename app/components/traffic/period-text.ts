/** From when until when something hinders traffic, as readers see it. */
import { toClockText } from "#app/domain/post/clock-text.ts";
import { toDayText, toShortDayText } from "#app/domain/post/date-text.ts";

/** ISO 8601; null is not known. */
type Period = { starts: string | null; ends: string | null };

/** Null where neither is known. */
export function toPeriodText({ starts, ends }: Period, now: Date): string | null {
  const isOneDay = starts !== null && ends !== null && toDayText(starts) === toDayText(ends);
  const until = ends === null ? null : isOneDay ? `${toClockText(ends)}\u00a0Uhr` : toReportMoment(ends);
  if (starts === null) return until === null ? null : `Voraussichtlich bis ${until}`;
  if (Date.parse(starts) > now.getTime()) return `Ab ${toReportMoment(starts)}${until === null ? "" : ` bis ${until}`}`;
  return `Seit ${toReportMoment(starts)}${until === null ? "" : `, voraussichtlich bis ${until}`}`;
}

/** Never "heute": a page may be kept for a day where the back end is away. */
export function toReportMoment(iso: string): string {
  return `${toShortDayText(iso).replace(" ", "\u00a0")}, ${toClockText(iso)}\u00a0Uhr`;
}
