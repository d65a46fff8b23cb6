/** `/admin/export`: a paper row by row, out of one back end and into another one that is empty (decision 102). */
import * as v from "valibot";
import { rankMostRead } from "#workers/backend/content/write/rank-most-read.ts";
import { rebuildSearch } from "#workers/backend/content/write/search/rebuild-search.ts";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { withBody } from "#workers/backend/doors/admin/with-body.ts";
import { type ExportedTable, exportedTables } from "#workers/backend/doors/registry/tables.ts";
import { EVERYTHING } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { PARTS_FOLDER } from "#workers/backend/newsroom/recordings/stored-parts.ts";

const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** The fewer requests, the shorter the time in which nothing may change. */
const ROWS_AT_ONCE = 2000;
const WIDE_ROWS_AT_ONCE = 200;
const FILES_AT_ONCE = 500;
/** Of an import that is not finished: its name, among the marks of what was brought. */
const MARK = "export";

const value = v.union([v.string(), v.number(), v.null()]);
const rowsSchema = v.object({ rows: v.pipe(v.array(v.record(v.string(), value)), v.maxLength(1000)) });
const beginSchema = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)), withReaders: v.boolean() });
const countsSchema = v.record(v.string(), v.pipe(v.number(), v.integer()));
/** `rows`: how many the export has of each table. */
const finishSchema = v.object({ sequences: countsSchema, rows: countsSchema });

/** `/admin/export`, `/files`, `/begin`, `/finish`, `/{table}` and `/{table}/links`. */
export async function handleExport(request: Request, url: URL, env: Env): Promise<Response> {
  const [, , , name = "", action = ""] = url.pathname.split("/");
  const table = exportedTables.find((one) => one.name === name);
  switch (`${request.method} ${table === undefined ? name : "table"}${action === "" ? "" : `/${action}`}`) {
    case "GET ":
      return describe(env);
    case "GET files":
      return listFiles(url, env);
    case "POST begin":
      return withBody(request, { schema: beginSchema, maxBytes: MAX_BODY_BYTES }, (body) => begin(env, body));
    case "POST finish":
      return withBody(request, { schema: finishSchema, maxBytes: MAX_BODY_BYTES }, (body) => finish(env, body));
    case "GET table":
      return table === undefined ? toAdminError(404, "No table") : readRows(env.DB, table, url);
    case "POST table":
      return withBody(request, { schema: rowsSchema, maxBytes: MAX_BODY_BYTES }, ({ rows }) =>
        bringRows(env.DB, table as ExportedTable, rows),
      );
    case "POST table/links":
      return withBody(request, { schema: rowsSchema, maxBytes: MAX_BODY_BYTES }, ({ rows }) =>
        bringLinks(env.DB, table as ExportedTable, rows),
      );
  }
  return toAdminError(404, `There is no ${request.method} ${url.pathname}`);
}

/** What state it is: of the schema (its last migration), of what is exported, and the last numbers that were given. */
async function describe({ DB }: Env): Promise<Response> {
  const [schema, version, sequences] = await DB.batch<Record<string, string | number>>([
    DB.prepare("SELECT name FROM d1_migrations ORDER BY name DESC LIMIT 1"),
    DB.prepare("SELECT exported FROM content_version"),
    DB.prepare("SELECT name, seq FROM sqlite_sequence WHERE name <> 'd1_migrations'"),
  ]);
  return toAdminReply({
    schema: schema?.results[0]?.name ?? "",
    version: version?.results[0]?.exported ?? "",
    sequences: Object.fromEntries((sequences?.results ?? []).map(({ name, seq }) => [name, seq])),
  });
}

async function readColumns(db: D1Database, { name, without = [] }: ExportedTable): Promise<string[]> {
  // Without generated columns. The names are those of tables.ts.
  const { results } = await db.prepare(`PRAGMA table_info(${name})`).all<{ name: string }>();
  return results.map((column) => column.name).filter((column) => !without.includes(column));
}

