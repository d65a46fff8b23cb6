/** Reads a posted form: no more fields, files and bytes than it may have, whatever is in the body. */
import { MultipartError, type PartHead, readMultipart } from "./read-multipart.ts";

export type FormRead = {
  /** More than any form of ours has. */
  maxFields?: number;
  maxFiles?: number;
  /** The form's own fields, each of which it has once: others are refused. */
  fields?: readonly string[];
  /** Called with the fields before it when a file begins; where it says no, the rest is left unread. */
  onFile?: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
};

const MAX_FIELDS = 300;
/** The newsroom's forms have one. */
const MAX_FILES = 1;
/** Of each part of a form: a name, and a file's own. */
const MAX_HEADER_BYTES = 4096;
/** Of all texts of a form with files. */
const MAX_TEXT_BYTES = 1_000_000;

/** Thrown for a form that has more than it may have. */
export class FormTooLargeError extends Error {}

/** RFC 2046: no line's end is in it. */
const multipart = /^multipart\/form-data\s*;(?:[^,]*;)?\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*(?:;|$)/i;

/** The boundary of a form with files, null for any other type. */
export function findBoundary(contentType: string): string | null {
  return multipart.exec(contentType)?.[2] ?? null;
}

/** Throws a `FormTooLargeError`. */
export function readUrlEncoded(body: Uint8Array, { maxFields = MAX_FIELDS, fields }: FormRead): FormData {
  let count = 1;
  for (const byte of body) if (byte === 0x26) count += 1;
  if (count > maxFields) throw new FormTooLargeError("It has more fields than any form of this site");
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body))) {
    checkField(form, name, fields);
    form.append(name, value);
  }
  return form;
}

/** Throws a `FormTooLargeError`, and a `MultipartError` for what is no form. */
export async function readFormWithFiles(
  read: () => Promise<Uint8Array | null>,
  boundary: string,
  { maxFields = MAX_FIELDS, maxFiles = MAX_FILES, fields, onFile = async () => true }: FormRead,
): Promise<FormData> {
  const form = new FormData();
  let head: PartHead = { name: "", filename: null, type: "" };
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let texts = 0;
  let files = 0;
  await readMultipart(
    read,
    boundary,
    { parts: maxFields + maxFiles, headerBytes: MAX_HEADER_BYTES },
    {
      async begin(next) {
        [head, pieces] = [next, []];
        if (isText(head)) {
          checkField(form, head.name, fields);
          return true;
        }
        if (fields !== undefined && !fields.includes(head.name)) throw unknownField();
        files += 1;
        if (files > maxFiles) throw new FormTooLargeError("It has more files than this form takes");
        return onFile(toTexts(form));
      },
      add(bytes) {
        if (isText(head)) texts += bytes.length;
        if (texts > MAX_TEXT_BYTES) throw new FormTooLargeError("Its texts are longer than those of any form");
        if (bytes.length > 0) pieces.push(bytes.slice());
      },
      end() {
        if (head.filename === null) form.append(head.name, new TextDecoder().decode(join(pieces)));
        // A field for files that is left empty has no file.
        else if (head.filename !== "") form.append(head.name, new File(pieces, head.filename, { type: head.type }));
      },
    },
  );
  return form;
}

/** Or a field for files that was left empty. */
function isText({ filename }: PartHead): boolean {
  return filename === null || filename === "";
}

function checkField(form: FormData, name: string, fields: readonly string[] | undefined): void {
  if (fields !== undefined && (!fields.includes(name) || form.has(name))) throw unknownField();
}

function unknownField(): MultipartError {
  return new MultipartError("It has a field that this form has not, or one twice");
}

function toTexts(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
