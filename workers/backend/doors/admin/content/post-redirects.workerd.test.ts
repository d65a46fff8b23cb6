import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { readRedirect } from "#workers/backend/content/redirects/redirects.ts";
import { all, createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readRedirects } from "#workers/programs/import/redirects/read-redirects.ts";

const purged: string[] = [];
const bindings = {
  ...env,
  PUBLIC_ORIGIN: "https://www.neu.example",
  PORTAL_CACHE: { purge: async (tags: string[]) => void purged.push(...tags) },
} as unknown as Env;

beforeEach(async () => {
  await emptyDatabase(env.DB);
  purged.length = 0;
});

/** As the command does (bring-redirects.ts). */
async function bring(csv: string, more: object = {}) {
  const records = readRedirects(csv).map((line) => ({ ...line, status: Number.isNaN(line.status) ? null : line.status }));
  const body = JSON.stringify({ records, formerHosts: ["alt.example"], hosts: ["shop.example"], ...more });
  const headers = { authorization: `Bearer ${env.ADMIN_TOKEN}` };
  const response = await handleAdmin(new Request("http://backend/admin/redirects", { method: "POST", headers, body }), bindings);
  return { status: response.status, reply: await response.json<Record<string, unknown>>() };
}
const stored = async () =>
  (await all<{ path: string; target: string; status: number }>("SELECT path, target, status FROM redirects ORDER BY path")).map(
    ({ path, target, status }) => `${path} ${target} ${status}`,
  );
const version = () => first("SELECT version FROM content_version");
const leads = (path: string) => readRedirect(createQueries(env.DB), path);

test("a list is kept as a whole, its addresses lead, and their pages are purged", async () => {
  const csv = [
    "alt;neu;status",
    "/a/;/b",
    "https://alt.example/b?x=1;https://www.neu.example/rhein/7#oben;302",
    "/weg;;410",
    "/abo;https://shop.example/abo;307",
  ].join("\n");
  expect(await bring(csv)).toEqual({ status: 200, reply: { written: 4, planned: 4, shortened: 0 } });
  expect(await stored()).toEqual(["/a /b 301", "/abo https://shop.example/abo 307", "/b?x=1 /rhein/7#oben 302", "/weg / 410"]);
  expect(await leads("/a/")).toEqual({ target: "/b", status: 301 });
  expect(await leads("/weg")).toEqual({ target: "/", status: 410 });
  expect(purged).toEqual(expect.arrayContaining(["/a", "/abo", "/b?x=1", "/weg"].map((path) => toCacheTag("redirect", path))));
});

test("more lines than one statement takes come all", async () => {
  const csv = Array.from({ length: 700 }, (_, index) => `/alt/${index};/neu/${index}`).join("\n");
  expect(await bring(csv)).toMatchObject({ reply: { written: 700 } });
  expect(await first("SELECT count(*) AS n FROM redirects")).toEqual({ n: 700 });
  expect(await leads("/alt/699")).toEqual({ target: "/neu/699", status: 301 });
});

test.each([
  ["a wrong status", "/gut;/a\n/b;/c;200", [2]],
  ["a status that is no number", "/gut;/a\n/b;/c;viel", [2]],
  ["another host", "/gut;/a\n/b;https://evil.example/", [2]],
  ["another host in disguise", "/gut;/a\n/b;//evil.example/x\n/c;/\\evil.example", [2, 3]],
  ["an old address of another host", "/gut;/a\nhttps://fremd.example/b;/c", [2]],
  ["a script", "/gut;/a\n/b;javascript:alert(1)", [2]],
  ["nothing to lead to", "/gut;/a\n/b;", [2]],
  ["a circle", "/gut;/a\n/b;/c\n/c;/d\n/d;/b", [2, 3, 4]],
  ["a circle over this portal's own host", "/gut;/a\n/b;https://www.neu.example/b/", [2]],
  ["an address twice", "/gut;/a\n/gut/;/b", [2]],
])("of a list with %s nothing is kept, and its lines are named", async (_name, csv, lines) => {
  await bring("/vorher;/rhein/1");
  const before = await version();
  const { status, reply } = await bring(csv);
  expect(status).toBe(400);
  expect(reply).toMatchObject({ refusedCount: lines.length, refused: lines.map((line) => ({ line })) });
  expect(await stored()).toEqual(["/vorher /rhein/1 301"]);
  expect(await version()).toEqual(before);
});

test("a dry run says what would be, and keeps nothing", async () => {
  expect(await bring("/a;/b\n/b;/c", { isDryRun: true })).toMatchObject({ reply: { written: 0, planned: 2, shortened: 1 } });
  expect(await stored()).toEqual([]);
});

test.each([
  ["changes targets and statuses", ["/a;/b\n/c;/d"], "/a;/neu;308", ["/a /neu 308", "/c /d 301"]],
  ["leads to an address of before straight on", ["/b;/c"], "/a;/b", ["/a /c 301", "/b /c 301"]],
  ["leads straight over several of before", ["/b;/c", "/c;/d;302"], "/a;/b", ["/a /d 301", "/b /d 301", "/c /d 302"]],
  ["leads those of before straight to where it leads", ["/a;/b"], "/b;/c", ["/a /c 301", "/b /c 301"]],
  ["leads nowhere over what is gone", ["/b;;410"], "/a;/b", ["/a /b 301", "/b / 410"]],
  ["takes an address away that another led to", ["/a;/b"], "/b;;410", ["/a /b 301", "/b / 410"]],
])("a second list %s", async (_name, before, csv, expected) => {
  for (const list of before) expect((await bring(list)).status).toBe(200);
  expect((await bring(csv)).status).toBe(200);
  expect(await stored()).toEqual(expected);
});

test.each([
  ["at once", ["/a;/b"], "/b;/a"],
  ["over one that leads on", ["/a;/b", "/b;/c"], "/c;/a"],
  ["over several", ["/a;/b", "/b;/c", "/c;/d"], "/d;/a"],
])("a second list that leads back to one of before %s is refused", async (_name, before, csv) => {
  for (const list of before) await bring(list);
  const kept = await stored();
  expect(await bring(csv)).toMatchObject({ status: 400, reply: { refused: [{ line: 1 }] } });
  expect(await stored()).toEqual(kept);
});

test("what the publisher's list says of an address stays when a post brings it along, and when that post goes", async () => {
  const post = createPost({
    source: "wp:alt.example:1",
    preferredId: 7,
    slug: "rhein",
    formerPaths: ["/2020/rhein", "/2020/fluss"],
  });
  await write(post);
  await bring("/2020/rhein;/spezial\n/direkt;/2020/fluss");
  expect(await stored()).toEqual(["/2020/fluss /rhein/7 301", "/2020/rhein /spezial 301", "/direkt /rhein/7 301"]);
  await write({ ...post, title: "Anders" });
  expect(await leads("/2020/rhein")).toEqual({ target: "/spezial", status: 301 });
  await write({ ...post, title: "Anders", formerPaths: [] });
  expect(await leads("/2020/rhein")).toEqual({ target: "/spezial", status: 301 });
});

test.each([
  ["too many lines", { records: Array.from({ length: 20_001 }, (_, line) => ({ line, from: "/a", to: "/b", status: 301 })) }],
  ["another form", { records: [{ from: "/a" }] }],
])("a list of %s is refused as a whole", async (_name, more) => {
  expect((await bring("", more)).status).toBe(400);
  expect(await stored()).toEqual([]);
});
