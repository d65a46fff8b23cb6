/** What browsers tell of a post over HTTP, and what the newsroom reads of it: each thing counts once, and what is forged counts nothing. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { hireSomebody } from "#tests/support/journeys/enter-newsroom.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
let editor: string;
let reporter: string;
let post: number;

beforeAll(async () => {
  portal = await startSeparatePortal();
  const [one, two] = [await hireSomebody(portal, "editor"), await hireSomebody(portal, "reporter")];
  editor = `PortalRedaktion=${one.session}`;
  reporter = `PortalRedaktion=${two.session}`;
  post = Number((await findStory(portal.origin, stories.free)).split("/").at(-1));
}, 120_000);
afterAll(() => portal.stop());

const get = (path: string, cookie = "") =>
  fetch(portal.origin + path, { redirect: "manual", headers: cookie === "" ? {} : { cookie } });

async function tell(path: "/api/views" | "/api/metrics", body: object, headers: Record<string, string> = {}): Promise<number> {
  const own = { origin: portal.origin, "user-agent": BROWSER };
  const answer = await fetch(portal.origin + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { ...own, ...headers },
  });
  return answer.status;
}

/** The present day's line of the post, by the file's columns. */
async function readLine(): Promise<Record<string, string>> {
  const text = await (await get(`/redaktion/zahlen.csv?beitrag=${post}`, editor)).text();
  const lines = text.replace("\uFEFF", "").trim().split("\r\n");
  const [names = [], cells = []] = [lines[0], lines.at(-1)].map((line) => line?.split(";"));
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
}

test("what is forged, or of no post, changes no number", async () => {
  const before = await readLine();
  expect(before).toMatchObject({ "Schranke gesehen": "0", "Abo begonnen": "0", Suche: "0" });
  const visit = { page: "article", events: ["wall-stranger", "checkout-started"], post };
  expect(await tell("/api/metrics", visit, { origin: "https://evil.example" })).toBe(403);
  expect(await tell("/api/views", { post, source: "search" }, { origin: "https://evil.example" })).toBe(403);
  expect(await tell("/api/views", { post, source: "https://www.google.com/?q=maria" })).toBe(400);
  expect(await tell("/api/metrics", { ...visit, reader: 7 })).toBe(400);
  expect(await tell("/api/metrics", visit, { "user-agent": "Googlebot/2.1" })).toBe(204);
  expect(await tell("/api/metrics", { ...visit, post: 2_000_000_000 })).toBe(204);
  const direct = await fetch(`${portal.origin}/visits`, { method: "POST", body: JSON.stringify({ post, events: ["wall"] }) });
  expect(direct.status).not.toBe(204);
  expect(await readLine()).toEqual(before);
});

test("a reading, its time, its wall and its purchase count once, however often they are told", async () => {
  const before = await readLine();
  for (let times = 0; times < 3; times += 1) {
    expect(await tell("/api/views", { post, source: "search" })).toBe(204);
    expect(await tell("/api/metrics", { page: "article", events: ["wall-stranger", "checkout-started"], post, tens: 4 })).toBe(
      204,
    );
  }
  const after = await readLine();
  expect(Number(after.Gelesen) - Number(before.Gelesen)).toBe(1);
  expect(after).toMatchObject({
    Suche: "1",
    "Lesezeit bekannt von": "1",
    "Schranke gesehen": "1",
    "Abo begonnen": "1",
    "Abo gekauft": "0",
  });
});

test("the pages and the file are for who may read numbers, and nobody keeps them", async () => {
  for (const path of [
    "/redaktion/zahlen",
    `/redaktion/zahlen/${post}`,
    "/redaktion/zahlen.csv",
    `/redaktion/zahlen.csv?beitrag=${post}`,
  ]) {
    const statuses = [(await get(path)).status, (await get(path, reporter)).status, (await get(path, editor)).status];
    expect([path, statuses]).toEqual([path, [303, 403, 200]]);
    expect((await get(path, editor)).headers.get("cache-control")).toContain("no-store");
  }
  for (const path of ["/redaktion/zahlen/1999999999", "/redaktion/zahlen/x", "/redaktion/zahlen.csv?beitrag=1999999999"])
    expect([path, (await get(path, editor)).status]).toEqual([path, 404]);
});
