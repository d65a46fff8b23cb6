/** The region's snow report (decisions 81, 89), in a form of this product's own (docs/import.md). */
import * as v from "valibot";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";

const MAX_RESORTS = 100;
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
/** Centimetres; the deepest snow that was ever measured is within it. */
const depth = v.optional(v.nullable(count(1200)), null);

const resortSchema = v.pipe(
  v.object({
    resort: v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"), v.maxLength(100)),
    depths: v.object({ base: depth, top: depth }),
    openLifts: count(500),
    lifts: count(500),
    /** Slugs of the places whose pages show it. */
    municipalities: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))), v.maxLength(10)), []),
  }),
  v.check(({ openLifts, lifts }) => openLifts <= lifts, "has more open lifts than lifts"),
);

const reportSchema = v.object({ resorts: v.pipe(v.array(resortSchema), v.nonEmpty("are none"), v.maxLength(MAX_RESORTS)) });

export type SnowReport = v.InferOutput<typeof reportSchema>;

export const snowSource: ServiceSource<SnowReport> = {
  name: "snow",
  everyMinutes: 30,
  // Resorts measure in the morning.
  staleAfterMinutes: 24 * 60,
  schema: reportSchema,
  address: ({ SNOW_FEED_URL }) => SNOW_FEED_URL,
  async load({ fetchText, env }) {
    const parsed = v.safeParse(reportSchema, JSON.parse(await fetchText(env.SNOW_FEED_URL ?? "")));
    if (!parsed.success) throw new Error(toReason(parsed.issues));
    const names = parsed.output.resorts.map(({ resort }) => resort);
    if (new Set(names).size < names.length) throw new Error("a resort stands in it twice");
    return parsed.output;
  },
};
