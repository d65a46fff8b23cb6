/** The form of an entry of a live ticker: its fields, their limits, and what is wrong with what was sent (decision 76). */
import * as v from "valibot";
import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import { MAX_SHORT_TEXT, MAX_TEXT } from "./entry-limits.ts";
import { toEntryHtml } from "./entry-text.ts";
import { parseLocalInput } from "./local-time.ts";

export type EntryDraft = {
  id: string;
  /** The moment of the entry's last change that its writer had before them; empty for a new one. */
  known: string;
  /** Null: now, or as it was. */
  date: string | null;
  title: string | null;
  html: string;
  isPinned: boolean;
  isKeyEvent: boolean;
  /** Source of a picture that is there. */
  image: string | null;
  alt: string | null;
  credit: string | null;
};

const short = v.pipe(v.string(), v.trim(), v.maxLength(MAX_SHORT_TEXT, "Höchstens 300 Zeichen."));
const box = v.pipe(
  v.string(),
  v.transform((value) => value !== ""),
);
const moment = v.pipe(
  v.string(),
  v.check((value) => value === "" || parseLocalInput(value) !== null, "Diese Zeit gibt es nicht."),
  v.transform((value) => (value === "" ? null : parseLocalInput(value))),
);

const entrySchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, "Dieser Eintrag hat keine Nummer.")),
  known: v.pipe(v.string(), v.maxLength(40)),
  date: moment,
  /** What the field held before: unchanged, it says nothing of the seconds. */
  dateBefore: v.string(),
  /** When it was written, of what had to wait for a connection. */
  writtenAt: v.union([v.literal(""), v.pipe(v.string(), v.isoTimestamp())]),
  title: short,
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Schreib einen Text."),
    v.transform(toEntryHtml),
    v.maxLength(MAX_TEXT, "Der Text ist zu lang: höchstens 20.000 Zeichen."),
  ),
  pinned: box,
  key: box,
  image: short,
  dropImage: box,
  alt: short,
  credit: short,
});

const names = Object.keys(entrySchema.entries);

export type ParsedEntry = { isValid: true; draft: EntryDraft } | { isValid: false; errors: FieldErrors };

/** Checks what was sent; a field that is not there counts as empty. `hasFile`: a new picture came with it. */
export function parseEntryForm(entries: Readonly<Record<string, string>>, hasFile: boolean): ParsedEntry {
  const parsed = v.safeParse(entrySchema, Object.fromEntries(names.map((name) => [name, entries[name] ?? ""])));
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues ?? []) {
    const field = v.getDotPath(issue);
    if (field !== null) errors[field] ??= issue.message;
  }
  const keepsImage = (entries.image ?? "") !== "" && (entries.dropImage ?? "") === "";
  const hasPicture = hasFile || keepsImage;
  if (hasPicture && (entries.alt ?? "").trim() === "") errors.alt ??= "Beschreib das Bild für alle, die es nicht sehen.";
  if (!parsed.success || Object.keys(errors).length > 0) return { isValid: false, errors };
  const { id, known, date, dateBefore, writtenAt, title, text, pinned, key, image, alt, credit } = parsed.output;
  const isDated = date !== null && entries.date !== dateBefore;
  return {
    isValid: true,
    draft: {
      ...{ id, known, date: isDated ? date : writtenAt || null, html: text, isPinned: pinned, isKeyEvent: key },
      title: title || null,
      image: keepsImage ? image : null,
      alt: hasPicture ? alt || null : null,
      credit: hasPicture ? credit || null : null,
    },
  };
}
