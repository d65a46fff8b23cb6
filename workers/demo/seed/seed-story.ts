/**
 * The front matter of a hand-written demo story (`stories/*.md`) and of a demo page (`pages/*.md`).
 * The text below it is Markdown; fenced blocks named after a content block carry the rest
 * (`gallery`, `embed`, `video`, `ticker`, `facts`, `html`, `quote`), each with YAML inside.
 */
import * as v from "valibot";
import { ageSchema as age } from "./seed-date.ts";

const pictureKey = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));

export const seedStorySchema = v.strictObject({
  title: v.string(),
  kicker: v.string(),
  lead: v.string(),
  category: slug,
  municipality: v.optional(slug),
  topics: v.optional(v.array(slug), []),
  tags: v.optional(v.array(v.string()), []),
  authors: v.array(slug),
  age,
  updated: v.optional(age),
  premium: v.optional(slug),
  promotion: v.optional(v.boolean(), false),
  picture: v.optional(pictureKey),
  caption: v.optional(v.string()),
  label: v.optional(v.strictObject({ text: v.string(), link: v.optional(v.string()) })),
  external: v.optional(v.pipe(v.string(), v.url())),
  story: v.optional(v.boolean(), false),
  liveticker: v.optional(v.boolean(), false),
  associated: v.optional(v.array(slug), []),
  comments: v.optional(v.number(), 0),
  reactions: v.optional(v.number(), 0),
  views: v.optional(v.number(), 0),
  informant: v.optional(v.strictObject({ text: v.string(), link: v.string() })),
});

export type SeedStory = v.InferOutput<typeof seedStorySchema> & { slug: string; markdown: string };

export const seedPageSchema = v.strictObject({ title: v.string(), lead: v.optional(v.string()) });
export type SeedPage = v.InferOutput<typeof seedPageSchema> & { slug: string; markdown: string };
