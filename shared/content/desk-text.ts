/**
 * What the desk keeps of a post while it is written: head and blocks. Sent by the browser as JSON, kept as that, and made into a record when
 * it is published (newsroom/desk/to-record.ts). Everything may be empty: a draft is one from its first letter on.
 */
import * as v from "valibot";
import { contentBlockSchema, imageUseSchema } from "./content-block.ts";
import { MAX_RECORDING_S } from "./recording-limits.ts";

/** Of the JSON in UTF-8: what fits into one question to the back end. */
export const MAX_DESK_BYTES = 700_000;
export const MAX_DESK_BLOCKS = 400;

const line = (max: number) => v.pipe(v.string(), v.maxLength(max));
const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const named = v.object({ slug, title: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });
const few = (max: number) => v.pipe(v.array(named), v.maxLength(max));

/** A block of the contract; a recording says that it lasts a day at most. */
export const deskBlockSchema = v.pipe(
  contentBlockSchema,
  v.check((block) => block.kind !== "media" || (block.duration ?? 1) <= MAX_RECORDING_S, "duration: at most a day, in seconds"),
);

export const deskTextSchema = v.object({
  kicker: line(100),
  title: line(250),
  lead: line(1000),
  /** Of the address; empty takes one from the title. */
  slug: line(200),
  authors: v.pipe(v.array(v.object({ slug, name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })), v.maxLength(10)),
  /** The first is the one that the post belongs to. */
  sections: few(5),
  topics: few(10),
  tags: few(20),
  /** Of the paper's municipalities; the first is the one that the post names. */
  municipalities: few(10),
  /** Posts that the newsroom links, by their `source`. */
  related: v.pipe(
    v.array(v.object({ source: v.pipe(v.string(), v.minLength(1), v.maxLength(300)), title: line(300) })),
    v.maxLength(10),
  ),
  isPremium: v.boolean(),
  /** How many blocks stand above the wall; null lets the rule decide (shared/content/free-part.ts). */
  freeBlockCount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DESK_BLOCKS))),
  /** Where comments are taken, for this post alone; null takes the section's rule. */
  commentRule: v.nullable(v.picklist(["before", "after", "closed"])),
  /** For search engines and other sites; empty takes the title. */
  searchTitle: line(120),
  /** For search engines; empty takes the lead. */
  description: line(300),
  /** The picture that other sites show, by its `source`; null takes the one above the text. */
  shareImage: v.nullable(v.object({ media: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) })),
  /** "Analyse", "Anzeige": what stands at the teaser. Empty for none. */
  label: line(40),
  image: v.nullable(imageUseSchema),
  blocks: v.pipe(v.array(deskBlockSchema), v.maxLength(MAX_DESK_BLOCKS)),
});

export type DeskText = v.InferOutput<typeof deskTextSchema>;

export const emptyDeskText: DeskText = {
  kicker: "",
  title: "",
  lead: "",
  slug: "",
  authors: [],
  sections: [],
  topics: [],
  tags: [],
  municipalities: [],
  related: [],
  isPremium: false,
  freeBlockCount: null,
  commentRule: null,
  searchTitle: "",
  description: "",
  shareImage: null,
  label: "",
  image: null,
  blocks: [],
};

/** "Über den Rhein, fürs Erste" → "ueber-den-rhein-fuers-erste": what a title says in an address; "beitrag" where nothing is left of it. */
export function toDeskSlug(title: string): string {
  const german: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
  const plain = title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");
  const words = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return words.slice(0, 80).replace(/-+$/, "") || "beitrag";
}
