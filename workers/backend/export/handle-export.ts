/** `/admin/export`: a paper row by row, out of one back end and into another one that is empty (decision 102). */
import * as v from "valibot";
import { toAdminError, toAdminReply } from "#workers/backend/admin/admin-reply.ts";
import { withBody } from "#workers/backend/admin/with-body.ts";
import { announceChange } from "#workers/backend/content/cache-tags/announce-change.ts";
import { EVERYTHING } from "#workers/backend/content/cache-tags/cache-tag.ts";
import { raiseVersionStatement } from "#workers/backend/content/version/content-version.ts";
import type { Env } from "#workers/backend/env.ts";
import { rebuildSearch } from "#workers/backend/search/rebuild-search.ts";
import { type ExportedTable, exportedTables } from "./tables.ts";

const MAX_BODY_BYTES = 8 * 1024 * 1024;
const ROWS_AT_ONCE = 200;
const FILES_AT_ONCE = 500;
/** Of an import that is not finished: its name, among the marks of what was brought. */
const MARK = "export";

const value = v.union([v.string(), v.number(), v.null()]);
const rowsSchema = v.object({ rows: v.pipe(v.array(v.record(v.string(), value)), v.maxLength(1000)) });
const beginSchema = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)), withReaders: v.boolean() });
const finishSchema = v.object({ sequences: v.record(v.string(), v.pipe(v.number(), v.integer())) });

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
      return withBody(request, { schema: finishSchema, maxBytes: MAX_BODY_BYTES }, (body) => finish(env, body.sequences));
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

/** What state it is: of the schema (its last migration), of the content, and the last numbers that were given. */
async function describe({ DB }: Env): Promise<Response> {
  const [schema, version, sequences] = await DB.batch<Record<string, string | number>>([
    DB.prepare("SELECT name FROM d1_migrations ORDER BY name DESC LIMIT 1"),
    DB.prepare("SELECT version FROM content_version"),
    DB.prepare("SELECT name, seq FROM sqlite_sequence WHERE name <> 'd1_migrations'"),
  ]);
  return toAdminReply({
    schema: schema?.results[0]?.name ?? "",
    version: version?.results[0]?.version ?? "",
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
  const { results } = await db
    .prepare(`SELECT ${columns.join(", ")} FROM ${table.name} ${where} ORDER BY ${key} LIMIT ${ROWS_AT_ONCE}`)
    .bind(...after.output)
    .all<Record<string, string | number | null>>();
  const last = results.length < ROWS_AT_ONCE ? undefined : results.at(-1);
  return toAdminReply({ rows: results, next: last === undefined ? null : table.key.map((column) => last[column] ?? null) });
}

/** Files of pictures and films: `{files: [{key, size, type}], next}`. */
async function listFiles(url: URL, { MEDIA }: Env): Promise<Response> {
  const cursor = url.searchParams.get("after") ?? "";
  const listed = await MEDIA.list({ limit: FILES_AT_ONCE, include: ["httpMetadata"], ...(cursor === "" ? {} : { cursor }) });
  const files = listed.objects.map(({ key, size, httpMetadata }) => ({ key, size, type: httpMetadata?.contentType ?? "" }));
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

/** Rows that are there already stay. */
async function bringRows(db: D1Database, table: ExportedTable, rows: Row[]): Promise<Response> {
  if (!(await isUnderWay(db))) return noImport();
  const columns = await readColumns(db, table);
  const values = columns.map((column) => (column === table.link ? "NULL" : `value ->> '$.${column}'`));
  await db
    .prepare(`INSERT OR IGNORE INTO ${table.name} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?1)`)
    .bind(JSON.stringify(rows))
    .run();
  return toAdminReply({ rows: rows.length });
}

async function bringLinks(db: D1Database, { name, key, link }: ExportedTable, rows: Row[]): Promise<Response> {
  if (!(await isUnderWay(db))) return noImport();
  const linked = rows.filter((row) => link !== undefined && row[link] !== null);
  if (link !== undefined && linked.length > 0)
    await db
      .prepare(
        `UPDATE ${name} SET ${link} = j.value ->> '$.${link}' FROM json_each(?1) j WHERE ${name}.${key[0]} = j.value ->> '$.${key[0]}'`,
      )
      .bind(JSON.stringify(linked))
      .run();
  return toAdminReply({ rows: linked.length });
}

async function isUnderWay(db: D1Database): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM content_hashes WHERE kind = ?1").bind(MARK).first()) !== null;
}

function noImport(): Response {
  return toAdminError(409, "No import was begun");
}

/** Numbers go on where they were, the search is made anew, and readers see the paper. */
async function finish(env: Env, sequences: Record<string, number>): Promise<Response> {
  if (!(await isUnderWay(env.DB))) return noImport();
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE sqlite_sequence SET seq = MAX(seq, j.value) FROM json_each(?1) j WHERE sqlite_sequence.name = j.key`,
    ).bind(JSON.stringify(sequences)),
    env.DB.prepare("UPDATE search_state SET version = 0, place = NULL"),
    env.DB.prepare("DELETE FROM content_hashes WHERE kind = ?1").bind(MARK),
    raiseVersionStatement(env.DB),
  ]);
  await announceChange(env, new Set([EVERYTHING]));
  // What is left of a large archive is done by the clock.
  await rebuildSearch(env);
  return toAdminReply({ isFinished: true });
}
