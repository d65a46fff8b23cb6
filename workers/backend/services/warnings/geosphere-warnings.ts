/**
 * All warnings of GeoSphere Austria at once (`/wsapp/api/getWarnstatus`, documented at `https://openapi.hub.geosphere.at/warnapi/v1/`): a
 * feature a warning, with the official numbers of its municipalities. It says kind, level and hours, and no text.
 */
import * as v from "valibot";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import { type Hazard, type Level, levels, type WarnedPlace, type Warning } from "./warning.ts";

/** Numbers come as numbers or as text. */
const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number());
const answerSchema = v.object({
  type: v.literal("FeatureCollection"),
  features: v.pipe(
    v.array(
      v.object({
        properties: v.object({
          warnid: number,
          wtype: number,
          wlevel: number,
          start: number,
          end: number,
          gemeinden: v.array(v.union([v.string(), v.number()])),
        }),
      }),
    ),
    v.maxLength(2000),
  ),
});

/** `wtype`, from 1 on. */
const hazards: readonly Hazard[] = ["WIND", "RAIN", "SNOW", "ICE", "THUNDERSTORM", "HEAT", "COLD"];

/** Throws an Error for operators. */
export function parseGeosphereWarnings(document: string, places: readonly WarnedPlace[]): Warning[] {
  const parsed = v.safeParse(answerSchema, JSON.parse(document));
  if (!parsed.success) throw new Error(toReason(parsed.issues));
  return parsed.output.features.flatMap(({ properties: { warnid, wtype, wlevel, start, end, gemeinden } }, index) => {
    const level = toLevel(wlevel);
    const numbers = new Set(gemeinden.map(Number));
    const municipalities = places.filter(({ id }) => numbers.has(id)).map(({ slug }) => slug);
    if (level === null || municipalities.length === 0) return [];
    return [
      {
        // One warning has a feature for each of its areas.
        id: `geosphere:${warnid}:${wlevel}:${index}`,
        hazard: hazards[wtype - 1] ?? "OTHER",
        level,
        starts: Math.floor(start),
        ends: Math.floor(end),
        municipalities,
        headline: null,
        text: null,
        instruction: null,
        sender: "GeoSphere Austria",
      },
    ];
  });
}

function toLevel(value: number): Level | null {
  return levels.find((level) => level === value) ?? null;
}
