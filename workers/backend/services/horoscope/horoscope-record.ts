/** A text of the horoscope (decision 81), as an operator posts it and the clock fetches it (docs/import.md). */
import * as v from "valibot";
import { type Period, periods, toPeriodStart } from "./horoscope-period.ts";

export const signs = [
  ...(["aries", "taurus", "gemini", "cancer", "leo", "virgo"] as const),
  ...(["libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"] as const),
] as const;

/** Some weeks ahead, for all signs and periods. */
export const MAX_RECORDS = 600;
const MAX_TEXT_LENGTH = 3000;

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** `date` may be any day of the period; `start` is the first of them. The text is plain; an empty line ends a paragraph. */
export const horoscopeRecordSchema = v.pipe(
  v.object({
    period: v.picklist(periods),
    date: v.pipe(
      v.string(),
      v.check((day) => dayPattern.test(day) && toPeriodStart("day", day) === day, "must be a day such as 2026-11-22"),
    ),
    sign: v.picklist(signs),
    text: v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"), v.maxLength(MAX_TEXT_LENGTH)),
  }),
  v.transform(({ date, ...rest }) => ({ ...rest, start: toPeriodStart(rest.period, date) })),
);

export type HoroscopeText = { period: Period; start: string; sign: (typeof signs)[number]; text: string };

/** What is kept of a feed. */
export const horoscopeTextSchema = v.object({
  period: v.picklist(periods),
  start: v.string(),
  sign: v.picklist(signs),
  text: v.string(),
});
