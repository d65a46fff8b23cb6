/** The danger of avalanches (decision 81), as Europe's warning services publish it: CAAML 6 as JSON (`https://caaml.org/`), a bulletin for several regions each. */
import * as v from "valibot";
import { landFacts } from "#brand/land.ts";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";

const MAX_BULLETINS = 100;
const MAX_TEXT = 600;

export const problems = [
  "new_snow",
  "wind_slab",
  "persistent_weak_layers",
  "wet_snow",
  "gliding_snow",
  "cornices",
  "no_distinct_avalanche_problem",
] as const;
type Problem = (typeof problems)[number];

/** Of the five European levels; what has none is not kept. */
const levels: Readonly<Record<string, number>> = { low: 1, moderate: 2, considerable: 3, high: 4, very_high: 5 };

const seconds = v.pipe(v.number(), v.integer());
const bulletinSchema = v.object({
  regions: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** Above or below a height in metres, or the tree line; both null means everywhere. The highest first. */
  ratings: v.pipe(
    v.array(v.object({ level: v.picklist([1, 2, 3, 4, 5]), above: v.nullable(v.string()), below: v.nullable(v.string()) })),
    v.nonEmpty(),
  ),
  problems: v.array(v.picklist(problems)),
  text: v.nullable(v.string()),
  /** In seconds, from one moment until before another. */
  starts: seconds,
  ends: seconds,
});
export type Bulletin = v.InferOutput<typeof bulletinSchema>;

const avalancheSchema = v.object({
  bulletins: v.pipe(v.array(bulletinSchema), v.maxLength(MAX_BULLETINS)),
  source: v.nullable(v.string()),
});
export type Avalanche = v.InferOutput<typeof avalancheSchema>;

const bound = v.optional(v.nullable(v.union([v.string(), v.number()])));
const answerSchema = v.object({
  bulletins: v.pipe(
    v.array(
      v.object({
        regions: v.array(v.object({ regionID: v.string(), name: v.optional(v.nullable(v.string())) })),
        dangerRatings: v.optional(
          v.array(
            v.object({
              mainValue: v.string(),
              elevation: v.optional(v.nullable(v.object({ lowerBound: bound, upperBound: bound }))),
            }),
          ),
          [],
        ),
        avalancheProblems: v.optional(v.array(v.object({ problemType: v.string() })), []),
        highlights: v.optional(v.nullable(v.string())),
        avalancheActivity: v.optional(v.nullable(v.object({ highlights: v.optional(v.nullable(v.string())) }))),
        validTime: v.object({ startTime: v.pipe(v.string(), v.isoTimestamp()), endTime: v.pipe(v.string(), v.isoTimestamp()) }),
        source: v.optional(
          v.nullable(v.object({ provider: v.optional(v.nullable(v.object({ name: v.optional(v.string()) }))) })),
        ),
      }),
    ),
    v.maxLength(1000),
  ),
});
type WireBulletin = v.InferOutput<typeof answerSchema>["bulletins"][number];

export const avalancheSource: ServiceSource<Avalanche> = {
  name: "avalanche",
  everyMinutes: 30,
  // Published once a day; of each bulletin it is known until when it holds.
  staleAfterMinutes: 24 * 60,
  schema: avalancheSchema,
  address: ({ AVALANCHE_URL }) => AVALANCHE_URL,
  async load({ fetchText, env }) {
    const parsed = v.safeParse(answerSchema, JSON.parse(await fetchText(env.AVALANCHE_URL ?? "")));
    if (!parsed.success) throw new Error(toReason(parsed.issues));
    const { bulletins } = parsed.output;
    return {
      // In summer there are none, which is a good answer.
      bulletins: bulletins.flatMap(toBulletin).slice(0, MAX_BULLETINS),
      source: bulletins.map(({ source }) => source?.provider?.name).find((name) => name !== undefined) ?? null,
    };
  },
};

/** Nothing of one for other lands, or without a level. */
function toBulletin({ regions, dangerRatings, avalancheProblems, validTime, ...texts }: WireBulletin): Bulletin[] {
  const here = regions.filter(({ regionID }) => regionID.startsWith(landFacts.weather.avalancheRegion));
  const ratings = dangerRatings.flatMap(({ mainValue, elevation }) => {
    const level = levels[mainValue];
    return level === undefined
      ? []
      : [{ level: level as 1, above: toHeight(elevation?.lowerBound), below: toHeight(elevation?.upperBound) }];
  });
  if (here.length === 0 || ratings.length === 0) return [];
  const highlights = texts.highlights ?? texts.avalancheActivity?.highlights ?? null;
  return [
    {
      regions: here.map(({ name, regionID }) => name ?? regionID),
      ratings: ratings.sort((one, other) => other.level - one.level),
      problems: [...new Set(avalancheProblems.map(({ problemType }) => problemType).filter(isProblem))],
      text: highlights === null ? null : toPlain(highlights),
      starts: Date.parse(validTime.startTime) / 1000,
      ends: Date.parse(validTime.endTime) / 1000,
    },
  ];
}

function isProblem(type: string): type is Problem {
  return (problems as readonly string[]).includes(type);
}

/** `2200`, or `treeline`. */
function toHeight(value: string | number | null | undefined): string | null {
  const text = String(value ?? "").trim();
  return /^(?:\d{1,4}|treeline)$/.test(text) ? text : null;
}

/** Some services write breaks and bold type into it. */
function toPlain(text: string): string | null {
  const plain = text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain === "" ? null : plain.length <= MAX_TEXT ? plain : `${plain.slice(0, MAX_TEXT - 1)}…`;
}
