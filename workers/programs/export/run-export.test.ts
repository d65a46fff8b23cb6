/** An export of a paper that lives on while it is exported: the back end here is one of a few rows, which change when a test says so. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runExport } from "./run-export.ts";

type Row = Record<string, string | number | null>;

const root = mkdtempSync(join(tmpdir(), "talblick-export-"));
afterAll(() => rmSync(root, { recursive: true }));

/** `onAsk` gets each request before it is answered; `asked` lists them. */
function createPaper() {
  const paper = {
    version: "1",
    tables: { posts: [{ id: 1 }], accounts: [{ id: 1 }] } as Record<string, Row[]>,
    files: new Map([["a/1.jpg", "eins"]]),
    asked: [] as string[],
    onAsk: (_path: string): void => {},
    send: (path: string): Promise<Response> => {
      const [address = ""] = path.split("?");
      paper.asked.push(address);
      paper.onAsk(address);
      return Promise.resolve(answer(address));
    },
  };
  function answer(path: string): Response {
    if (path.startsWith("/media/")) {
      const text = paper.files.get(path.slice("/media/".length));
      return text === undefined ? new Response("", { status: 404 }) : new Response(text);
    }
    if (path === "/admin/export") return Response.json({ schema: "0001", version: paper.version, sequences: {} });
    if (path === "/admin/export/files")
      return Response.json({
        files: [...paper.files].map(([key, text]) => ({ key, size: text.length, type: "image/jpeg" })),
        next: null,
      });
    return Response.json({ rows: paper.tables[path.slice("/admin/export/".length)] ?? [], next: null });
  }
  return paper;
}

type Paper = ReturnType<typeof createPaper>;

async function callExport(paper: Paper, folder: string, withReaders = false) {
  const lines: string[] = [];
  const order = { folder, withReaders, now: new Date("2026-01-05T00:00:00Z"), say: (line: string) => void lines.push(line) };
  const reached = { send: paper.send, portalOrigin: null, stop: async () => {} };
  paper.asked.length = 0;
  const manifest = await runExport(reached, order);
  return { manifest, said: lines.join("\n") };
}

const readLines = (folder: string, file: string): Row[] =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

test("the tables of a paper that changes meanwhile are read again at once, its files are not", async () => {
  const folder = join(root, "living");
  const paper = createPaper();
  paper.onAsk = (path) => {
    if (path !== "/admin/export/redirects" || paper.version !== "1") return;
    paper.version = "2";
    paper.tables.posts = [{ id: 1 }, { id: 2 }];
    paper.files.set("a/2.jpg", "zwei");
  };
  const { manifest } = await callExport(paper, folder);
  expect([manifest.tables.posts?.rows, manifest.media.rows]).toEqual([2, 2]);
  expect(paper.asked.filter((path) => path.startsWith("/media/"))).toEqual(["/media/a/1.jpg", "/media/a/2.jpg"]);
  // The files that take hours are no part of what must stay as it is.
  expect(paper.asked.indexOf("/media/a/1.jpg")).toBeLessThan(paper.asked.indexOf("/admin/export"));
});

test("a paper that never stops changing is reported, and its files are kept for the next time", async () => {
  const folder = join(root, "restless");
  const paper = createPaper();
  paper.onAsk = (path) => {
    if (path === "/admin/export/posts") paper.version += "x";
  };
  await expect(callExport(paper, folder)).rejects.toThrow("The paper changed each of the 3 times that its tables were read");
  expect(readdirSync(folder)).not.toContain("export.json");
  paper.onAsk = () => {};
  const { manifest } = await callExport(paper, folder);
  expect([manifest.media.rows, paper.asked.filter((path) => path.startsWith("/media/"))]).toEqual([1, []]);
});

test("what was interrupted goes on behind the tables that are whole, unless the paper is another one", async () => {
  const folder = join(root, "interrupted");
  const paper = createPaper();
  const callUntil = (path: string) => {
    paper.onAsk = (asked) => {
      if (asked === path) throw new Error("The line is cut");
    };
    return expect(callExport(paper, folder)).rejects.toThrow("The line is cut");
  };
  await callUntil("/admin/export/redirects");
  await callUntil("/admin/export/redirects");
  expect(paper.asked).not.toContain("/admin/export/posts");
  paper.version = "2";
  paper.onAsk = () => {};
  await callExport(paper, folder);
  expect(paper.asked).toContain("/admin/export/posts");
  // An export that came to its end is no part of the next one: what is counted all day has no version.
  await callExport(paper, folder);
  expect(paper.asked).toContain("/admin/export/posts");
});

test("a file that was taken down leaves the export as well", async () => {
  const folder = join(root, "taken-down");
  const paper = createPaper();
  paper.files.set("a/2.jpg", "zwei");
  await callExport(paper, folder);
  paper.files.delete("a/2.jpg");
  const { manifest } = await callExport(paper, folder);
  expect([manifest.media.rows, readdirSync(join(folder, "media/a"))]).toEqual([1, ["1.jpg"]]);
});

test("readers who come during the export are complete, and what is left of those who went is counted and left out", async () => {
  const folder = join(root, "readers");
  const paper = createPaper();
  paper.tables.accounts = [{ id: 1 }, { id: 2 }];
  paper.tables.subscriptions = [
    { id: 1, account_id: 1 },
    { id: 2, account_id: 2 },
  ];
  paper.tables.cancel_reasons = [{ id: 1, subscription_id: 2 }];
  paper.tables.print_cards = [{ number: "1", account_id: 2 }];
  const read = () => paper.asked.filter((path) => /\/(?:accounts|subscriptions|cancel_reasons|print_cards)$/.test(path));
  paper.onAsk = () => {
    // After the first of the four: one comes and subscribes, one goes.
    if (read().length !== 3) return;
    paper.tables.accounts = [{ id: 1 }, { id: 3 }];
    paper.tables.subscriptions = [
      { id: 1, account_id: 1 },
      { id: 3, account_id: 3 },
    ];
  };
  const { manifest, said } = await callExport(paper, folder, true);
  const tables = ["accounts", "subscriptions", "cancel_reasons", "print_cards"];
  expect(Object.fromEntries(tables.map((name) => [name, readLines(folder, `tables/${name}.jsonl`)]))).toEqual({
    accounts: [{ id: 1 }, { id: 3 }],
    subscriptions: [
      { id: 1, account_id: 1 },
      { id: 3, account_id: 3 },
    ],
    cancel_reasons: [],
    print_cards: [{ number: "1", account_id: null }],
  });
  expect(tables.map((name) => manifest.tables[name]?.rows)).toEqual([2, 2, 0, 1]);
  expect(said).toContain("cancel_reasons: 0 rows, without 1 of readers who went meanwhile");
});

test("an export without readers removes those of an earlier one", async () => {
  const folder = join(root, "without");
  const paper = createPaper();
  await callExport(paper, folder, true);
  const { manifest } = await callExport(paper, folder);
  expect([manifest.tables.accounts, readdirSync(join(folder, "tables")).includes("accounts.jsonl")]).toEqual([undefined, false]);
});
