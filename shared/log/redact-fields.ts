/** Redacts what has fields and lists, and never more of it than an event needs: an error may carry anything that a stranger sent. */
import { MOST_CHARACTERS, redactText } from "./redact.ts";

export type RedactionRules = {
  /** How deep fields lie within fields. */
  depth: number;
  /** How many values there are, at any depth. */
  values: number;
  /** How long all texts are together. */
  characters: number;
  /** Fields whose values are left out, whatever they hold. */
  isSecret: (name: string) => boolean;
  toText: (text: string, name: string) => string;
};

/** Names of fields that are never logged. */
const secretNames =
  /^(?:.*(?:pass(?:wor[dt])?|token|secret|cookie|authorization|mail|user_?agent|e?mail_?to|recipient|ip|phone|iban)|hash|key|login|user(?:name)?|last_?name|first_?name|name_of_reader|address|referr?er|query|variables|body|headers)$/i;

const logRules: RedactionRules = {
  depth: 6,
  values: 1000,
  characters: 40_000,
  isSecret: (name) => secretNames.test(name),
  toText: (text) => redactText(text),
};

const MOST_NAME_CHARACTERS = 100;
/** In place of what is too much. */
const REST = "…";

/** All texts of the fields are redacted, however deep, and fields that are named like a secret are emptied. */
export function redactFields(fields: Record<string, unknown>, rules = logRules): Record<string, unknown> {
  const { values, characters, depth } = rules;
  return redactEntries(fields, rules, { values, characters }, depth);
}

type Left = { values: number; characters: number };

function redactEntries(fields: object, rules: RedactionRules, left: Left, depth: number): Record<string, unknown> {
  const redacted: [string, unknown][] = [];
  for (const name in fields) {
    if (!Object.hasOwn(fields, name) || name.length > MOST_NAME_CHARACTERS) continue;
    if (left.values <= 0) break;
    const value = (fields as Record<string, unknown>)[name];
    redacted.push([name, rules.isSecret(name) ? "[redacted]" : redactValue(value, name, rules, left, depth - 1)]);
  }
  return Object.fromEntries(redacted);
}

function redactValue(value: unknown, name: string, rules: RedactionRules, left: Left, depth: number): unknown {
  left.values -= 1;
  if (typeof value === "string") return redactWithin(value, name, rules, left);
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth <= 0) return REST;
  if (!Array.isArray(value)) return redactEntries(value, rules, left, depth);
  const redacted: unknown[] = [];
  for (const one of value) {
    if (left.values <= 0) break;
    redacted.push(redactValue(one, "", rules, left, depth - 1));
  }
  return redacted.length < value.length ? [...redacted, REST] : redacted;
}

/** A text is left out as a whole: half of one may end in the midst of what has to be found. */
function redactWithin(text: string, name: string, { toText }: RedactionRules, left: Left): string {
  left.characters -= Math.min(text.length, MOST_CHARACTERS);
  return left.characters < 0 ? REST : toText(text, name);
}
