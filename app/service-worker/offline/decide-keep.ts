/** What may be kept of an answer, for whom, and for how long: the only place that decides it. */

export type Answered = {
  status: number;
  contentType: string | null;
  cacheControl: string | null;
  /** It came with the cookies of this browser. */
  hasCookies: boolean;
  /** The digest of this browser's session; null without one, or where it cannot be told. */
  reader: string | null;
};

/** `everybody`: the page is the same for all. `session`: kept as long as this session lasts. `nothing`: never kept. `gone`: nor what was kept before. */
export type Keeping = "everybody" | "session" | "nothing" | "gone";

/** A text that is paid for is asked for again after so many days without a line, also where the session lasts longer. */
const PAID_DAYS = 7;
/** What everybody may read. */
const FREE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Pages that are the same for everybody say no `no-store` (decision 7); all others belong to the reader who asked. */
export function decideKeep({ status, contentType, cacheControl, hasCookies, reader }: Answered): Keeping {
  if (status === 404 || status === 410 || status === 451) return "gone";
  if (status !== 200 || contentType?.startsWith("text/html") !== true) return "nothing";
  if (!/\bno-store\b/.test(cacheControl ?? "no-store")) return "everybody";
  return hasCookies && reader !== null ? "session" : "nothing";
}

export type KeptFor = {
  /** The digest of the session that it was kept for; null for what is everybody's. */
  reader: string | null;
  keptAt: number;
};

/** Whether a copy may still be shown to who is here now. */
export function mayShow(copy: KeptFor, reader: string | null, now: number): boolean {
  const age = now - copy.keptAt;
  const most = (copy.reader === null ? FREE_DAYS : PAID_DAYS) * DAY_MS;
  return (copy.reader === null || copy.reader === reader) && age >= 0 && age < most;
}
