/** The address of the municipality news widget (docs/embeds.md): an address in any other form is not one. */
import * as v from "valibot";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { DEFAULT_MAX_POSTS, type NewsRequest, parseMaxAge } from "#app/domain/municipality-news/news-request.ts";

export type NewsWidgetRequest = {
  request: NewsRequest;
  isDynamic: boolean;
  /** What the form without script has to keep. */
  kept: [name: string, value: string][];
};

const MAX_POSTS = 10;

const schema = v.object({
  gemeinde: v.pipe(
    v.string(),
    v.transform((slug) => (slug === "" || slug === NO_MUNICIPALITY ? null : (parseMunicipality(slug)?.slug ?? undefined))),
    v.nullable(v.string()),
  ),
  thema: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))),
  beitraege: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_POSTS)),
  tage: v.pipe(
    v.nullable(v.string()),
    v.transform((days) => (days === null || days === "0" ? null : (parseMaxAge(days) ?? undefined))),
    v.nullable(v.number()),
  ),
  dynamisch: v.picklist(["0", "1"]),
});

/** Null for an address that names a place, a topic or a number that there is not. */
export function parseNewsRequest(query: URLSearchParams): NewsWidgetRequest | null {
  const parsed = v.safeParse(schema, {
    gemeinde: query.get("gemeinde") ?? "",
    thema: query.get("thema"),
    beitraege: query.get("beitraege") ?? String(DEFAULT_MAX_POSTS),
    tage: query.get("tage"),
    dynamisch: query.get("dynamisch") ?? "0",
  });
  if (!parsed.success) return null;
  const { gemeinde, thema, beitraege, tage, dynamisch } = parsed.output;
  return {
    request: { municipality: gemeinde, topic: thema, maxPosts: beitraege, maxAge: tage },
    isDynamic: dynamisch === "1",
    kept: ["thema", "beitraege", "tage", "dynamisch", "noheader"].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
  };
}
