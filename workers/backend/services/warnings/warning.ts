/** A warning as it is kept, whatever form it came in (docs/services.md, "Warnings"). */
import * as v from "valibot";

export const hazards = [
  "WIND",
  "RAIN",
  "SNOW",
  "ICE",
  "THUNDERSTORM",
  "HEAT",
  "COLD",
  "FOG",
  "AVALANCHE",
  "FLOOD",
  "FIRE",
  "OTHER",
] as const;
export type Hazard = (typeof hazards)[number];

/** Of Europe's weather services: yellow, orange, red. What is green is no warning. */
export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

const text = (max: number) => v.nullable(v.pipe(v.string(), v.maxLength(max)));
const seconds = v.pipe(v.number(), v.integer());

export const warningSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  hazard: v.picklist(hazards),
  level: v.picklist(levels),
  /** From one moment until before another, in seconds. */
  starts: seconds,
  ends: seconds,
  /** Slugs; a warning for nobody here is not kept. */
  municipalities: v.pipe(v.array(v.string()), v.nonEmpty()),
  headline: text(300),
  text: text(2000),
  /** What to do. */
  instruction: text(2000),
  /** Who warns, where the warning says so. */
  sender: text(200),
});
export type Warning = v.InferOutput<typeof warningSchema>;

/** A municipality as areas of warnings are compared with it. */
export type WarnedPlace = { id: number; slug: string; latitude: number; longitude: number };

/** Of a text from outside, cut where it is too long; null without one. */
export function toText(value: string | null | undefined, max: number): string | null {
  const short = (value ?? "").replace(/\s+/g, " ").trim();
  return short === "" ? null : short.length <= max ? short : `${short.slice(0, max - 1)}…`;
}