/** Replies `{rows, next}`: so many rows behind the key `after` (JSON), in the order of the key. */
async function readRows(db: D1Database, table: ExportedTable, url: URL): Promise<Response> {
  const after = v.safeParse(v.array(value), JSON.parse(url.searchParams.get("after") ?? "[]"));
  if (!after.success) return toAdminError(400, "after: no key");
  const columns = await readColumns(db, table);
  const key = table.key.join(", ");
  const marks = table.key.map((_, index) => `?${index + 1}`).join(", ");
  const where = after.output.length === 0 ? "" : `WHERE (${key}) > (${marks})`;
  const limit = table.isWide ? WIDE_ROWS_AT_ONCE : ROWS_AT_ONCE;
  const { results } = await db
    .prepare(`SELECT ${columns.join(", ")} FROM ${table.name} ${where} ORDER BY ${key} LIMIT ${limit}`)
    .bind(...after.output)
    .all<Record<string, string | number | null>>();
  const last = results.length < limit ? undefined : results.at(-1);
  return toAdminReply({ rows: results, next: last === undefined ? null : table.key.map((column) => last[column] ?? null) });
}

/** Files of pictures and films: `{files: [{key, size, type}], next}`. */
async function listFiles(url: URL, { MEDIA }: Env): Promise<Response> {
  const cursor = url.searchParams.get("after") ?? "";
  const listed = await MEDIA.list({ limit: FILES_AT_ONCE, include: ["httpMetadata"], ...(cursor === "" ? {} : { cursor }) });
  // What is on its way belongs to who sends it.
  const whole = listed.objects.filter(({ key }) => !key.startsWith(PARTS_FOLDER));
  const files = whole.map(({ key, size, httpMetadata }) => ({ key, size, type: httpMetadata?.contentType ?? "" }));
  return toAdminReply({ files, next: listed.truncated ? listed.cursor : null });
}

/** Empties the tables of a state that has no posts, or goes on with the import of the same name that did not come to its end. */
async function begin({ DB }: Env, { id, withReaders }: v.InferOutput<typeof beginSchema>): Promise<Response> {
  const marked = await DB.prepare("SELECT source FROM content_hashes WHERE kind = ?1").bind(MARK).first<{ source: string }>();
  if (marked?.source === id) return toAdminReply({ isResumed: true });
  const has = await DB.prepare("SELECT EXISTS (SELECT 1 FROM posts) AS posts, EXISTS (SELECT 1 FROM accounts) AS readers").first<{
    posts: number;
    readers: number;
  }>();
  if (marked !== null || has?.posts === 1 || (withReaders && has?.readers === 1))
    return toAdminError(409, "This state is not empty: an export is brought into a fresh one");
  const tables = exportedTables.filter(({ isPersonal }) => withReaders || !isPersonal).toReversed();
  await DB.batch([
    ...tables.map(({ name }) => DB.prepare(`DELETE FROM ${name}`)),
    DB.prepare("INSERT INTO content_hashes (kind, source, content_hash) VALUES (?1, ?2, '')").bind(MARK, id),
  ]);
  return toAdminReply({ isResumed: false });
}

type Row = Record<string, string | number | null>;

/** Rows that are there already stay. What the table does not take is said: nothing is left out in silence. */
async function bringRows(db: D1Database, table: ExportedTable, rows: Row[]): Promise<Response> {
  if (!(await hasBegun(db))) return noImport();
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const known = await readColumns(db, table);
  const unknown = columns.filter((column) => !known.includes(column));
  if (unknown.length > 0) return toAdminError(400, `${table.name} has no column ${unknown.join(", ")}`);
  if (columns.length === 0) return toAdminReply({ rows: 0 });
  const values = columns.map((column) => (column === table.link ? "NULL" : `value ->> '$.${column}'`));
  // "WHERE true", since "ON" would belong to the join.
  const statement = db
    .prepare(
      `INSERT INTO ${table.name} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?1) WHERE true
        ON CONFLICT (${(table.identity ?? table.key).join(", ")}) DO NOTHING`,
    )
    .bind(JSON.stringify(rows));
  return (await findRefusal(statement, table, rows)) ?? toAdminReply({ rows: rows.length });
}

