/** The rules of gifts: how many, for how long, for how many readers. */
import { DAY_S } from "#workers/backend/ground/database/table-facts.ts";
import { parseLocalDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";

/** Of one giver in a calendar month; one that was ended counts. */
export const GIFTS_A_MONTH = 10;
export const GIFT_S = 14 * DAY_S;
export const READERS_A_GIFT = 50;
/** A gift is listed to its giver for the month in which it was made, and its readers are counted until it is deleted. */
export const KEPT_DAYS = 46;

/** What became of a gift; `used-up` is known only to who counts its readers. */
export type GiftState = "open" | "expired" | "ended";

export type GiftTimes = { ends_at: number; ended_at: number | null };

/** A gift ends by its time, at its giver's word, or with what the giver may read. */
export function decideGiftState({ ends_at, ended_at }: GiftTimes, hasAccess: boolean, now: number): GiftState {
  if (ended_at !== null) return "ended";
  if (ends_at <= now) return "expired";
  return hasAccess ? "open" : "ended";
}

/** The first second of the calendar month here. */
export function toMonthStart(now: number): number {
  return parseLocalDate(`${toLocalDate(now).slice(0, 7)}-01T00:00:00`);
}

const MAX_NAME = 40;

/** What readers are told of who gives; null for an account without a name. */
export function toGiverName(firstname: string): string | null {
  const name = firstname.replace(/[\s\p{C}]+/gu, " ").trim();
  return name === "" ? null : name.slice(0, MAX_NAME).trim();
}
