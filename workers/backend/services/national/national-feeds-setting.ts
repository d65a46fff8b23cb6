/** Which feeds of which agency an operator takes over: the variable `NATIONAL_FEEDS` (docs/deploy.md). */
import * as v from "valibot";

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, "a section is a slug such as politik"));

const feedSchema = v.object({
  /** As readers see it at each item. */
  agency: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  url: v.pipe(v.string(), v.url()),
  /** Of all its items; left out: what the items themselves say. */
  section: v.optional(slug),
});

export type NationalFeed = v.InferOutput<typeof feedSchema>;

const MAX_FEEDS = 20;
const settingSchema = v.pipe(v.array(feedSchema), v.maxLength(MAX_FEEDS));

/** None for an empty variable. Throws an Error that says what is wrong with another. */
export function parseNationalFeeds(text: string | undefined): NationalFeed[] {
  if (text === undefined || text.trim() === "") return [];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), settingSchema), text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`NATIONAL_FEEDS: ${v.getDotPath(issue) ?? "the whole"}: ${issue.message}`);
}
