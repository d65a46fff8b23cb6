/** The rain of the next hours in a sentence. */
import { toClockText } from "#app/domain/post/clock-text.ts";

/** `precipitation`: millimetres in each quarter of an hour from `as_of` (ISO 8601) on. */
export type RainAhead = { as_of: string; precipitation: readonly number[]; temperature: number | null };

const QUARTER_MS = 900_000;
/** Millimetres in a quarter of an hour that are felt. */
const FELT = 0.1;
/** °C up to which it is snow that falls. */
const SNOW_BELOW = 1;

/** "Regen ab etwa 14:30 Uhr", true at `now` (milliseconds). Null where nothing is known of what is to come. */
export function toRainAhead({ as_of, precipitation, temperature }: RainAhead, now: number): string | null {
  const start = Date.parse(as_of);
  const quarters = precipitation
    .map((millimetres, index) => ({ millimetres, from: start + index * QUARTER_MS, until: start + (index + 1) * QUARTER_MS }))
    .filter(({ until }) => until > now);
  const [first] = quarters;
  const last = quarters.at(-1);
  if (first === undefined || last === undefined) return null;
  const end = toClockText(new Date(last.until).toISOString());
  const what = temperature !== null && temperature <= SNOW_BELOW ? "Schneefall" : "Regen";
  const wet = quarters.find(({ millimetres }) => millimetres >= FELT);
  if (wet === undefined) return `Bis ${end} Uhr bleibt es trocken.`;
  if (wet !== first) return `${what} ab etwa ${toClockText(new Date(wet.from).toISOString())} Uhr.`;
  const over = quarters.find(({ millimetres }) => millimetres < FELT);
  return over === undefined
    ? `${what} bis mindestens ${end} Uhr.`
    : `${what} bis etwa ${toClockText(new Date(over.from).toISOString())} Uhr.`;
}
