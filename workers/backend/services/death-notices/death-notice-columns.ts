/** Death notices as rows of their table, and what shows them. */
import type { Touched } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { startOfDay } from "#workers/backend/services/sources/parse-moment.ts";
import type { DeathNoticeFacts } from "./death-notice.ts";

/** Cache tag `service:death-notices`: of every list. One of its own has `death-notice:{id}`. */
export const DEATH_NOTICES = "death-notices";

/** Columns that its facts fill, in the order of `toValues`. */
export const factColumns = [
  "kind",
  "name",
  "birth_name",
  "born",
  "died",
  "place",
  "municipality",
  "text",
  "mourners",
  "farewell_day",
  "farewell_time",
  "farewell_place",
  "farewell_text",
  "undertaker",
  "media_id",
  "picture_alt",
  "ends_at",
  "takes_candles",
  "takes_condolences",
] as const;

/** It ends with its last day. */
export function toValues(facts: DeathNoticeFacts): Record<(typeof factColumns)[number], string | number | null> {
  const { kind, name, born, died, place, municipality, text, mourners, undertaker, picture } = facts;
  return {
    kind,
    name,
    birth_name: facts.birthName,
    born,
    died,
    place,
    municipality,
    text,
    mourners,
    farewell_day: facts.farewellDay,
    farewell_time: facts.farewellTime,
    farewell_place: facts.farewellPlace,
    farewell_text: facts.farewellText,
    undertaker,
    media_id: picture,
    picture_alt: facts.pictureAlt,
    ends_at: startOfDay(facts.lastDay, 1),
    takes_candles: facts.takesCandles ? 1 : 0,
    takes_condolences: facts.takesCondolences ? 1 : 0,
  };
}

/** What shows the notices of these numbers. */
export function toTouched(ids: readonly number[]): Touched[] {
  return [{ kind: "service", key: DEATH_NOTICES }, ...ids.map((key) => ({ kind: "death-notice" as const, key }))];
}
