/** The record of an address, before the router has seen it: by its first segment, so that a request is compared with few patterns. */
import { interfaces } from "./interfaces.ts";
import type { PageKind, PageRecord } from "./page-record.ts";
import { type PagePattern, pageRecords } from "./page-records.ts";

/** One segment of a pattern: a fixed text, or the test of a parameter's value. */
type Part = string | RegExp;
type Page = { pattern: PagePattern; record: PageRecord; parts: readonly Part[] };

const UNKNOWN = pageRecords["/*"];
const anyValue = /./;

/** In the router's order: a fixed segment comes before a parameter. */
const pages: readonly Page[] = Object.entries<PageRecord>(pageRecords)
  .filter(([pattern]) => pattern !== "/*")
  .map(([pattern, record]) => ({
    pattern: pattern as PagePattern,
    record,
    parts: pattern
      .slice(1)
      .split("/")
      .map((segment) => toPart(segment, record)),
  }))
  .sort((one, other) => (toRank(one) < toRank(other) ? -1 : 1));

function toPart(segment: string, { params }: PageRecord): Part {
  return segment.startsWith(":") ? (params?.[segment.slice(1)] ?? anyValue) : segment;
}

function toRank({ parts }: Page): string {
  return parts.map((part) => (typeof part === "string" ? 0 : 1)).join("");
}

const sections = Map.groupBy(pages, ({ parts: [first] }) => (typeof first === "string" ? first : null));
const ofNoSection = sections.get(null) ?? [];
const ofInterfaces = new Map<string, PageRecord>(Object.entries(interfaces));

/** Of exactly this address, in this case of letters; where no page's pattern fits, the record of unknown pages. */
export function findPage(pathname: string): PageRecord {
  const segments = pathname.slice(1).split("/");
  return ofInterfaces.get(segments[0] ?? "") ?? find(segments)?.record ?? UNKNOWN;
}

/** The pattern that the router finds for the same address; null where only the router knows. */
export function findPattern(pathname: string): PagePattern | null {
  const segments = pathname.slice(1).split("/");
  return ofInterfaces.has(segments[0] ?? "") ? null : (find(segments)?.pattern ?? null);
}

function find(segments: readonly string[]): Page | undefined {
  const section = sections.get(segments[0] ?? "");
  // A page of the publisher's may bear the name of a section that has no page of its own there; a post may not.
  const others = section === undefined || segments.length === 1 ? ofNoSection : [];
  return section?.find((page) => fits(page, segments)) ?? others.find((page) => fits(page, segments));
}

function fits({ parts }: Page, segments: readonly string[]): boolean {
  if (parts.length !== segments.length) return false;
  return parts.every((part, index) => {
    const segment = segments[index] ?? "";
    return typeof part === "string" ? part === segment : part.test(segment);
  });
}

/** The record of an address as the router reads it: in any case of letters, with slashes at its end. */
export function findRoutedPage(pathname: string): PageRecord {
  return findPage(toRoutedPath(pathname));
}

/** The kind by which an address is counted; an unknown one counts as the first page of its section. */
export function toPageKind(pathname: string): PageKind {
  const path = toRoutedPath(pathname);
  const page = findPage(path);
  const root = page === UNKNOWN ? sections.get(path.split("/", 2)[1] ?? "")?.[0] : undefined;
  return (root?.record ?? page).kind;
}

function toRoutedPath(pathname: string): string {
  const lower = pathname.toLowerCase();
  return lower.endsWith("/") ? lower.replace(/(?<!^)\/+$/, "") : lower;
}
