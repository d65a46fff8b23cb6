/**
 * The lists of a former WordPress by their addresses: `/category/parent/child`, `/tag/x`, `/author/x`, `/2012/05`, each also with
 * `/page/N` behind it. Lists under other names, or below a folder, come as redirects with the terms that an import brings. A
 * section that only a national feed has stands under the feed's name.
 */
import { toVisibleSlug } from "#workers/backend/content/records/invisible-characters.ts";
import { toNationalSection } from "#workers/backend/content/records/national-sections.ts";
import { toRedirectPath } from "./redirect-path.ts";

export type ArchivePath =
  | { kind: "term"; taxonomies: ("category" | "tag" | "topic")[]; slug: string }
  | { kind: "author"; slug: string }
  /** Seconds since 1970; `until` is not part of it. A day of the region begins up to a day before or after UTC's. */
  | { kind: "date"; from: number; until: number };

const HALF_A_DAY = 12 * 60 * 60;

/** A former path without the number of a list's page; null for what is no address. */
export function toListPath(path: string): string | null {
  const former = toRedirectPath(path);
  return former === null ? null : toRedirectPath(former.replace(/\/page\/\d{1,9}$/, ""));
}

/** What list a path was, or null. `path` is a result of toListPath. */
export function parseArchivePath(path: string): ArchivePath | null {
  // Servers that could not rewrite addresses had the program's name in them.
  const [base = "", ...rest] = path
    .replace(/^\/index\.php(?=\/)/, "")
    .split("/")
    .slice(1);
  const slug = decodeSegment(rest.at(-1) ?? "");
  if (/^\d{4}$/.test(base)) return parseDate([base, ...rest]);
  if (slug === "") return null;
  if (base === "category") return { kind: "term", taxonomies: ["category"], slug };
  if (base === "news") return rest.length === 1 ? toNationalList(slug) : null;
  if (base === "tag" && rest.length === 1) return { kind: "term", taxonomies: ["topic", "tag"], slug };
  return base === "author" && rest.length === 1 ? { kind: "author", slug } : null;
}

function toNationalList(section: string): ArchivePath | null {
  const national = toNationalSection(section);
  return national === null ? null : { kind: "term", taxonomies: ["category"], slug: national.slug };
}

function parseDate(segments: string[]): ArchivePath | null {
  if (segments.length > 3 || !segments.slice(1).every((segment) => /^\d{1,2}$/.test(segment))) return null;
  const [year = 0, month, day] = segments.map(Number);
  const first = new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
  const isReal = first.getUTCMonth() === (month ?? 1) - 1 && first.getUTCDate() === (day ?? 1);
  if (!isReal || year < 1900) return null;
  const next = toNext(year, month, day);
  return { kind: "date", from: first.getTime() / 1000 - HALF_A_DAY, until: next / 1000 + HALF_A_DAY };
}

/** The beginning of the year, month or day after this one. */
function toNext(year: number, month: number | undefined, day: number | undefined): number {
  if (month === undefined) return Date.UTC(year + 1, 0, 1);
  return day === undefined ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, day + 1);
}

function decodeSegment(segment: string): string {
  try {
    return toVisibleSlug(decodeURIComponent(segment).normalize("NFC"));
  } catch {
    return ""; // not percent-encoded UTF-8: no list has that name
  }
}