async function bringLinks(db: D1Database, table: ExportedTable, rows: Row[]): Promise<Response> {
  if (!(await hasBegun(db))) return noImport();
  const { name, key, link } = table;
  const linked = rows.filter((row) => link !== undefined && row[link] !== null);
  if (link === undefined || linked.length === 0) return toAdminReply({ rows: 0 });
  const statement = db
    .prepare(
      `UPDATE ${name} SET ${link} = j.value ->> '$.${link}' FROM json_each(?1) j WHERE ${name}.${key[0]} = j.value ->> '$.${key[0]}'`,
    )
    .bind(JSON.stringify(linked));
  return (await findRefusal(statement, table, linked)) ?? toAdminReply({ rows: linked.length });
}

/** Null when the table takes the rows. Throws when the database fails. */
async function findRefusal(statement: D1PreparedStatement, { name, key }: ExportedTable, rows: Row[]): Promise<Response | null> {
  try {
    await statement.run();
    return null;
  } catch (error) {
    const [refused] = /[A-Z ]+ constraint failed(?:: [\w., ]+)?|datatype mismatch/.exec(String(error)) ?? [];
    if (refused === undefined) throw error;
    const first = key.map((column) => rows[0]?.[column] ?? null);
    return toAdminError(422, `${name} does not take the rows from ${JSON.stringify(first)} on: ${refused.trim()}`);
  }
}

async function hasBegun(db: D1Database): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM content_hashes WHERE kind = ?1").bind(MARK).first()) !== null;
}

function noImport(): Response {
  return toAdminError(409, "No import was begun");
}

/** When all rows are there: numbers go on where they were, what is computed is made anew, and readers see the paper. */
async function finish(env: Env, { sequences, rows }: v.InferOutput<typeof finishSchema>): Promise<Response> {
  if (!(await hasBegun(env.DB))) return noImport();
  const missing = await findMissing(env.DB, rows);
  if (missing.length > 0) return toAdminError(409, `The import is not whole: ${missing.join("; ")}`);
  const numbers = JSON.stringify(sequences);
  await env.DB.batch([
    env.DB.prepare(
      "UPDATE sqlite_sequence SET seq = MAX(seq, j.value) FROM json_each(?1) j WHERE sqlite_sequence.name = j.key",
    ).bind(numbers),
    // Tables that never had a row here.
    env.DB.prepare(
      "INSERT INTO sqlite_sequence (name, seq) SELECT key, value FROM json_each(?1) WHERE key NOT IN (SELECT name FROM sqlite_sequence)",
    ).bind(numbers),
    // A guest of a newsletter whose account came about while they were exported: its trigger makes one reader of the two.
    env.DB.prepare(
      "UPDATE accounts SET state = state WHERE state = 'active' AND email_key IN (SELECT email_key FROM newsletter_guests)",
    ),
    env.DB.prepare("UPDATE search_state SET version = 0, place = NULL"),
    env.DB.prepare("DELETE FROM content_hashes WHERE kind = ?1").bind(MARK),
    raiseVersionStatement(env.DB),
  ]);
  await rankMostRead(env, new Date());
  await announceChange(env, new Set([EVERYTHING]));
  // What is left of a large archive is done by the clock.
  await rebuildSearch(env);
  return toAdminReply({ isFinished: true });
}

/** Which tables have fewer rows than the export. More are no loss: the clock of a deployed back end may have added some. */
async function findMissing(db: D1Database, rows: Record<string, number>): Promise<string[]> {
  const tables = exportedTables.filter(({ name }) => rows[name] !== undefined);
  if (tables.length === 0) return [];
  const counts = await db.batch<{ count: number }>(tables.map(({ name }) => db.prepare(`SELECT COUNT(*) AS count FROM ${name}`)));
  return tables.flatMap(({ name }, index) => {
    // Among the hashes stands the import's own mark.
    const count = (counts[index]?.results[0]?.count ?? 0) - (name === "content_hashes" ? 1 : 0);
    const expected = rows[name] ?? 0;
    return count < expected ? [`${name} has ${count} of ${expected} rows`] : [];
  });
}
