/** A finished page as it is kept: its bytes in every encoding that was asked for, and what it was made of. */
import { startOfNextDay } from "#app/domain/calendar/vienna-time.ts";
import type { KeepTimes } from "#app/domain/page/records/page-record.ts";
import type { Encoding } from "#workers/portal/encoding.ts";

export type CachedPage = {
  headers: readonly (readonly [string, string])[];
  /** One of them at least. */
  bytes: Record<Encoding, Uint8Array<ArrayBuffer> | null>;
  /** Somebody has asked for the plain text, which is kept only then. */
  isIdentityAsked: boolean;
  /** Of the page's text; the same for all encodings. */
  etag: string;
  /** Contents that the page shows; a change of one of them is a change of the page. */
  tags: readonly string[];
  /** How often the back end was asked for it: `1 round trips`. */
  roundTrips: string;
  /** When it was rendered, in milliseconds since 1970. */
  renderedAt: number;
  /** When it changes by itself (a post that waits for its hour comes out, the day ends), in the same milliseconds; null when it does not. */
  until: number | null;
  /** A content of the page has changed since: shown only while nothing newer can be had. */
  isPurged: boolean;
};

/** `fresh`: as good as new. `stale`: given, and rendered anew behind it. `spare`: only when nothing newer can be had. `over`: no more. */
export type PageState = "fresh" | "stale" | "spare" | "over";

export function decidePageState(
  { renderedAt, until, isPurged }: Pick<CachedPage, "renderedAt" | "until" | "isPurged">,
  now: number,
  { fresh, stale, spare }: KeepTimes,
): PageState {
  const age = (now - renderedAt) / 1000;
  if (age >= spare) return "over";
  if (isPurged || (until !== null && now >= until)) return "spare";
  if (age < fresh) return "fresh";
  return age < fresh + stale ? "stale" : "spare";
}

/** What entry.server says of a page about which no loader said otherwise. */
const SHARED = "private, no-cache";

/** What data of pages say of themselves (steps/answer-payload.ts): a browser may believe it for a minute, since what a page shows changes. */
export const SHARED_DATA = "public, max-age=60";

/** Pages, sitemaps, feeds and calendars. */
const sharedTypes = /^(?:text\/html|application\/(?:(?:rss|atom)\+)?xml|text\/calendar)\b/;

/** Whether the answer to an anonymous request is a page for everybody: complete, without a cookie, and not forbidden to be kept. */
export function isSharedAnswer({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    (headers.get("cache-control") === SHARED_DATA ||
      (headers.get("cache-control") === SHARED && sharedTypes.test(headers.get("content-type") ?? "")))
  );
}

/** Pages say what day it is: no kept one says it of another day. Null where nothing changes by itself. */
function decideUntil({ headers }: Response, { until, renderedAt }: Pick<CachedPage, "until" | "renderedAt">): number | null {
  if (!(headers.get("content-type") ?? "").startsWith("text/html")) return until;
  const midnight = startOfNextDay(new Date(renderedAt)).getTime();
  return until === null ? midnight : Math.min(until, midnight);
}

/** Headers that belong to one answer and not to the page. */
const passing = new Set(["server-timing", "vary", "content-length", "content-encoding", "date"]);

/** Takes the answer's body. */
export async function toCachedPage(
  answer: Response,
  { tags, until: changes, renderedAt }: Pick<CachedPage, "tags" | "until" | "renderedAt">,
): Promise<CachedPage> {
  const until = decideUntil(answer, { until: changes, renderedAt });
  const identity = new Uint8Array(await answer.arrayBuffer());
  const headers = [...answer.headers].filter(([name]) => !passing.has(name));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", identity));
  const etag = `W/"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"`;
  const [, roundTrips = ""] = /backend;desc="([^"]*)"/.exec(answer.headers.get("server-timing") ?? "") ?? [];
  const bytes = { identity, gzip: null, br: null };
  return { headers, bytes, isIdentityAsked: false, etag, tags, roundTrips, renderedAt, until, isPurged: false };
}

/** In bytes; headers and names are counted as a kilobyte. */
export function toPageSize({ bytes: { identity, gzip, br } }: CachedPage): number {
  return 1024 + (identity?.byteLength ?? 0) + (gzip?.byteLength ?? 0) + (br?.byteLength ?? 0);
}
