/** Standing pages as the desk lists and opens them: what readers have, and the draft of it. */
import * as v from "valibot";
import { type PageText, pageTextSchema } from "#shared/content/page-text.ts";
import { toStandingPageSql } from "#workers/backend/content/write/arranged/states.ts";

/** Moments in seconds since 1970. */
export type PageLine = {
  id: number;
  source: string;
  owned_at: number | null;
  /** Of the row that readers have; null where they have none. */
  page_id: number | null;
  slug: string | null;
  title: string | null;
  modified_at: number | null;
  /** A draft is going on. */
  is_draft: 0 | 1;
  /** What its head says by now. */
  draft_title: string | null;
  draft_slug: string | null;
  publish_at: number | null;
  changed_at: number | null;
  /** Names of staff: who changed the draft, and who set what stands; null of who works here no more, and of imports. */
  changer: string | null;
  set_at: number | null;
  setter: string | null;
};

export type DeskPage = PageLine & {
  /** Names the draft as it is now; 0 before the first one. */
  revision: number;
  /** JSON; null: nothing is being changed. */
  draft: string | null;
  /** JSON; null where readers have no such page. */
  stands: string | null;
  /** The last state; 0 before the first one. */
  latest: number;
  /** What stands was set after the draft was begun. */
  is_outdated: 0 | 1;
};

const columns = `dp.id, dp.source, dp.owned_at, p.id AS page_id, p.slug, p.title, p.modified_at, w.content IS NOT NULL AS is_draft,
  w.content ->> 'title' AS draft_title, w.content ->> 'slug' AS draft_slug, w.publish_at, w.changed_at,
  ws.name AS changer, x.set_at, xs.name AS setter`;
const joins = `LEFT JOIN desk_drafts w ON w.kind = 'page' AND w.key = dp.source
  LEFT JOIN staff ws ON ws.id = w.changed_by
  LEFT JOIN desk_states x ON x.id = (SELECT id FROM desk_states WHERE kind = 'page' AND key = dp.source ORDER BY id DESC LIMIT 1)
  LEFT JOIN staff xs ON xs.id = x.set_by`;

export const PAGES_A_PAGE = 100;

const listSql = `SELECT ${columns} FROM pages p CROSS JOIN desk_pages dp ON dp.source = p.source ${joins}
  WHERE p.slug > ?1 ORDER BY p.slug LIMIT ${PAGES_A_PAGE}`;
const unpublishedSql = `SELECT ${columns} FROM desk_drafts mine CROSS JOIN desk_pages dp ON dp.source = mine.key
  LEFT JOIN pages p ON p.source = dp.source ${joins}
  WHERE mine.kind = 'page' AND mine.content IS NOT NULL AND p.id IS NULL LIMIT ${PAGES_A_PAGE}`;

/** By their addresses, from behind `after`; before the first of them those that readers do not have. */
export async function listPages(db: D1Database, after: string | null): Promise<PageLine[]> {
  const answers = await db.batch<PageLine>([
    ...(after === null ? [db.prepare(unpublishedSql).bind()] : []),
    db.prepare(listSql).bind(after ?? ""),
  ]);
  return answers.flatMap(({ results }) => results);
}

/** A state that readers have got since; what stood there unnoted was seen by who began a draft. */
export const laterStateSql = (key: string, seen: string) =>
  `EXISTS (SELECT 1 FROM desk_states later WHERE later.kind = 'page' AND later.key = ${key} AND later.id > ${seen} AND later.cause <> 'before')`;

const oneSql = `SELECT ${columns}, COALESCE(w.revision, 0) AS revision, w.content AS draft, COALESCE(x.id, 0) AS latest,
    (${toStandingPageSql("dp.source")}) AS stands,
    w.content IS NOT NULL AND ${laterStateSql("dp.source", "w.base")} AS is_outdated
  FROM desk_pages dp LEFT JOIN pages p ON p.source = dp.source ${joins} WHERE dp.id = ?1`;

/** Null where there is none. */
export async function readDeskPage(db: D1Database, id: number): Promise<DeskPage | null> {
  const row = await db.prepare(oneSql).bind(id).first<DeskPage>();
  return row === null || (row.draft === null && row.stands === null) ? null : row;
}

/** Of what the writer and the desk have kept; null for a page that has more than the desk holds. */
export function parsePageText(json: string): PageText | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), pageTextSchema), json);
  return parsed.success ? parsed.output : null;
}
