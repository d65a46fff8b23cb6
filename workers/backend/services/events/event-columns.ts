/** Events as rows of their table, and what shows them. */
import type { Touched } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import type { EventFacts } from "./event.ts";
import { toEventWords } from "./to-event-words.ts";

/** Cache tag `service:events`: of every list. One of its own has `event:{id}`. */
export const EVENTS = "events";

/** Columns that its facts fill, in the order of `toValues`. */
export const factColumns = [
  "kind",
  "title",
  "text",
  "starts_at",
  "ends_at",
  "is_all_day",
  "is_cancelled",
  "place",
  "address",
  "municipality",
  "organiser",
  "price",
  "is_free",
  "link",
  "media_id",
] as const;

/** Columns that are written: those, and what is made of them. */
export const writtenColumns = [...factColumns, "words"] as const;

/** Without an end it ends as it begins. */
export function toValues(facts: EventFacts): Record<(typeof writtenColumns)[number], string | number | null> {
  const { kind, title, text, starts, ends, place, address, municipality, organiser, price, link, picture } = facts;
  return {
    kind,
    title,
    text,
    starts_at: starts,
    ends_at: ends ?? starts,
    is_all_day: facts.isAllDay ? 1 : 0,
    is_cancelled: facts.isCancelled ? 1 : 0,
    place,
    address,
    municipality,
    organiser,
    price,
    is_free: facts.isFree ? 1 : 0,
    link,
    media_id: picture,
    words: toEventWords(facts),
  };
}

/** What shows the events of these numbers. */
export function toTouched(ids: readonly number[]): Touched[] {
  return [{ kind: "service", key: EVENTS }, ...ids.map((key) => ({ kind: "event" as const, key }))];
}
