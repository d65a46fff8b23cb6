/** What readers follow: a topic, an author, a municipality. */

export const subjectKinds = ["topic", "author", "municipality"] as const;
export type SubjectKind = (typeof subjectKinds)[number];
/** `key` is the slug in the address of its page. */
export type Subject = { kind: SubjectKind; key: string };
export type NamedSubject = Subject & { title: string };

const facts = {
  topic: { letter: "t", path: "/themen/", called: "Thema", reason: "Thema" },
  author: { letter: "a", path: "/autor/", called: "Texte von", reason: "von" },
  municipality: { letter: "g", path: "/gemeinde/", called: "Gemeinde", reason: "aus" },
} as const satisfies Record<SubjectKind, { letter: string; path: string; called: string; reason: string }>;

/** As it stands in forms, in the cookie and in this browser's storage: `t.bodensee`. */
export function toSubjectName({ kind, key }: Subject): string {
  return `${facts[kind].letter}.${key}`;
}

/** A slug has what can stand in an address and in a cookie; `~` stands between names. */
const NAME = /^[a-z]\.[^\s~;,"'<>&\\/?#\p{C}]{1,200}$/u;

/** Null for what names none. */
export function parseSubjectName(name: unknown): Subject | null {
  if (typeof name !== "string" || !NAME.test(name)) return null;
  const kind = subjectKinds.find((known) => facts[known].letter === name[0]);
  return kind === undefined ? null : { kind, key: name.slice(2) };
}

/** Of its page on the portal. */
export function toSubjectPath({ kind, key }: Subject): string {
  return `${facts[kind].path}${encodeURIComponent(key)}`;
}

/** Why a post is in a list: "Thema Bodensee", "aus Dornbirn", "von Katharina Natter". */
export function toReason({ kind, title }: NamedSubject): string {
  return `${facts[kind].reason} ${title}`;
}

/** What it is called by itself: "Thema Bodensee", "Gemeinde Dornbirn", "Texte von Katharina Natter". */
export function toCalled({ kind, title }: NamedSubject): string {
  return `${facts[kind].called} ${title}`;
}

/** Its title where nobody can be asked for it: the slug as words. */
export function toTitleOfKey({ key }: Subject): string {
  const words = key.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
