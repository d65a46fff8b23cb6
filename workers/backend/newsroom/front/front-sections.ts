/** The sections of the front page as staff arrange them: which are taken, and why others are not. */
import * as v from "valibot";
import { decideLink } from "#shared/content/link-address.ts";
import { type ArrangedSection, withKeys } from "#workers/backend/content/write/arranged/write-home.ts";
import { toLineOrNull } from "#workers/backend/ground/text/to-line.ts";

export type FrontSection = ArrangedSection;

export const MAX_SECTIONS = 30;
const MAX_PLACES = 30;
/** All together: each is a post of one page. */
const MAX_PLACES_IN_ALL = 150;
const MAX_TITLE = 80;
const MAX_LINK = 300;
const MAX_PIN_DAYS = 366;

/** These bring their own posts: a list that readers make, and one for each reader's municipality. */
export const ownPosts: ReadonlySet<FrontSection["layout"]> = new Set(["MUNICIPALITY", "MOST_READ"]);

const line = v.pipe(v.nullish(v.string(), null), v.transform(toLineOrNull));
const short = v.pipe(
  line,
  v.nullable(v.pipe(v.string(), v.maxLength(MAX_TITLE, `title must have at most ${MAX_TITLE} characters.`))),
);

const sectionSchema = v.object({
  key: v.pipe(v.string(), v.maxLength(200)),
  layout: v.picklist(["LEAD", "LIST", "GRID", "SLIDER", "VIDEO", "MUNICIPALITY", "MOST_READ"]),
  title: short,
  link: v.pipe(
    line,
    v.nullable(
      v.pipe(
        v.string(),
        v.maxLength(MAX_LINK, `link must have at most ${MAX_LINK} characters.`),
        v.check((link) => decideLink(link) === link, "link may not be linked."),
      ),
    ),
  ),
  feed: v.pipe(line, v.nullable(v.pipe(v.string(), v.regex(/^[a-z]+(?::[^\s"]{1,180})?$/, "feed is no list of posts.")))),
  postCount: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, "post_count must be at least 1."),
    v.maxValue(MAX_PLACES, `post_count must be at most ${MAX_PLACES}.`),
  ),
  ratio: v.picklist(["SMALL", "PORTRAIT", "CARD"]),
  buttonText: short,
  showsPictures: v.boolean(),
  pins: v.array(
    v.object({
      place: v.pipe(v.number(), v.integer(), v.minValue(0)),
      post: v.pipe(v.number(), v.integer(), v.minValue(1)),
      until: v.nullish(v.number(), null),
    }),
  ),
});
const sectionsSchema = v.pipe(
  v.array(sectionSchema),
  v.maxLength(MAX_SECTIONS, `There may be at most ${MAX_SECTIONS} sections.`),
);

export type CheckedSections = { sections: FrontSection[] } | { message: string };

/** What was sent, in order; sections without a name get one, pins that are over are left out. `now` in seconds. */
export function checkSections(given: unknown, now: number): CheckedSections {
  const parsed = v.safeParse(sectionsSchema, given);
  if (!parsed.success) return { message: parsed.issues[0].message };
  const sections = withNames(parsed.output).map((section) => ({ ...section, pins: toStandingPins(section, now) }));
  const message = findFault(sections, now);
  return message === null ? { sections } : { message };
}

/** Of what is kept; its form was checked when it was written, or is that of an import. */
export function parseSections(content: string, now: number): FrontSection[] {
  const { sections } = JSON.parse(content) as { sections: FrontSection[] };
  return withNames(sections).map((section) => ({ ...section, pins: toStandingPins(section, now) }));
}

const toStandingPins = ({ pins }: FrontSection, now: number) => pins.filter(({ until }) => until === null || until > now);

function withNames(sections: readonly FrontSection[]): FrontSection[] {
  const taken = new Set(sections.map(({ key }) => key));
  const named = withKeys(sections);
  return sections.map((section, index) => {
    if (section.key !== "") return section;
    const wanted = named[index]?.key ?? "";
    let key = wanted;
    for (let count = 2; taken.has(key); count += 1) key = `${wanted}-${count}`;
    taken.add(key);
    return { ...section, key };
  });
}

function findFault(sections: readonly FrontSection[], now: number): string | null {
  const pins = sections.flatMap(({ pins }) => pins);
  if (new Set(sections.map(({ key }) => key)).size < sections.length) return "Two sections have the same key.";
  if (new Set(sections.map(({ layout, title }) => `${layout} ${title}`)).size < sections.length)
    return "Two sections of one layout have the same title.";
  if (sections.some(({ layout, feed }) => ownPosts.has(layout) !== (feed === null))) return "feed does not suit the layout.";
  if (sections.some(({ layout, pins }) => ownPosts.has(layout) && pins.length > 0)) return "Nothing is pinned in this layout.";
  if (sections.some(({ layout, postCount }) => layout === "MOST_READ" && postCount > 20)) return "post_count must be at most 20.";
  if (sections.some(({ postCount, pins }) => pins.some(({ place }) => place >= postCount))) return "place is not in its section.";
  if (sections.some(({ pins }) => new Set(pins.map(({ place }) => place)).size < pins.length)) return "Two pins have one place.";
  if (new Set(pins.map(({ post }) => post)).size < pins.length) return "A post is pinned twice.";
  if (pins.some(({ until }) => until !== null && until > now + MAX_PIN_DAYS * 86_400)) return "ends must lie within a year.";
  if (sections.reduce((sum, { postCount }) => sum + postCount, 0) > MAX_PLACES_IN_ALL)
    return `All sections together may have at most ${MAX_PLACES_IN_ALL} places.`;
  return null;
}
