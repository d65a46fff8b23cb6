import { env as bindings } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { rankMostRead } from "#workers/backend/content/write/rank-most-read.ts";
import { rebuildSearch } from "#workers/backend/content/write/search/rebuild-search.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { handleExport } from "./handle-export.ts";

const env = bindings as unknown as Env;
type Row = Record<string, string | number | null>;

async function send(method: "GET" | "POST", path: string, body?: unknown): Promise<[number, Record<string, unknown>]> {
  const url = new URL(`http://backend/admin/export${path}`);
  const response = await handleExport(
    new Request(url, { method, body: body === undefined ? null : JSON.stringify(body) }),
    url,
    env,
  );
  return [response.status, (await response.json()) as Record<string, unknown>];
}
const bring = (table: string, rows: Row[]) => send("POST", `/${table}`, { rows });
const finish = (rows: Record<string, number>, sequences: Record<string, number> = {}) =>
  send("POST", "/finish", { rows, sequences });
const author = (id: number, slug: string) => ({ id, slug, name: "Berta Berg" });
const account = (id: number) => ({
  id,
  login: `r${id}`,
  login_key: `r${id}`,
  email: `r${id}@example.com`,
  email_key: `r${id}@example.com`,
  password_hash: "x",
  state: "active",
  created_at: 1,
});

beforeEach(async () => {
  await env.DB.batch(
    ["newsletter_guests", "accounts", "authors", "content_hashes", "most_read", "post_views", "posts"].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  expect(await send("POST", "/begin", { id: "one", withReaders: true })).toEqual([200, { isResumed: false }]);
});

test.each<[string, string, Row[], number, string]>([
  ["that lacks a value", "authors", [{ id: 1, slug: "berta", name: null }], 422, "NOT NULL constraint failed: authors.name"],
  ["with another's name", "authors", [author(1, "a"), author(2, "a")], 422, "UNIQUE constraint failed: authors.slug"],
  ["of an unknown kind", "accounts", [{ ...account(1), state: "?" }], 422, "CHECK constraint failed"],
  ["of an unknown account", "bookmarks", [{ account_id: 7, post_id: 7, saved_at: 1 }], 422, "FOREIGN KEY constraint failed"],
  ["of another kind", "authors", [{ ...author(1, "a"), id: "eins" }], 422, "datatype mismatch"],
  ["with more columns", "authors", [{ ...author(1, "a"), shoe_size: 44 }], 400, "authors has no column shoe_size"],
])("a row %s is refused with a reason, and so are all rows of the request", async (_, table, rows, status, reason) => {
  expect(await bring(table, rows)).toEqual([status, { error: expect.stringContaining(reason) }]);
  expect(await bring(table, rows)).toEqual([status, { error: expect.stringMatching(new RegExp(`^${table}`)) }]);
  expect(await env.DB.prepare(`SELECT COUNT(*) AS count FROM ${table}`).first("count")).toBe(0);
});

test("rows imported twice are stored once, and columns that an older export lacks have their default", async () => {
  for (const _ of [1, 2]) expect(await bring("accounts", [account(1)])).toEqual([200, { rows: 1 }]);
  expect((await env.DB.prepare("SELECT id, firstname, migrate FROM accounts").all()).results).toEqual([
    { id: 1, firstname: "", migrate: 0 },
  ]);
});

test("an import ends when every table has the rows of the export, and names tables that do not", async () => {
  await bring("authors", [author(1, "a")]);
  await bring("content_hashes", [{ kind: "x", source: "y", content_hash: "z" }]);
  expect(await finish({ authors: 2, content_hashes: 2, terms: 0 })).toEqual([
    409,
    { error: "The import is not whole: authors has 1 of 2 rows; content_hashes has 1 of 2 rows" },
  ]);
  await bring("authors", [author(2, "b")]);
  expect(await finish({ authors: 2, content_hashes: 1 })).toEqual([200, { isFinished: true }]);
  expect(await bring("authors", [author(3, "c")])).toEqual([409, { error: "No import was begun" }]);
});

test("used numbers are not used again, also in tables without rows", async () => {
  await env.DB.prepare("DELETE FROM sqlite_sequence WHERE name = 'cancellations'").run();
  await finish({}, { cancellations: 41 });
  expect((await send("GET", ""))[1]).toMatchObject({ sequences: { cancellations: 41 } });
});

test("a guest of a newsletter who got an account meanwhile is subscribed once", async () => {
  await bring("accounts", [account(1)]);
  const guest = { id: 1, newsletter: "morgen", email: "r1@example.com", email_key: "r1@example.com" };
  await env.DB.prepare(
    "INSERT OR IGNORE INTO newsletters (slug, title, description, listed, position) VALUES ('morgen', '', '', 1, 0)",
  ).run();
  await bring("newsletter_guests", [{ ...guest, asked_at: 1, confirmed_at: 2, leave_key: "k" }]);
  expect(await finish({ newsletter_guests: 1 })).toEqual([200, { isFinished: true }]);
  expect((await env.DB.prepare("SELECT account_id, leave_key FROM newsletter_subscriptions").all()).results).toEqual([
    { account_id: 1, leave_key: "k" },
  ]);
  expect((await env.DB.prepare("SELECT * FROM newsletter_guests").all()).results).toEqual([]);
});

test("a change of computed data does not disturb an export in progress", async () => {
  const readState = () => env.DB.prepare("SELECT version, exported FROM content_version").first<Row>();
  await env.DB.prepare("UPDATE content_version SET exported = 'one'").run();
  await env.DB.batch([
    env.DB.prepare("INSERT INTO posts (id, source, slug, title, published_at, modified_at) VALUES (1, 'own:1', 'a', 'A', 1, 1)"),
    env.DB.prepare("INSERT INTO post_views (day, post_id, views) VALUES ('2026-03-10', 1, 5)"),
    env.DB.prepare("UPDATE search_state SET version = 0, place = NULL"),
  ]);
  const states = [await readState()];
  await rankMostRead(env, new Date("2026-03-10T12:00:00Z"));
  states.push(await readState());
  await rebuildSearch(env);
  states.push(await readState());
  expect(new Set(states.map((state) => state?.version)).size).toBe(3);
  expect(states.map((state) => state?.exported)).toEqual(["one", "one", "one"]);
  expect((await send("GET", ""))[1]).toMatchObject({ version: "one" });
});
