/** The forms of an issue: their fields, their limits and their validation. */
import * as v from "valibot";
import type { FormRules } from "#app/domain/forms/form-definition.ts";

/** Mail programs show no more of a subject. */
export const MAX_SUBJECT = 110;
export const MAX_INTRO = 3000;
export const MAX_ISSUE_TITLE = 80;

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
    v.maxLength(max, `Höchstens ${max} Zeichen.`),
    v.transform((text) => text || null),
  );

/** What is empty is made by itself. */
export const wordsForm: FormRules<{ subject: string | null; intro: string | null }> = {
  name: "words",
  schema: v.object({
    subject: line(MAX_SUBJECT),
    intro: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_INTRO, `Höchstens ${MAX_INTRO} Zeichen.`),
      v.transform((text) => text || null),
    ),
  }),
};

/** The heading of a section; `section` is empty for a new one. */
export const titleForm: FormRules<{ section: string; title: string | null }> = {
  name: "title",
  schema: v.object({ section: v.pipe(v.string(), v.maxLength(200)), title: line(MAX_ISSUE_TITLE) }),
};

/** A post for a section. */
export const addForm: FormRules<{ section: string; post: string }> = {
  name: "add",
  schema: v.object({
    section: v.pipe(v.string(), v.maxLength(200)),
    post: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, "Wähl einen Beitrag.")),
  }),
};

/** When the issue is sent, in the time of the region. */
export const issuePlanForm: FormRules<{ at: string }> = {
  name: "plan",
  schema: v.object({ at: v.pipe(v.string(), v.minLength(1, "Wann soll die Ausgabe hinausgehen?"), v.maxLength(40)) }),
};

/** A section as forms name it: its place and its heading, so that a step is about what its sender saw. */
export function toSectionName(at: number, title: string | null): string {
  return `${at} ${title ?? ""}`;
}

/** Its place; null where another section stands there now. */
export function findSection(sections: readonly { title: string | null }[], name: string): number | null {
  const at = sections.findIndex(({ title }, index) => toSectionName(index, title) === name);
  return at === -1 ? null : at;
}
