/** The form of the region's snow report (docs/import.md). */
import * as v from "valibot";

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

/** No resort is in it twice: the source looks at that. */
export const snowReportSchema = v.object({
  resorts: v.pipe(v.array(resortSchema), v.nonEmpty("are none"), v.maxLength(MAX_RESORTS)),
});

export type SnowReport = v.InferOutput<typeof snowReportSchema>;
