/** What premium articles are made from (premium.yaml): five angles on a subject, and what is known about it. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import { type PictureKey, pictureKeys } from "#workers/demo/media/picture-keys.ts";

const texts = v.array(v.string());

const angleSchema = v.strictObject({
  title: v.string(),
  lead: v.string(),
  opening: v.string(),
  /** The paragraph after the opening; it keeps what the title promises. */
  second: v.string(),
  /** Which four paragraphs of the subject follow, in this order, and which two of its quotes. */
  bodies: v.array(v.number()),
  quotes: v.array(v.number()),
  /** What may go with it, the most fitting first. */
  pictures: v.array(v.picklist(Object.keys(pictureKeys) as PictureKey[])),
  place: v.optional(v.string()),
});

const subjectSchema = v.strictObject({
  category: v.string(),
  topics: texts,
  tags: texts,
  kicker: v.string(),
  authors: texts,
  angles: v.pipe(v.array(angleSchema), v.length(5)),
  /** Eight paragraphs of substance, each with the crosshead that fits it. */
  bodies: v.pipe(v.array(v.strictObject({ head: v.string(), text: v.string() })), v.length(8)),
  quotes: v.pipe(texts, v.length(4)),
  advice: v.strictObject({ title: v.string(), points: texts }),
});

export type PremiumSubject = v.InferOutput<typeof subjectSchema>;

/** Throws for a subject that lacks something. */
export function readPremiumSubjects(): PremiumSubject[] {
  return v.parse(v.array(subjectSchema), parse(readFileSync(new URL("premium.yaml", import.meta.url), "utf8")));
}
