/** The forms of topics and sections: their fields, their limits and their validation. */
import * as v from "valibot";
import type { FormRules } from "#app/domain/forms/form-definition.ts";
import { parseTaxonomy, type Taxonomy } from "./term-paths.ts";

/** As the back end has them. */
export const MAX_TERM_TITLE = 200;
export const MAX_TERM_DESCRIPTION = 2000;
export const MAX_BUTTON_TEXT = 60;
export const MAX_BUTTON_LINK = 300;
export const MAX_NEW_SLUG = 100;

const line = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
    v.maxLength(most, `Höchstens ${most} Zeichen.`),
  );
const title = v.pipe(line(MAX_TERM_TITLE), v.minLength(1, "Wie soll es heißen?"));
const orNull = (text: string) => text || null;

/** A page of this paper or another one; as it is for menus. */
const linkPattern = /^(?:\/(?!\/)|https:\/\/|#)\S*$/;
/** A number of the library, or the address of a picture's page there. */
const picturePattern = /^(?:(?:https?:\/\/[^/\s]+)?\/redaktion\/bilder\/)?([1-9]\d{0,8})\/?$/;

export type TermDraft = {
  title: string;
  description: string | null;
  /** A slug. */
  parent: string | null;
  /** A number of the library. */
  picture: number | null;
  buttonText: string | null;
  buttonLink: string | null;
};

const schema = v.object({
  title,
  description: v.pipe(line(MAX_TERM_DESCRIPTION), v.transform(orNull)),
  parent: v.pipe(v.string(), v.trim(), v.maxLength(200, "Wähl eines aus der Liste."), v.transform(orNull)),
  picture: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === "" || picturePattern.test(text), "Nummer oder Adresse eines Bildes aus der Bilderverwaltung."),
    v.transform((text) => (text === "" ? null : Number(picturePattern.exec(text)?.[1]))),
  ),
  buttonText: v.pipe(line(MAX_BUTTON_TEXT), v.transform(orNull)),
  buttonLink: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_BUTTON_LINK, `Höchstens ${MAX_BUTTON_LINK} Zeichen.`),
    v.check((text) => text === "" || linkPattern.test(text), "Eine Seite dieser Zeitung mit / oder eine andere mit https://"),
    v.transform(orNull),
  ),
});

export const termForm: FormRules<TermDraft> = { name: "term", schema };

export type NewTerm = { taxonomy: Taxonomy; title: string; slug: string };

/** A new one; an empty address is made of the title. */
export const newTermForm: FormRules<NewTerm> = {
  name: "new-term",
  schema: v.pipe(
    v.object({
      taxonomy: v.pipe(
        v.string(),
        v.transform((text) => parseTaxonomy(text) ?? "TOPIC"),
      ),
      newTitle: title,
      newSlug: v.pipe(v.string(), v.trim()),
    }),
    v.transform(({ taxonomy, newTitle, newSlug }) => ({ taxonomy, title: newTitle, slug: newSlug || toSlug(newTitle) })),
  ),
};

/** Keys are plain small letters: an umlaut is the vowel that it is made of. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, MAX_NEW_SLUG)
    .replace(/-+$/, "");
}
