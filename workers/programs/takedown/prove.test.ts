import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { Reached } from "#workers/programs/command-line/ask-admin.ts";
import { type Proof, prove } from "./prove.ts";
import { parseTakedownCommand, runTakedown } from "./run-takedown.ts";
import { findMark, toSurfaces } from "./surfaces.ts";

const facts = {
  slug: "der-fall",
  publishedAt: 1_770_000_000,
  hasVideo: true,
  isLiveticker: false,
  formerPaths: ["/2020/der-fall"],
  feeds: ["all", "topic:rhesi"],
  linkedBy: ["/anderer/12"],
  issues: ["sport/2026-03-01"],
  files: ["/media/p/eins/800.jpg"],
};
const taken = { postId: 11, title: "Xaverhuber verhaftet", facts, traces: { posts: 0 } };
const now = new Date("2026-03-10T12:00:00Z");

type Answer = { status?: number; text?: string; to?: string };
let server: Server | null = null;
afterEach(() => void server?.close());

/** A portal from which all is gone, but for what `changes` say of a path. */
async function open(changes: Record<string, Answer>): Promise<string> {
  const barred = new Set(
    toSurfaces(taken).flatMap(({ expects, path }) => (expects === "barred" || expects === "gone" ? [path] : [])),
  );
  const health = JSON.stringify({ ok: true, build: "b", backend: "ok" });
  server = createServer(({ url = "" }, reply) => {
    const own: Answer = url === "/health" ? { text: health } : { status: barred.has(url) ? 410 : 200 };
    const { status = 200, text = "", to } = changes[url] ?? changes["*"] ?? own;
    reply.writeHead(status, to === undefined ? {} : { location: to }).end(text);
  });
  await new Promise<void>((resolve) => void server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function look(changes: Record<string, Answer>, traces = taken.traces): Promise<Proof> {
  return prove({ ...taken, traces }, await open(changes), { now, onChecked: () => undefined });
}
const left = ({ surfaces }: Proof) =>
  surfaces.filter(({ isGone }) => !isGone).map(({ surface, address }) => `${surface} ${address}`);

const link = '<a href="/der-fall/11">';
test.each<[string, Record<string, Answer>, string[]]>([
  ["everything is gone", {}, []],
  ["an origin answers 404 to everything", { "*": { status: 404 } }, ["portal /health"]],
  ["a parked host answers a page to everything", { "*": { text: "<h1>Zu verkaufen</h1>" } }, ["portal /health"]],
  [
    "the portal's back end is down",
    { "/health": { status: 503, text: '{"ok":false,"build":"b","backend":"x"}' } },
    ["portal /health"],
  ],
  ["another paper's portal does not know the post", { "/der-fall/11": { status: 404 } }, ["article /der-fall/11"]],
  ["the article is there", { "/der-fall/11": { text: "Text" } }, ["article /der-fall/11"]],
  ["the front page is not there", { "/": { status: 404 } }, ["front page, most read /"]],
  ["the front page still links to it", { "/": { text: link } }, ["front page, most read /"]],
  ["an empty list is not there", { "/page/2": { status: 404 } }, []],
  ["a list fails", { "/page/2": { status: 500 } }, ["list of all /page/2"]],
  [
    "a list has moved, and shows it there",
    { "/page/2": { status: 301, to: "/neu" }, "/neu": { text: link } },
    ["list of all /page/2"],
  ],
  ["a list has moved, and shows it nowhere", { "/page/2": { status: 308, to: "/neu" } }, []],
  ["a list leads to another host", { "/page/2": { status: 302, to: "https://anders.example/" } }, ["list of all /page/2"]],
  ["a list leads in a circle", { "/page/2": { status: 302, to: "/page/2" } }, ["list of all /page/2"]],
  ["a picture is still there", { "/media/p/eins/800.jpg": {} }, ["picture or film /media/p/eins/800.jpg"]],
  ["a picture leads to where it is gone", { "/media/p/eins/800.jpg": { status: 301, to: "/der-fall/11" } }, []],
  ["GraphQL is closed", { "/graphql": { status: 404 } }, ["GraphQL /graphql"]],
])("when %s", async (_, changes, expected) => {
  const proof = await look(changes);
  expect(left(proof)).toEqual(expected);
  expect(proof.isGone).toBe(expected.length === 0);
});

test("rows of the database count as well, and an origin that does not answer proves nothing", async () => {
  expect(left(await look({}, { posts: 1 }))).toEqual(["database posts"]);
  const nobody = await prove(taken, "http://127.0.0.1:9", { now, onChecked: () => undefined });
  expect(left(nobody)).toEqual(["portal /health"]);
});

test.each([
  ["its address", "list of all", "/page/2", link, "/der-fall/11"],
  ["its title", "list of all", "/page/2", "<b>Xaverhuber verhaftet</b>", taken.title],
  ["its picture", "feed", "/feed", 'url="/media/p/eins/800.jpg"', "/media/p/eins/800.jpg"],
  ["the words of a search alone", "search", "/suche", "Xaverhuber verhaftet", null],
])("an answer gives the post away by %s", (_, surface, path, text, mark) => {
  expect(findMark(taken, { surface, path, expects: "absent" }, text)).toBe(mark);
});

test("every place of the post is looked at", () => {
  const paths = toSurfaces(taken).map(({ path }) => path);
  for (const path of [
    "/video/der-fall/11",
    "/2020/der-fall",
    "/themen/rhesi/feed/atom",
    "/anderer/12",
    "/newsletter/sport/2026-03-01",
    "/",
  ])
    expect(paths).toContain(path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each<[string, Record<string, Answer>, 0 | 1, string]>([
  ["is gone", {}, 0, "Gone from all"],
  ["still stands somewhere", { "/page/2": { text: link } }, 1, "STILL   list of all"],
  ["was looked for at a wrong origin", { "*": { status: 404 } }, 1, "STILL   portal"],
])("the command ends with what it found: the post %s", async (_, changes, code, line) => {
  const kept: unknown[] = [];
  const view = {
    postId: 11,
    title: taken.title,
    reason: "Gericht",
    takenAt: 1,
    facts,
    proof: null,
    liftedAt: null,
    isUnfinished: false,
  };
  const reached: Reached = {
    portalOrigin: await open(changes),
    stop: async () => undefined,
    send: async (path, init) => {
      if (path.endsWith("/proof")) kept.push(JSON.parse(String(init?.body)));
      return Response.json({ post: null, takedown: view, traces: taken.traces });
    },
  };
  const command = parseTakedownCommand(["--post", "11", "--check"]);
  const said: string[] = [];
  if (command === null) throw new Error("The command line was not understood");
  const around = { reached, user: "lea", now, say: (text: string) => void said.push(text), confirm: async () => false };
  expect(await runTakedown(command, around)).toBe(code);
  expect(said.join("\n")).toContain(line);
  expect(kept).toMatchObject([{ isGone: code === 0 }]);
});
