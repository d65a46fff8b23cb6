/** Pictures, found by the `source` that content blocks name. */
import { MISSING } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { toColumnList } from "#workers/backend/ground/database/tables/columns.ts";
import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";

export type MediaColumns = {
  media_id: number | null;
  media_src: string | null;
  media_width: number | null;
  media_height: number | null;
  media_alt: string | null;
  media_caption: string | null;
  media_caption_html: string | null;
  media_credit: string | null;
  /** All variants as one rule (content/pictures/image-rule.ts), or as the JSON list of the column `crops` without a rule. */
  media_variants: string | null;
};

export const mediaFields = {
  media_id: "m.id",
  media_src: "m.src",
  media_width: "m.width",
  media_height: "m.height",
  media_alt: "m.alt",
  media_caption: "m.caption",
  media_caption_html: "m.caption_html",
  media_credit: "m.credit",
  media_variants: "COALESCE(NULLIF(m.rule, ''), m.crops)",
} satisfies Record<keyof MediaColumns, string>;
export const mediaColumns = toColumnList(mediaFields);

const mediaBySourceSql = `SELECT m.source AS key, ${mediaColumns} FROM media m
  WHERE m.source IN (SELECT value FROM json_each(?1))`;

/** One picture, or null when it does not exist. */
export async function readMedia(queries: Queries, source: string): Promise<MediaColumns | null> {
  const [row] = await queries.byKey<MediaColumns & Keyed>(mediaBySourceSql, source);
  queries.note("media", row?.media_id ?? MISSING);
  return row ?? null;
}
