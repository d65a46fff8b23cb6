/** What publishers do with a paper: look at a draft, bring the whole to another machine. What its operators do, the drill goes through (tests/e2e/operations). */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callProgram } from "#tests/support/operations/call-program.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { runExport } from "#workers/programs/export/run-export.ts";

const folder = mkdtempSync(join(tmpdir(), "talblick-operations-"));
let state: string;
let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
const readRunning = (where: string) => JSON.parse(readFileSync(join(where, "running.json"), "utf8"));

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const { backendOrigin, adminToken } = readRunning(state);
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" };
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  return (await fetch(`${backendOrigin}${path}`, { method, headers, ...init })).json();
}

beforeAll(async () => {
  portal = await startSeparatePortal();
  state = portal.state;
});
afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a draft is seen through its link alone, which shows it as each reader would see it, until the text changes", async () => {
  const blocks = ["Eins.", "Zwei.", "Drei.", "Ganz zuletzt."].map((html) => ({ kind: "paragraph", html }));
  const draft = {
    kind: "post",
    source: "own:entwurf",
    slug: "entwurf",
    title: "Noch geheim",
    isPremium: true,
    status: "draft",
    blocks,
    date: "2026-01-01T00:00:00Z",
    modified: "2026-01-01T00:00:00Z",
  };
  const { results } = (await ask("POST", "/admin/content", { records: [draft] })) as { results: { id: number }[] };
  const [id = 0] = results.map((result) => result.id);
  expect((await fetch(`${portal.origin}/entwurf/${id}`)).status).toBe(404);
  const { code, output } = await callProgram("preview", ["--post", `${id}`], state);
  expect([code, output]).toEqual([0, expect.stringContaining("Noch geheim")]);
  const links = [...output.matchAll(/^(\S+)\s+(http\S+)$/gm)];
  const shown: Record<string, boolean> = {};
  for (const [, tier = "", link = ""] of links) {
    const response = await fetch(link);
    const text = await response.text();
    expect([response.status, response.headers.get("cache-control"), response.headers.get("x-robots-tag")]).toEqual([
      200,
      "private, no-store",
      "noindex",
    ]);
    expect(text).toContain("Dieser Beitrag ist ein Entwurf");
    shown[tier] = text.includes("Ganz zuletzt.");
  }
  expect(shown).toEqual({ anonym: false, angemeldet: false, plus: true, "plus-premium": true, pur: false });
  await ask("POST", "/admin/content", { records: [{ ...draft, title: "Anders" }] });
  expect((await fetch(links[0]?.[2] ?? "")).status).toBe(404);
}, 60_000);

/** The export of the running portal, while readers register: one before the tables of readers are read, one when only accounts are left to read. */
async function exportWhileReadersCome(to: string): Promise<string[]> {
  const { backendOrigin, adminToken } = readRunning(state);
  const register = (login: string) =>
    ask("POST", "/admin/readers", {
      records: [
        {
          kind: "account",
          login,
          lastname: "Amann",
          email: `${login}@mail.example`,
          passwordHash: null,
          newsletters: ["morgen"],
          subscriptions: [{ product: "plus", starts: "2026-01-01T00:00:00Z" }],
          cards: [{ number: login === "otto" ? "47110001" : "47110002", starts: "2026-01-01T00:00:00Z" }],
        },
      ],
    });
  const { results } = (await register("otto")) as { results: { outcome: string }[] };
  expect(results).toMatchObject([{ outcome: "created" }]);
  const lines: string[] = [];
  let hasCome = false;
  const send = async (path: string, init?: RequestInit) => {
    if (path.startsWith("/admin/export/accounts") && !hasCome) {
      hasCome = true;
      await register("berta");
    }
    return fetch(backendOrigin + path, { ...init, headers: { ...init?.headers, authorization: `Bearer ${adminToken}` } });
  };
  const say = (line: string) => void lines.push(line);
  await runExport({ send, portalOrigin: null, stop: async () => {} }, { folder: to, withReaders: true, now: new Date(), say });
  expect(hasCome).toBe(true);
  return lines;
}

test("an export is the same paper with its readers on a fresh machine, and a broken one is not begun", async () => {
  const to = join(folder, "export");
  const rows = (where: string, table: string): { id?: number; login?: string; account_id?: number }[] =>
    readFileSync(join(where, "tables", `${table}.jsonl`), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  await exportWhileReadersCome(to);
  const idOf = (login: string) => rows(to, "accounts").find((account) => account.login === login)?.id;
  const owned = (table: string) => rows(to, table).map((row) => row.account_id);
  for (const table of ["subscriptions", "newsletter_subscriptions", "print_cards"]) {
    expect([table, owned(table)]).toEqual([table, expect.arrayContaining([idOf("otto")])]);
    // Who came while the accounts were read is there, with nothing yet.
    expect([table, owned(table).includes(idOf("berta"))]).toEqual([table, false]);
  }
  expect(idOf("berta")).toEqual(expect.any(Number));

  const other = join(folder, "other");
  const posts = join(to, "tables", "posts.jsonl");
  const whole = readFileSync(posts);
  appendFileSync(posts, '{"id": 1,\n');
  const broken = await callProgram("import", ["--export", to], other);
  expect([broken.code, broken.output]).toEqual([1, expect.stringMatching(/posts\.jsonl: line \d+ is broken/)]);
  writeFileSync(posts, whole);
  const brought = await callProgram("import", ["--export", to], other);
  expect([brought.code, brought.output]).toEqual([0, expect.stringContaining("the paper stands")]);
  const again = join(folder, "again");
  expect((await callProgram("export", ["--to", again, "--with-readers"], other)).code).toBe(0);
  const read = (where: string) => {
    const { tables, media, sequences } = JSON.parse(readFileSync(join(where, "export.json"), "utf8"));
    return { tables, media, sequences };
  };
  expect(read(again)).toEqual(read(to));
}, 240_000);
