/** What the address of the municipality widget asks for (docs/embeds.md). */
import * as v from "valibot";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { DEFAULT_MAX_POSTS, MAX_AGE_DAYS, type NewsChoice } from "#app/domain/municipality/municipality-news.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";

export type MunicipalityWidgetChoice = { choice: NewsChoice; isDynamic: boolean };

const MAX_POSTS = 12;
const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

const querySchema = v.object({
  gemeinde: v.optional(v.string(), NO_MUNICIPALITY),
  thema: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))),
  anzahl: v.optional(whole(1, MAX_POSTS)),
  tage: v.optional(whole(0, MAX_AGE_DAYS)),
  hoehe: v.optional(v.picklist(["fest", "dynamisch"]), "fest"),
});

/** Null for what is no choice. */
export function parseMunicipalityWidget(query: URLSearchParams): MunicipalityWidgetChoice | null {
  const parsed = v.safeParse(querySchema, Object.fromEntries(query));
  if (!parsed.success) return null;
  const { gemeinde, thema, anzahl, tage, hoehe } = parsed.output;
  const municipality = gemeinde === NO_MUNICIPALITY ? null : parseMunicipality(gemeinde);
  if (gemeinde !== NO_MUNICIPALITY && municipality === null) return null;
  return {
    choice: {
      municipality: municipality?.slug ?? null,
      topic: thema ?? null,
      maxPosts: anzahl ?? DEFAULT_MAX_POSTS,
      // Rules 5.25.
      maxAgeDays: tage === undefined || tage === 0 ? null : tage,
    },
    isDynamic: hoehe === "dynamisch",
  };
}

/** The parameters that stay when another municipality is chosen. */
export function toHandedOn(query: URLSearchParams): [name: string, value: string][] {
  return [...query].filter(([name]) => ["thema", "anzahl", "tage", "hoehe", "noheader"].includes(name));
}
