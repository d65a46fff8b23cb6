/** What is followed, as a browser keeps it. Cookies and storage may hold anything: what is no subject is left out. */
import * as v from "valibot";
import { parseJson } from "#app/domain/page/parse-json.ts";
import { MAX_FOLLOWS, MAX_GUEST_FOLLOWS } from "#graphql/generated/contract.ts";
import { parseSubjectName, type Subject, toSubjectName } from "./subject.ts";

/** Of the cookie's value as it travels: browsers keep 4 kB, and it comes with each request. */
export const MAX_COOKIE_LENGTH = 2500;
const SEPARATOR = "~";

const cookieSchema = v.pipe(v.string(), v.maxLength(MAX_COOKIE_LENGTH));
const momentSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const accountSchema = v.object({
  reader: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  askedAt: momentSchema,
  /** As the cookie has it, encoded: one look finds a name in either. */
  list: v.string(),
});

/** What the account of `reader` followed at `askedAt`, in milliseconds since 1970. */
export type AccountFollows = { reader: number; askedAt: number; subjects: readonly Subject[] };

/** The last followed first, each once, at most MAX_GUEST_FOLLOWS; nothing of a value that is too long. */
export function parseFollows(cookie: unknown): Subject[] {
  const text = v.safeParse(cookieSchema, cookie);
  return text.success ? parseFollowsText(text.output, MAX_GUEST_FOLLOWS) : [];
}

/** The same of a text of any length. */
export function parseFollowsText(text: string, most: number): Subject[] {
  return toDistinct(text.split(SEPARATOR).flatMap((name) => parseSubjectName(name) ?? [])).slice(0, most);
}

/** The value of the cookie, not yet encoded. */
export function toFollowsText(subjects: readonly Subject[]): string {
  return subjects.map(toSubjectName).join(SEPARATOR);
}

/** Null where there is no room for it: what is there stays. */
export function withSubject(subjects: readonly Subject[], subject: Subject): Subject[] | null {
  const list = toDistinct([subject, ...subjects]);
  const isTooLong = encodeURIComponent(toFollowsText(list)).length > MAX_COOKIE_LENGTH;
  return list.length > MAX_GUEST_FOLLOWS || isTooLong ? null : list;
}

export function withoutSubjects(subjects: readonly Subject[], others: readonly Subject[]): Subject[] {
  const names = new Set(others.map(toSubjectName));
  return subjects.filter((subject) => !names.has(toSubjectName(subject)));
}

/** Null for an invalid text, and for another reader's. */
export function parseAccountFollows(text: string | null, reader: number): AccountFollows | null {
  const parsed = v.safeParse(accountSchema, parseJson(text));
  if (!parsed.success || parsed.output.reader !== reader) return null;
  const { askedAt, list } = parsed.output;
  return { reader, askedAt, subjects: parseFollowsText(decode(list), MAX_FOLLOWS) };
}

export function toAccountText({ reader, askedAt, subjects }: AccountFollows): string {
  return JSON.stringify({ reader, askedAt, list: encodeURIComponent(toFollowsText(subjects)) });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

export function toDistinct(subjects: readonly Subject[]): Subject[] {
  return [...new Map(subjects.map((subject) => [toSubjectName(subject), subject])).values()];
}
