/**
 * What has to be requested from the site, one row per item there. Events of one item are merged: the newest counts. A task that fails is
 * tried again at growing intervals; after eight tries it counts as failed, stays visible (`GET /admin/bridge`) and is tried once a day.
 */

/** Authors order posts as terms do, and are tasks of their kind. */
export const AUTHOR = "author";

export type TaskKind = "item" | "media" | "term" | "comments";
export type NewTask = {
  kind: TaskKind;
  /** Post type or taxonomy, AUTHOR for an author, and at night a taxonomy with the slug that is known here; empty where there is none. */
  type: string;
  id: number;
  isGone: boolean;
  /** In seconds since 1970, as the site says. */
  happenedAt: number;
  /** Slugs of a term or author from before, oldest first, with a space between. */
  former?: string;
};
/** `leasedUntil`: until then, in seconds, no other run may take it. */
export type BridgeTask = NewTask & { serial: number; tries: number; former: string; leasedUntil: number };

/** After so many tries a task counts as failed. */
export const MAX_TRIES = 8;
/** So many characters of former slugs; more than that is no newsroom's work. */
const MAX_FORMER = 2000;
const FIRST_WAIT = 60;
const DAY = 86_400;
/** For so many seconds no other run takes a task that is being worked. */
const LEASE = 180;

/**
 * Keeps tasks, due at `now` (seconds). For an item that already waits the newer event counts, or one of the same moment. An item that is
 * being worked is due again when that has ended, never in parallel.
 */
export async function putTasks(db: D1Database, tasks: readonly NewTask[], now: number): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map((task) => ({ former: "", ...task, isGone: task.isGone ? 1 : 0 }));
  await db
    .prepare(
      `INSERT INTO bridge_tasks (kind, type, id, is_gone, happened_at, former, try_at, created_at)
       SELECT value ->> 'kind', value ->> 'type', value ->> 'id', value ->> 'isGone', value ->> 'happenedAt', value ->> 'former', ?2, ?2
       FROM json_each(?1) WHERE true
       ON CONFLICT (kind, type, id) DO UPDATE SET is_gone = excluded.is_gone, happened_at = excluded.happened_at,
         former = CASE WHEN excluded.former = '' OR instr(' ' || former || ' ', ' ' || excluded.former || ' ') THEN former
           WHEN length(former) > ${MAX_FORMER} THEN former ELSE trim(former || ' ' || excluded.former) END,
         serial = serial + 1, tries = 0, try_at = excluded.try_at
       WHERE excluded.happened_at >= happened_at`,
    )
    .bind(JSON.stringify(rows), now)
    .run();
}

/**
 * Up to `limit` tasks that are due, which no other run gets for three minutes: first what the site withdrew, then what is newest there, so
 * that news do not wait for an archive that is being read for the first time.
 */
export async function takeTasks(db: D1Database, now: number, limit: number): Promise<BridgeTask[]> {
  const { results } = await db
    .prepare(
      `UPDATE bridge_tasks SET leased_until = ?1 + ${LEASE}
       WHERE (kind, type, id) IN (SELECT kind, type, id FROM bridge_tasks WHERE try_at <= ?1 AND leased_until <= ?1
         ORDER BY is_gone DESC, happened_at DESC LIMIT ?2)
       RETURNING kind, type, id, is_gone AS isGone, happened_at AS happenedAt, former, serial, tries, leased_until AS leasedUntil`,
    )
    .bind(now, limit)
    .all<Omit<BridgeTask, "isGone"> & { isGone: number }>();
  return results
    .map((row) => ({ ...row, isGone: row.isGone === 1 }))
    .sort((one, other) => Number(other.isGone) - Number(one.isGone) || other.happenedAt - one.happenedAt);
}

/** Whether no event of the item came since the task was taken, and no other run has it: checked before what was fetched is written. */
export async function isStillMine(db: D1Database, task: BridgeTask): Promise<boolean> {
  const mine = await db
    .prepare("SELECT 1 AS n FROM bridge_tasks WHERE kind = ?1 AND type = ?2 AND id = ?3 AND serial = ?4 AND leased_until = ?5")
    .bind(task.kind, task.type, task.id, task.serial, task.leasedUntil)
    .first();
  return mine !== null;
}

/** The task is done, unless another event of it came meanwhile: then it is due again, and the result is false. */
export async function settleTask(db: D1Database, task: BridgeTask): Promise<boolean> {
  const key = [task.kind, task.type, task.id, task.serial] as const;
  const [gone] = await db.batch([
    db.prepare("DELETE FROM bridge_tasks WHERE kind = ?1 AND type = ?2 AND id = ?3 AND serial = ?4").bind(...key),
    releaseStatement(db, task),
  ]);
  return gone?.meta.changes === 1;
}

/** The task was not begun, or cannot be now: the next run gets it, and no try is counted. */
export async function releaseTask(db: D1Database, task: BridgeTask): Promise<void> {
  await releaseStatement(db, task).run();
}

function releaseStatement(db: D1Database, { kind, type, id, leasedUntil }: BridgeTask): D1PreparedStatement {
  return db
    .prepare("UPDATE bridge_tasks SET leased_until = 0 WHERE kind = ?1 AND type = ?2 AND id = ?3 AND leased_until = ?4")
    .bind(kind, type, id, leasedUntil);
}

/**
 * The task failed: it is tried again after 1, 2, 4 … minutes, and at last once a day. Of a newer event nothing is postponed:
 * it is due again, and the answer is false.
 */
export async function postponeTask(db: D1Database, task: BridgeTask, fault: string, now: number): Promise<boolean> {
  const tries = task.tries + 1;
  const wait = tries >= MAX_TRIES ? DAY : FIRST_WAIT * 2 ** (tries - 1);
  const [postponed] = await db.batch([
    db
      .prepare(
        `UPDATE bridge_tasks SET leased_until = 0, tries = ?5, try_at = ?6, fault = ?7
         WHERE kind = ?1 AND type = ?2 AND id = ?3 AND serial = ?4 AND leased_until = ?8`,
      )
      .bind(task.kind, task.type, task.id, task.serial, tries, now + wait, fault.slice(0, 500), task.leasedUntil),
    releaseStatement(db, task),
  ]);
  return postponed?.meta.changes === 1;
}

/** How many tasks wait that have not failed for good: while there are many, no more are looked for. */
export async function countTasks(db: D1Database): Promise<number> {
  return (await db.prepare("SELECT count(*) AS n FROM bridge_tasks WHERE tries < ?1").bind(MAX_TRIES).first<number>("n")) ?? 0;
}
