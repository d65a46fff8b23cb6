/**
 * The database as both the log and the operator see it: each statement is counted for its request, and slow ones are logged (decision 95). Slow is
 * what takes long in the database alone, by D1's own word: a statement that waited while others wrote is not.
 */

import { logWarning } from "#shared/log/log.ts";
import { readLogSettings } from "#shared/log/log-settings.ts";
import { readScope } from "#shared/log/request-scope.ts";

const STATEMENT_LENGTH = 400;

/** A statement with its text; its values are never logged. */
type Timed = { raw: D1PreparedStatement; text: string };
const timed = new WeakMap<D1PreparedStatement, Timed>();

const plain = new WeakMap<D1Database, D1Database>();

/** `database` with its statements timed. Everything else is unchanged. */
export function createTimedDatabase(database: D1Database): D1Database {
  const own = wrap(database);
  plain.set(own, database);
  return own;
}

/** The platform's own database object, for a timed one too: it is the key of all that is kept for a database. */
export function toPlainDatabase(database: D1Database): D1Database {
  return plain.get(database) ?? database;
}

function wrap(database: D1Database): D1Database {
  return {
    prepare: (text: string) => createTimedStatement(database.prepare(text), text),
    async batch<Row>(statements: D1PreparedStatement[]) {
      const parts = statements.map((statement) => timed.get(statement) ?? { raw: statement, text: "?" });
      const texts = parts.map((part) => part.text);
      return time(texts, () => database.batch<Row>(parts.map(({ raw }) => raw)), toMetas);
    },
    exec: (text: string) => database.exec(text),
    withSession: (constraint?: D1SessionBookmark | D1SessionConstraint) => database.withSession(constraint),
    dump: () => database.dump(),
  } as D1Database;
}

type Meta = Pick<D1Meta, "duration" | "rows_read">;

/** A failed call is noted with its time as well, without a count of rows. */
async function time<Answer>(texts: string[], call: () => Promise<Answer>, metasOf: (answer: Answer) => Meta[]): Promise<Answer> {
  const began = Date.now();
  let metas: Meta[] | null = null;
  try {
    const answer = await call();
    metas = metasOf(answer);
    return answer;
  } finally {
    note(texts, Date.now() - began, metas);
  }
}

function createTimedStatement(raw: D1PreparedStatement, text: string): D1PreparedStatement {
  const statement = {
    bind: (...values: unknown[]) => createTimedStatement(raw.bind(...values), text),
    // As D1 does it, which does not say then how long it took.
    async first(column?: string) {
      const { results } = await time([text], () => raw.all<Record<string, unknown>>(), toMeta);
      const row = results[0] ?? null;
      if (row === null || column === undefined) return row;
      if (!(column in row)) throw new Error(`D1_COLUMN_NOTFOUND: Column not found (${column})`);
      return row[column];
    },
    run: () => time([text], () => raw.run(), toMeta),
    all: () => time([text], () => raw.all(), toMeta),
    raw: (options?: { columnNames?: false }) =>
      time(
        [text],
        () => raw.raw(options),
        (rows) => [{ duration: 0, rows_read: rows.length }],
      ),
  } as unknown as D1PreparedStatement;
  timed.set(statement, { raw, text });
  return statement;
}

function toMeta(result: D1Result<unknown>): Meta[] {
  return toMetas([result]);
}

function toMetas(results: D1Result<unknown>[]): Meta[] {
  return results.map(({ meta }: { meta?: D1Meta }) => ({ duration: meta?.duration ?? 0, rows_read: meta?.rows_read ?? 0 }));
}

/** `metas` is null where it failed. */
function note(texts: string[], ms: number, metas: Meta[] | null): void {
  const scope = readScope();
  const rows = metas?.reduce((sum, { rows_read }) => sum + rows_read, 0) ?? 0;
  if (scope !== null) {
    scope.sql.statements += texts.length;
    scope.sql.ms += ms;
    scope.sql.rows += rows;
  }
  const isSlow = (duration: number) => duration * 10 >= readLogSettings().slowMs;
  if (metas === null) {
    if (isSlow(ms)) warn(texts.join("; "), { statements: texts.length, ms, hasFailed: true });
    return;
  }
  for (const [index, { duration, rows_read }] of metas.entries())
    if (isSlow(duration)) warn(texts[index] ?? "?", { statements: 1, ms: Math.round(duration), rows: rows_read });
}

function warn(statement: string, facts: { statements: number; ms: number; rows?: number; hasFailed?: true }): void {
  logWarning("slow statement", undefined, { statement: statement.replace(/\s+/g, " ").slice(0, STATEMENT_LENGTH), ...facts });
}
