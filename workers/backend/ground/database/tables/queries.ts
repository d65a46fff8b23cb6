/**
 * The queries of one HTTP request: what its resolvers ask D1 for in the same turn goes out as one `db.batch()`,
 * and nothing is asked twice. So the depth of a page, not its width, decides how often D1 is called.
 */
import { GraphQLError } from "graphql";
import { type TagKind, toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { countWhenSlow } from "#workers/backend/ground/database/slow-statements.ts";

export type SqlValue = string | number | null;

/** Rows requested by key; the statement names the key they belong to. */
export type Keyed = { key: string | number };

export type Queries = {
  /** All rows of a statement; `?1`, `?2` … are `params` in order. */
  all<Row>(sql: string, ...params: SqlValue[]): Promise<Row[]>;
  /**
   * The rows of one key. Keys asked for in the same turn share one statement, in which `?1` is the JSON list of
   * them (`… IN (SELECT value FROM json_each(?1))`), `?2` … are `params`, and the column `key` says whose row it is.
   */
  byKey<Row extends Keyed>(sql: string, key: string | number, ...params: SqlValue[]): Promise<Row[]>;
  /** Notes that the answer shows this piece of content (content/cache-tags). Whatever reads a row notes it. */
  note(kind: TagKind, key?: string | number): void;
  /** Notes that the rows mean something else from this moment on, in seconds, without a write. */
  changesAt(moment: number): void;
  /** The earliest of these moments; null for none. */
  until(): number | null;
  /** The tags of all noted content. */
  tags(): ReadonlySet<string>;
  /** The statements sent so far, for operators. */
  count(): { batches: number; statements: number };
};

/** No page comes near this; a malicious query does. */
export const MAX_STATEMENTS_PER_REQUEST = 100;

type Deferred = PromiseWithResolvers<unknown[]>;
type Group = { sql: string; params: SqlValue[]; keys: Map<string | number, Deferred> };
type Outgoing = { sql: string; params: SqlValue[]; settle: (rows: unknown[]) => void; fail: (reason: unknown) => void };

/** The queries of one request over `db`. */
export function createQueries(db: D1Database): Queries {
  // By statement, then by parameters: long texts are looked up unchanged, and not concatenated a hundred times.
  const asked = new Map<string, Map<string, Promise<unknown[]>>>();
  const groups = new Map<string, Map<string, Group>>();
  const tags = new Set<string>();
  let waiting: Outgoing[] = [];
  let scheduled = false;
  let until: number | null = null;
  let batches = 0;
  let statements = 0;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // A macrotask: by then every resolver that can run has requested its rows.
    setTimeout(() => void flush(), 0);
  }

  function takeWaiting(): Outgoing[] {
    const outgoing = [...waiting, ...[...groups.values()].flatMap((ofSql) => [...ofSql.values()].map(toOutgoing))];
    waiting = [];
    groups.clear();
    scheduled = false;
    return outgoing;
  }

  async function flush(): Promise<void> {
    const outgoing = takeWaiting();
    try {
      statements += outgoing.length;
      if (statements > MAX_STATEMENTS_PER_REQUEST) {
        throw new GraphQLError(`The request needs more than ${MAX_STATEMENTS_PER_REQUEST} database statements.`, {
          extensions: { code: "REQUEST_TOO_LARGE" },
        });
      }
      batches += 1;
      const results = await db.batch(outgoing.map(({ sql, params }) => db.prepare(sql).bind(...params)));
      for (const [index, one] of outgoing.entries()) {
        one.settle(results[index]?.results ?? []);
        countWhenSlow(one.sql, results[index]?.meta?.duration ?? 0);
      }
    } catch (reason) {
      for (const one of outgoing) one.fail(reason);
    }
  }

  function once(sql: string, name: string, ask: () => Promise<unknown[]>): Promise<unknown[]> {
    const ofSql = open(asked, sql);
    const known = ofSql.get(name);
    if (known !== undefined) return known;
    const rows = ask();
    ofSql.set(name, rows);
    schedule();
    return rows;
  }

  return {
    all<Row>(sql: string, ...params: SqlValue[]): Promise<Row[]> {
      return once(sql, JSON.stringify(params), () => {
        const deferred: Deferred = Promise.withResolvers();
        waiting.push({ sql, params, settle: deferred.resolve, fail: deferred.reject });
        return deferred.promise;
      }) as Promise<Row[]>;
    },
    byKey<Row extends Keyed>(sql: string, key: string | number, ...params: SqlValue[]): Promise<Row[]> {
      return once(sql, JSON.stringify([{ key }, ...params]), () => {
        const ofSql = open(groups, sql);
        const name = JSON.stringify(params);
        const group = ofSql.get(name) ?? { sql, params, keys: new Map<string | number, Deferred>() };
        ofSql.set(name, group);
        const deferred: Deferred = Promise.withResolvers();
        group.keys.set(key, deferred);
        return deferred.promise;
      }) as Promise<Row[]>;
    },
    note(kind, key) {
      tags.add(toCacheTag(kind, key));
    },
    changesAt(moment) {
      until = Math.min(moment, until ?? moment);
    },
    until: () => until,
    tags: () => tags,
    count: () => ({ batches, statements }),
  };
}

function open<Inner>(maps: Map<string, Map<string, Inner>>, name: string): Map<string, Inner> {
  const known = maps.get(name);
  if (known !== undefined) return known;
  const map = new Map<string, Inner>();
  maps.set(name, map);
  return map;
}

/** Lets rows be read before they are needed. The code that needs them asks again, and gets the error of a failure then. */
export function readAhead(rows: Promise<unknown>): void {
  rows.catch(() => undefined);
}

function toOutgoing({ sql, params, keys }: Group): Outgoing {
  return {
    sql,
    params: [JSON.stringify([...keys.keys()]), ...params],
    settle(rows) {
      const rowsOf = Map.groupBy(rows as Keyed[], (row) => row.key);
      for (const [key, deferred] of keys) deferred.resolve(rowsOf.get(key) ?? []);
    },
    fail(reason) {
      for (const deferred of keys.values()) deferred.reject(reason);
    },
  };
}

/** `response` with the number of D1 calls its answer took, for operators. */
export function withQueryCount(response: Response, queries: Queries): Response {
  const { batches, statements } = queries.count();
  const counted = new Response(response.body, response);
  counted.headers.set("x-d1-batches", String(batches));
  counted.headers.set("x-d1-statements", String(statements));
  counted.headers.append("server-timing", `d1;desc="${batches} batches, ${statements} statements"`);
  return counted;
}
