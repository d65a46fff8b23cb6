/** What it is like now, and the rain of the next hours (docs/services.md, "Weather"). */
import * as v from "valibot";
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { askNowcast } from "./geosphere/ask-nowcast.ts";
import { readPoints } from "./weather-points.ts";
import { degrees, speed } from "./weather-series.ts";

const MAX_POINTS = 1000;

export const nowcastSchema = v.object({
  /** The moment of what is measured, in seconds. */
  at: v.pipe(v.number(), v.integer()),
  points: v.pipe(
    v.record(
      v.string(),
      v.object({
        temperature: degrees,
        wind: speed,
        windFrom: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(360))),
        /** Millimetres in each quarter of an hour from `at` on. */
        precipitation: v.pipe(v.array(v.pipe(v.number(), v.minValue(0))), v.maxLength(24)),
      }),
    ),
    v.check((points) => Object.keys(points).length <= MAX_POINTS, "are too many"),
  ),
});
export type Nowcast = v.InferOutput<typeof nowcastSchema>;

export const nowcastSource: ServiceSource<Nowcast> = {
  name: "nowcast",
  everyMinutes: 10,
  // Radar is carried on for three hours; what was measured an hour ago is not now.
  staleAfterMinutes: 45,
  schema: nowcastSchema,
  address: ({ GEOSPHERE_NOWCAST_URL }) => GEOSPHERE_NOWCAST_URL,
  load: async ({ fetchText, env }) => askNowcast(env.GEOSPHERE_NOWCAST_URL ?? "", await readPoints(env.DB), fetchText),
};
