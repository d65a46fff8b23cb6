/** Text that the database can hold: no NUL or other control characters, no halves of characters. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** The same value with every string in it cleaned. */
export function cleanText<Value>(value: Value): Value {
  return cleanUnknown(value) as Value;
}

function cleanUnknown(value: unknown): unknown {
  if (typeof value === "string") return value.replace(controlCharacters, "").toWellFormed();
  if (Array.isArray(value)) return value.map(cleanUnknown);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanUnknown(part)]));
  }
  return value;
}
