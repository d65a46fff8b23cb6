/** An event of a publisher's WordPress, whatever plugin keeps it there: texts are plain, moments are seconds. */
import * as v from "valibot";

const short = v.pipe(v.string(), v.maxLength(1000));

export const wordPressEventSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
  title: short,
  text: v.pipe(v.string(), v.maxLength(20_000)),
  starts: v.number(),
  ends: v.nullable(v.number()),
  isAllDay: v.boolean(),
  isCancelled: v.boolean(),
  place: short,
  address: short,
  /** As the site names it. */
  city: short,
  organiser: short,
  price: short,
  isFree: v.boolean(),
  categories: v.pipe(v.array(short), v.maxLength(20)),
  link: v.nullable(short),
  /** The number of an attachment of the site. */
  picture: v.nullable(v.pipe(v.number(), v.integer())),
});

export type WordPressEvent = v.InferOutput<typeof wordPressEventSchema>;

/** Of one site, as its events are named here: `alt.example`, `alt.example/zeitung`. */
export function toWordPressSource(site: string): string {
  return `import:wp:${site}`;
}
