/** Text that the database can hold: no NUL or other control characters, no halves of characters; slugs and titles of what can be seen. */
import { toVisibleSlug, toVisibleTitle } from "#workers/backend/content/records/invisible-characters.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Fields of records that hold a slug: their own, or another record's. */
const slugFields: ReadonlySet<string> = new Set(["slug", "parent", "municipality", "brand", "district"]);

/** The same value with every string in it cleaned. */
export function cleanText<Value>(value: Value): Value {
  return cleanUnknown(value, "") as Value;
}

function cleanUnknown(value: unknown, field: string): unknown {
  if (typeof value === "string") return cleanString(value, field);
  if (Array.isArray(value)) return value.map((entry) => cleanUnknown(entry, field));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanUnknown(part, key)]));
  }
  return value;
}

function cleanString(text: string, field: string): string {
  const plain = text.replace(controlCharacters, "").toWellFormed();
  if (slugFields.has(field)) return toVisibleSlug(plain);
  return field === "title" ? toVisibleTitle(plain) : plain;
}
