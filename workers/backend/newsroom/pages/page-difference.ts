/** A state of a standing page beside what took its place, for whoever asks what has changed. */
import type { StateCause } from "#workers/backend/content/write/arranged/states.ts";
import type { DeskPage } from "./page-rows.ts";

export type PageDifference = {
  id: number;
  set_at: number;
  /** Null of who works here no more. */
  set_by: string | null;
  cause: StateCause;
  /** JSON of both texts; the other one is null where no state before is kept. */
  content: string;
  beside: "stands" | "before" | "draft";
  other: string | null;
};

type Row = Omit<PageDifference, "beside" | "other"> & { before: string | null };

const stateSql = `SELECT x.id, x.set_at, w.name AS set_by, x.cause, x.content,
    (SELECT b.content FROM desk_states b WHERE b.kind = 'page' AND b.key = ?2 AND b.id < ?1 ORDER BY b.id DESC LIMIT 1) AS before
  FROM desk_states x LEFT JOIN staff w ON w.id = x.set_by WHERE x.id = ?1 AND x.kind = 'page' AND x.key = ?2`;

/** Beside what readers have; the state that they have beside the one before it. Null for one that is not kept of this page. */
export async function readDifference(db: D1Database, page: DeskPage, state: number): Promise<PageDifference | null> {
  const row = await db.prepare(stateSql).bind(state, page.source).first<Row>();
  if (row === null) return null;
  const { before, ...kept } = row;
  if (kept.id === page.latest && kept.content === page.stands) return { ...kept, beside: "before", other: before };
  return page.stands === null
    ? { ...kept, beside: "draft", other: page.draft }
    : { ...kept, beside: "stands", other: page.stands };
}
