/** The states that are kept of what the newsroom arranges, and what each changed in the one before. */
import type { StateCause, StateKind } from "#workers/backend/content/write/arranged/states.ts";
import { changesOf, type StateChange } from "./find-changes.ts";

export type KeptState = { id: number; setAt: number; setBy: string | null; cause: StateCause; changes: StateChange[] };

/** More nobody looks through; all that are kept can be opened by their number. */
const LISTED = 20;

type Row = { id: number; set_at: number; set_by: string | null; cause: StateCause; content: string };

const statesSql = `SELECT d.id, d.set_at, s.name AS set_by, d.cause, d.content FROM desk_states d LEFT JOIN staff s ON s.id = d.set_by
  WHERE d.kind = ?1 AND d.key = ?2 ORDER BY d.id DESC LIMIT ${LISTED + 1}`;

/** The last first. */
export async function readStates(db: D1Database, kind: StateKind, key: string): Promise<KeptState[]> {
  const { results } = await db.prepare(statesSql).bind(kind, key).all<Row>();
  const find = changesOf[kind];
  const states = results.slice(0, LISTED).map(({ id, set_at, set_by, cause, content }, index) => {
    const before = results[index + 1]?.content;
    return { id, setAt: set_at, setBy: set_by, cause, changes: before === undefined ? [] : find(before, content) };
  });
  return withHeadlines(db, states);
}

/** The pins are told by the headlines of their posts. */
async function withHeadlines(db: D1Database, states: KeptState[]): Promise<KeptState[]> {
  const ids = [...new Set(states.flatMap(({ changes }) => changes.flatMap(({ post }) => post ?? [])))];
  if (ids.length === 0) return states;
  const sql = "SELECT id, title FROM posts WHERE id IN (SELECT value FROM json_each(?1))";
  const { results } = await db.prepare(sql).bind(JSON.stringify(ids)).all<{ id: number; title: string }>();
  const titles = new Map(results.map(({ id, title }) => [id, title]));
  return states.map((state) => ({
    ...state,
    changes: state.changes.map((change) =>
      change.post === undefined ? change : { ...change, what: titles.get(change.post) ?? `Nr. ${change.post}` },
    ),
  }));
}
