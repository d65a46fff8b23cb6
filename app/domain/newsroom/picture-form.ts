/** The forms of a picture: its words, and how it is cut. */
import * as v from "valibot";
import type { Entries, FieldErrors, FormRules } from "#app/domain/forms/form-definition.ts";
import { type PictureCut, SMALLEST, WHOLE } from "#shared/content/picture-cut.ts";

export const MAX_ALT = 500;
export const MAX_CAPTION = 5000;
export const MAX_CREDIT = 300;
/** What a file may have, and a form: with room to say that a picture is too large. */
export const MAX_UPLOAD_BYTES = 20_000_000;
export const MAX_PICTURE_FORM_BYTES = 24_000_000;
export const MAX_PICTURES_A_FORM = 20;

const text = (length: number) => v.pipe(v.string(), v.trim(), v.maxLength(length, `Höchstens ${length} Zeichen.`));
const known = v.pipe(v.string(), v.regex(/^\d{1,10}$/, "Lade die Seite neu."), v.transform(Number));

const schema = v.object({ alt: text(MAX_ALT), caption: text(MAX_CAPTION), credit: text(MAX_CREDIT), known });
export type WordsDraft = v.InferOutput<typeof schema>;
export const wordsForm: FormRules<WordsDraft> = { name: "words", schema };

/** In per cent, as a form shows them. */
export const cutFields = [
  { name: "links", label: "Links weg" },
  { name: "rechts", label: "Rechts weg" },
  { name: "oben", label: "Oben weg" },
  { name: "unten", label: "Unten weg" },
  { name: "x", label: "Blickpunkt links" },
  { name: "y", label: "Blickpunkt oben" },
] as const;
export type CutField = (typeof cutFields)[number]["name"];
export type CutValues = Record<CutField, string>;

export function toCutValues({ left, top, width, height, x, y }: PictureCut): CutValues {
  const values = { links: left, rechts: WHOLE - left - width, oben: top, unten: WHOLE - top - height, x, y };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value / 10).replace(".", ",")]),
  ) as CutValues;
}

/** With a comma or a point; too much off two sides together is the error of the first. */
export function parseCutForm(entries: Entries): { cut: PictureCut } | { errors: FieldErrors } {
  const errors: Record<string, string> = {};
  const read = (name: CutField): number => {
    const value = (entries[name] ?? "").trim().replace("%", "").trim();
    const number = /^\d{1,3}(?:[.,]\d+)?$/.test(value) ? Math.round(Number(value.replace(",", ".")) * 10) : Number.NaN;
    if (number >= 0 && number <= WHOLE) return number;
    errors[name] = "Eine Zahl von 0 bis 100.";
    return 0;
  };
  const [left, right, top, bottom] = [read("links"), read("rechts"), read("oben"), read("unten")];
  const [x, y] = [read("x"), read("y")];
  const [width, height] = [WHOLE - left - right, WHOLE - top - bottom];
  if (width < SMALLEST) errors.links ??= "Mindestens ein Zehntel der Breite muss bleiben.";
  if (height < SMALLEST) errors.oben ??= "Mindestens ein Zehntel der Höhe muss bleiben.";
  if (x < left || x > left + width) errors.x ??= "Der Blickpunkt liegt im weggeschnittenen Teil.";
  if (y < top || y > top + height) errors.y ??= "Der Blickpunkt liegt im weggeschnittenen Teil.";
  return Object.keys(errors).length > 0 ? { errors } : { cut: { left, top, width, height, x, y } };
}

/** The revision that a form names; null for anything else. */
export function parseKnown(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
