/** Warnings of the weather and of civil protection (decision 81): GeoSphere Austria's own form, or CAP 1.2 by itself or by a feed of it. */
import * as v from "valibot";
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { type WarnedPlace, type Warning, warningSchema } from "./warning.ts";

const MAX_WARNINGS = 200;

const warningsSchema = v.object({ warnings: v.pipe(v.array(warningSchema), v.maxLength(MAX_WARNINGS)) });
export type Warnings = v.InferOutput<typeof warningsSchema>;

export const warningsSource: ServiceSource<Warnings> = {
  name: "warnings",
  everyMinutes: 10,
  // A warning that may have been lifted long ago is worse than none.
  staleAfterMinutes: 60,
  schema: warningsSchema,
  address: ({ WARNINGS_URL }) => WARNINGS_URL,
  async load({ fetchText, env, now }) {
    const document = await fetchText(env.WARNINGS_URL ?? "", {
      headers: { accept: "application/json, application/cap+xml, application/atom+xml, application/rss+xml, text/xml" },
    });
    const { results: places } = await env.DB.prepare(
      "SELECT id, slug, latitude, longitude FROM municipalities",
    ).all<WarnedPlace>();
    // Front pages read what is kept, and never the forms that it comes in.
    const { parseWarnings } = await import("./parse-warnings.ts");
    const warnings = await parseWarnings(document, places, { fetchText, address: env.WARNINGS_URL ?? "" });
    return { warnings: toSorted(warnings.filter(({ ends }) => ends > now)).slice(0, MAX_WARNINGS) };
  },
};

/** The worst first, then the one that begins first. */
function toSorted(warnings: readonly Warning[]): Warning[] {
  return warnings.toSorted((one, other) => other.level - one.level || one.starts - other.starts || (one.id < other.id ? -1 : 1));
}
