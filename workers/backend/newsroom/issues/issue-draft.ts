/** What the newsroom has prepared for an issue, as it is kept: what is null is made by itself. */
import * as v from "valibot";
import { toLineOrNull } from "#workers/backend/ground/text/to-line.ts";
import type { PreparedWords } from "#workers/backend/readers/newsletters/issues/compose-issue.ts";

export type IssueDraft = PreparedWords & { isLeftOut: boolean };

export const emptyDraft: IssueDraft = { subject: null, intro: null, sections: null, isLeftOut: false };

const MAX_SUBJECT = 110;
const MAX_INTRO = 3000;
const MAX_TITLE = 80;
const MAX_SECTIONS = 10;
/** As many as an imported issue may have; more is not read in a mail. */
const MAX_POSTS = 30;

const line = (max: number, name: string) =>
  v.pipe(
    v.nullish(v.string(), null),
    v.transform(toLineOrNull),
    v.nullable(v.pipe(v.string(), v.maxLength(max, `${name} must have at most ${max} characters.`))),
  );

const sectionsSchema = v.pipe(
  v.array(v.object({ title: line(MAX_TITLE, "title"), posts: v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))) })),
  v.maxLength(MAX_SECTIONS, `There may be at most ${MAX_SECTIONS} sections.`),
  v.check((sections) => {
    const posts = sections.flatMap((section) => section.posts);
    return posts.length <= MAX_POSTS && new Set(posts).size === posts.length;
  }, `There may be at most ${MAX_POSTS} posts, each once.`),
);

const wordsSchema = v.object({
  subject: line(MAX_SUBJECT, "subject"),
  intro: v.pipe(
    v.nullish(v.string(), null),
    // Lines stay; other characters that nobody sees do not.
    v.transform(
      (text) =>
        text
          ?.replace(/\r\n?/g, "\n")
          .replace(/[^\P{Cc}\n]|\p{Cf}/gu, "")
          .trim() || null,
    ),
    v.nullable(v.pipe(v.string(), v.maxLength(MAX_INTRO, `intro must have at most ${MAX_INTRO} characters.`))),
  ),
  sections: v.nullish(sectionsSchema, null),
});

/** What was sent, tidied, or why it is not taken. */
export function checkWords(given: unknown): { words: PreparedWords } | { message: string } {
  const parsed = v.safeParse(wordsSchema, given);
  return parsed.success ? { words: parsed.output } : { message: parsed.issues[0].message };
}

/** Of what is kept: its form was checked when it was written. */
export function parseDraft(content: string | null): IssueDraft | null {
  return content === null ? null : { ...emptyDraft, ...(JSON.parse(content) as Partial<IssueDraft>) };
}
