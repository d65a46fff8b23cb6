/** Turns an agency's items into records: posts that link to another site, in sections with the feed's names (rules 9.18). */
import * as v from "valibot";
import { contentRecordSchema, type ParsedContentRecord } from "#workers/backend/content/records/content-record.ts";
import { toNationalSection } from "#workers/backend/content/records/national-sections.ts";
import type { AgencyItem } from "./parse-agency-feed.ts";

/** A type of its own: the lists of the paper's own posts do not contain them. */
export const NATIONAL_TYPE = "nnp_national";

export type BroughtItem = { agency: string; section: string | null; item: AgencyItem };

/** Older items are not news, and one dated tomorrow would stay at the top until then. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;
const MAX_AHEAD_MS = 10 * 60_000;
const MAX_CATEGORIES = 4;

/** One record per story: one that comes twice, by its number or by its address, is in the sections of both. */
export function toAgencyRecords(brought: readonly BroughtItem[], now: Date): ParsedContentRecord[] {
  const stories = new Map<string, BroughtItem & { sections: Map<string, string> }>();
  const sourceOfLink = new Map<string, string>();
  for (const one of brought) {
    const age = now.getTime() - one.item.date.getTime();
    if (age > MAX_AGE_MS || age < -MAX_AHEAD_MS) continue;
    const own = `agency:${toSlug(one.agency)}:${one.item.guid}`.slice(0, 400);
    const source = stories.has(own) ? own : (sourceOfLink.get(one.item.link) ?? own);
    sourceOfLink.set(one.item.link, source);
    const story = stories.get(source) ?? { ...one, sections: new Map<string, string>() };
    for (const [slug, title] of toSections(one)) story.sections.set(slug, title);
    stories.set(source, story);
  }
  return [...stories].map(([source, { agency, item, sections }]) =>
    v.parse(contentRecordSchema, {
      kind: "post",
      type: NATIONAL_TYPE,
      source,
      slug: toSlug(item.title) || "meldung",
      title: item.title,
      excerpt: item.summary,
      date: item.date.toISOString(),
      modified: item.date.toISOString(),
      blocks: item.summary === null ? [] : [{ kind: "paragraph", html: escapeHtml(item.summary) }],
      categories: [...sections].slice(0, MAX_CATEGORIES).map(([slug, title]) => ({ slug, title })),
      front: false,
      external: item.link,
      label: { text: agency, link: null },
      origin: toSlug(agency) || "agency",
    }),
  );
}

function toSections({ section, item }: BroughtItem): [slug: string, title: string][] {
  const names = section === null ? item.categories : [section];
  return names.flatMap((name) => {
    const slug = toSlug(name);
    if (slug === "") return [];
    const national = toNationalSection(slug);
    return national === null ? [[slug, toTitle(name)] as const] : [[national.slug, national.title] as const];
  }) as [string, string][];
}

/** A new section of a feed gets this title; an existing section keeps its own. */
function toTitle(name: string): string {
  return name.charAt(0).toLocaleUpperCase("de-AT") + name.slice(1);
}

/** Lower case, umlauts by their sound as newspapers write them in addresses, words joined by hyphens. */
function toSlug(text: string): string {
  return text
    .toLocaleLowerCase("de-AT")
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
