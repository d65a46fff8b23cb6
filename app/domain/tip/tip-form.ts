/** The form of a tip: its fields, their limits and their validation (decision 84). The back end has the same limits. */
import * as v from "valibot";
import type { FormRules } from "#app/domain/forms/form-definition.ts";

export const MAX_TEXT = 10_000;
export const MAX_PLACE = 100;
export const MAX_NAME = 100;
export const MAX_CONTACT = 200;
/** A form without script comes in one piece: no request may compute for 150 ms or hold 32 MB (decision 84), and a megabyte takes 20 ms and 8 MB. */
export const MAX_FORM_FILE_BYTES = 3 * 1024 * 1024;
export const MAX_FORM_BYTES = MAX_FORM_FILE_BYTES + 200_000;

/** Named as programs expect it that fill in everything; no person sees it. */
export const TRAP_FIELD = "website";

/** What a file's dialogue offers; what a file is says its content. */
export const ACCEPTED_FILES =
  "image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,image/avif,video/mp4,video/quicktime,video/webm,audio/mp4,audio/x-m4a,application/pdf,.pdf,.docx,.xlsx,.odt,.ods,.txt";

/** Hidden, random, and another one on each page: two tips of the same words are two, and one that is sent again is one. */
export const TOKEN_FIELD = "formular";
/** The field for files. */
export const FILES_FIELD = "files";

/** A token as the page writes it; null for any other text. */
export function parseFormToken(text: string | undefined): string | null {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text ?? "") ? (text ?? null) : null;
}

export type TipFields = { text: string; place: string; name: string; contact: string; website: string };

export const tipForm: FormRules<TipFields> = {
  name: "tip",
  schema: v.object({
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, "Schreib uns, worum es geht."),
      v.maxLength(MAX_TEXT, "Der Text ist zu lang: höchstens 10.000 Zeichen. Längeres kannst du als Datei anhängen."),
    ),
    place: v.pipe(v.string(), v.trim(), v.maxLength(MAX_PLACE, "Höchstens 100 Zeichen.")),
    name: v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME, "Höchstens 100 Zeichen.")),
    contact: v.pipe(v.string(), v.trim(), v.maxLength(MAX_CONTACT, "Höchstens 200 Zeichen.")),
    [TRAP_FIELD]: v.literal("", "Lass dieses Feld leer, es ist nur für Programme da. Danach kannst du den Tipp senden."),
  }),
};
