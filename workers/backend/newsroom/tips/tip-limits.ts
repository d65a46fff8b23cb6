/** What a tip may hold (decision 84, docs/limits.md). */
export const MAX_TEXT = 10_000;
export const MAX_PLACE = 100;
export const MAX_NAME = 100;
export const MAX_CONTACT = 200;
export const MAX_FILES = 10;

const MB = 1024 * 1024;
/** Of pictures and documents: more than a camera or a program makes. */
export const MAX_FILE_BYTES = 20 * MB;
/** Of videos and recordings. */
export const MAX_VIDEO_BYTES = 500 * MB;
/** So much is sent again after a broken connection, and held and looked at in one request, at most. */
export const PART_BYTES = 2 * MB;

/** A person needs at least so long for a tip after the first key. */
export const MIN_WRITING_S = 3;
/** For so long a tip may wait in a browser for a connection. */
export const TICKET_S = 7 * 24 * 60 * 60;
/** So long after the tip its files may come; what is not whole by then is deleted. */
export const UPLOAD_S = 24 * 60 * 60;

const KEEP_DAYS = 90;

/** TIPS_KEEP_DAYS, a whole number from 1 to 3650; without one, 90. Throws for an invalid one: data must not stay by a slip of the pen. */
export function readKeepDays({ TIPS_KEEP_DAYS: text = "" }: { TIPS_KEEP_DAYS?: string }): number {
  if (text === "") return KEEP_DAYS;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > 3650) throw new Error(`TIPS_KEEP_DAYS must be a number of days from 1 to 3650, not "${text}"`);
  return days;
}

const DAY_S = 24 * 60 * 60;

export function toDeletionTime(now: number, keepDays: number): number {
  return now + keepDays * DAY_S;
}
