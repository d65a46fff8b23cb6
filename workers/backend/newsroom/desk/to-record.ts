/** A post of the desk as a record: written by the same writer as what is imported, so that its article is the same. */

import * as v from "valibot";
import { type DeskText, toDeskSlug } from "#shared/content/desk-text.ts";
import type { ParsedContentRecord } from "#workers/backend/content/records/content-record.ts";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";

type Publication = {
  source: string;
  status: "published" | "scheduled" | "draft";
  /** Seconds since 1970. */
  date: number;
  modified: number;
  /** As JSON: of a post that was handed over fields of its record that the desk does not write, and tickers (carry-tickers.ts). */
  carried: string | null;
};

type Carried = { meta?: object; label?: { text: string; link: string | null } | null; tickers?: unknown };

const toIso = (seconds: number) => new Date(seconds * 1000).toISOString();

export function toPostRecord(text: DeskText, { source, status, date, modified, carried }: Publication): ParsedContentRecord {
  const { meta = {}, label = null, tickers: _, ...kept } = carried === null ? {} : (JSON.parse(carried) as Carried);
  return v.parse(contentRecordSchema, {
    ...kept,
    kind: "post",
    source,
    status,
    date: toIso(date),
    modified: toIso(modified),
    slug: text.slug === "" ? toDeskSlug(text.title) : text.slug,
    // A preview of what has no title yet.
    title: text.title === "" ? "Ohne Titel" : text.title,
    kicker: text.kicker || null,
    excerpt: text.lead || null,
    image: text.image,
    blocks: text.blocks,
    freeBlockCount: text.isPremium ? text.freeBlockCount : null,
    categories: text.sections,
    topics: text.topics,
    tags: text.tags,
    municipality: text.municipalities[0]?.slug ?? null,
    furtherMunicipalities: text.municipalities.slice(1).map(({ slug }) => slug),
    authors: text.authors,
    isPremium: text.isPremium,
    label: text.label === "" ? null : { text: text.label, link: label?.text === text.label ? label.link : null },
    associated: text.related.map(({ source: related }) => related),
    meta: {
      ...meta,
      title: text.searchTitle || null,
      description: text.description || null,
      shareImage: text.shareImage?.media ?? null,
    },
  });
}
