/** The database as both the log and the operator see it: each statement is counted for its request, and slow ones are logged (decision 95). */

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
      const text = parts.map((part) => part.text).join("; ");
      return time(text, parts.length, () => database.batch<Row>(parts.map(({ raw }) => raw)), countRows);
    },
    exec: (text: string) => database.exec(text),
    withSession: (constraint?: D1SessionBookmark | D1SessionConstraint) => database.withSession(constraint),
    dump: () => database.dump(),
  } as D1Database;
}

/** A failed call is noted with its time as well, without a count of rows. */
async function time<Answer>(
  text: string,
  statements: number,
  call: () => Promise<Answer>,
  rowsOf: (answer: Answer) => number,
): Promise<Answer> {
  const began = Date.now();
  let rows: number | null = null;
  try {
    const answer = await call();
    rows = rowsOf(answer);
    return answer;
  } finally {
    note(text, statements, Date.now() - began, rows);
  }
}

function createTimedStatement(raw: D1PreparedStatement, text: string): D1PreparedStatement {
  const timeOne = <Answer>(call: () => Promise<Answer>, rowsOf: (answer: Answer) => number) => time(text, 1, call, rowsOf);
  const statement = {
    bind: (...values: unknown[]) => createTimedStatement(raw.bind(...values), text),
    first: (column?: string) =>
      timeOne(
        () => (column === undefined ? raw.first() : raw.first(column)),
        (row) => (row === null ? 0 : 1),
      ),
    run: () =>
      timeOne(
        () => raw.run(),
        (result) => countRows([result]),
      ),
    all: () =>
      timeOne(
        () => raw.all(),
        (result) => countRows([result]),
      ),
    raw: (options?: { columnNames?: false }) =>
      timeOne(
        () => raw.raw(options),
        (rows) => rows.length,
      ),
  } as unknown as D1PreparedStatement;
  timed.set(statement, { raw, text });
  return statement;
}

function countRows(results: D1Result<unknown>[]): number {
  return results.reduce((sum, { meta }: { meta?: D1Meta }) => sum + (meta?.rows_read ?? 0), 0);
}

/** `rows` is null where it failed. */
function note(text: string, statements: number, ms: number, rows: number | null): void {
  const scope = readScope();
  if (scope !== null) {
    scope.sql.statements += statements;
    scope.sql.ms += ms;
    scope.sql.rows += rows ?? 0;
  }
  if (ms * 10 < readLogSettings().slowMs) return;
  logWarning("slow statement", undefined, {
    statement: text.replace(/\s+/g, " ").slice(0, STATEMENT_LENGTH),
    statements,
    ms,
    ...(rows === null ? { hasFailed: true } : { rows }),
  });
}
