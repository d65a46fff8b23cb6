/** The form of an entry of a live ticker: its fields, their limits and their validation (decision 76). */
import * as v from "valibot";
import { checkField } from "#app/domain/forms/check-field.ts";
import { type Entries, type FormRules, type ParsedForm, parseForm } from "#app/domain/forms/form-definition.ts";
import { MAX_SHORT_TEXT, MAX_TEXT } from "./entry-limits.ts";
import { toEntryHtml } from "./entry-text.ts";
import { parseLocalInput } from "./local-time.ts";

export type EntryDraft = {
  id: string;
  /** The moment of the entry's last change that its writer had before them; empty for a new one. */
  known: string;
  /** Null: now, or unchanged. */
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
);

const fields = {
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
  /** Whether a new picture comes with it. */
  newPicture: box,
};

export const entryForm: FormRules<EntryDraft> = {
  name: "save",
  schema: v.pipe(
    v.object(fields),
    checkField(
      "alt",
      (entry: Picture & { alt: string }) => entry.alt !== "" || !hasPicture(entry),
      "Beschreib das Bild für alle, die es nicht sehen.",
    ),
    v.transform(toDraft),
  ),
};

/** Validates a posted form; a missing field counts as empty. `hasFile`: a new picture came with it. */
export function parseEntryForm(entries: Entries, hasFile: boolean): ParsedForm<EntryDraft> {
  return parseForm(entryForm, { ...entries, newPicture: hasFile ? "on" : "" });
}

type Picture = { image: string; dropImage: boolean; newPicture: boolean };

function keepsPicture({ image, dropImage }: Picture): boolean {
  return image !== "" && !dropImage;
}

function hasPicture(entry: Picture): boolean {
  return entry.newPicture || keepsPicture(entry);
}

function toDraft(entry: v.InferOutput<v.ObjectSchema<typeof fields, undefined>>): EntryDraft {
  const { id, known, date, dateBefore, writtenAt, title, text, pinned, key, image, alt, credit } = entry;
  return {
    id,
    known,
    html: text,
    isPinned: pinned,
    isKeyEvent: key,
    date: date === "" || date === dateBefore ? writtenAt || null : parseLocalInput(date),
    title: title || null,
    image: keepsPicture(entry) ? image : null,
    alt: hasPicture(entry) ? alt || null : null,
    credit: hasPicture(entry) ? credit || null : null,
  };
}
