/** From the newsroom to the reader, with nothing canned in between: what is written shows at once, and costs no other page anything. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFaults } from "#tests/support/feeds/xml-faults.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
let admin: { backendOrigin: string; adminToken: string };
beforeAll(async () => {
  portal = await startSeparatePortal();
  admin = JSON.parse(readFileSync(join(portal.state, "running.json"), "utf8"));
}, 120_000);
afterAll(() => portal.stop());

async function get(path: string): Promise<{ text: string; cache: string | null }> {
  const response = await fetch(portal.origin + path);
  return { text: await response.text(), cache: response.headers.get("x-cache") };
}

async function send(records: unknown[]): Promise<{ outcome: string; id: number }[]> {
  const response = await fetch(`${admin.backendOrigin}/admin/content`, {
    method: "POST",
    headers: { authorization: `Bearer ${admin.adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ records }),
  });
  const { results } = (await response.json()) as { results: { outcome: string; id: number }[] };
  expect(results).toMatchObject(records.map(() => ({ outcome: expect.stringMatching(/created|changed/) })));
  return results;
}

/** The number of the post. */
async function write(changes: Record<string, unknown>): Promise<number> {
  const date = new Date(Date.now() - 1000).toISOString();
  const record = {
    kind: "post",
    source: "own:versuch",
    slug: "versuch",
    date,
    modified: date,
    front: true,
    blocks: [{ kind: "paragraph", html: "Ein Absatz." }],
    categories: [{ slug: "politik", title: "Politik" }],
    ...changes,
  };
  const [result] = await send([record]);
  return result?.id ?? 0;
}

test("a post is on its pages with the very next request, when it is new, changed or moved", async () => {
  const lists = ["/", "/news/politik"];
  for (const path of [...lists, "/news/sport", "/impressum"]) await get(path);
  for (const title of ["Zum ersten Mal", "Zum zweiten Mal"]) {
    const id = await write({ title });
    for (const path of [...lists, `/versuch/${id}`]) {
      const shown = await get(path);
      expect.soft([path, shown.cache, shown.text.includes(title)]).toEqual([path, "miss", true]);
      expect.soft([path, (await get(path)).cache]).toEqual([path, "hit"]);
    }
    expect.soft((await get("/impressum")).cache).toBe("hit");
  }
  await write({ title: "Zum dritten Mal", categories: [{ slug: "sport", title: "Sport" }] });
  expect((await get("/news/politik")).text).not.toContain("Mal");
  expect((await get("/news/sport")).text).toContain("Zum dritten Mal");
});

test("what becomes premium is cut with the very next request", async () => {
  const blocks = ["Eins.", "Zwei.", "Drei.", "Ganz zuletzt."].map((html) => ({ kind: "paragraph", html }));
  const id = await write({ title: "Erst frei", blocks });
  expect((await get(`/versuch/${id}`)).text).toContain("Ganz zuletzt.");
  await write({ title: "Dann nicht mehr", blocks, isPremium: true });
  expect((await get(`/versuch/${id}`)).text).not.toContain("Ganz zuletzt.");
});

test("an author's page, feed and byline are true with the very next request: a new post, other words, another slug", async () => {
  const author = { kind: "author", slug: "ida-probe", name: "Ida Probe", role: "Reporterin" };
  const by = { source: "own:von-ida", slug: "von-ida", title: "Von Ida", authors: [{ slug: "ida-probe", name: "Ida Probe" }] };
  // Only named: no page, and a name without a link.
  const id = await write(by);
  const article = `/von-ida/${id}`;
  expect((await fetch(`${portal.origin}/autor/ida-probe`)).status).toBe(404);
  expect((await get(article)).text).toContain("Von <b>Ida Probe</b>");
  await send([author]);
  expect((await get(article)).text).toContain('Von <b><a href="/autor/ida-probe">Ida Probe</a></b>');
  const pages = ["/autor/ida-probe", "/autor/ida-probe/feed"];
  for (const path of pages) {
    expect.soft([path, (await get(path)).text.includes("Von Ida")]).toEqual([path, true]);
    expect.soft([path, (await get(path)).cache]).toEqual([path, "hit"]);
  }
  await write({ ...by, source: "own:noch-eines", slug: "noch-eines", title: "Noch eines von Ida" });
  await send([{ ...author, role: "Reporterin, Ressort Chronik" }]);
  for (const path of pages) expect.soft([path, (await get(path)).text.includes("Noch eines von Ida")]).toEqual([path, true]);
  const { text, cache } = await get("/autor/ida-probe");
  expect([text.includes("Reporterin, Ressort Chronik"), cache]).toEqual([true, "hit"]);
  expect(readFaults((await get("/autor/ida-probe/feed")).text)).toEqual([]);
  expect(readFaults((await get("/autor/ida-probe/feed/atom")).text)).toEqual([]);

  await send([{ ...author, slug: "ida-neu", formerSlugs: ["ida-probe"] }]);
  for (const path of ["/autor/ida-probe", "/author/ida-probe", "/author/ida-neu"]) {
    const { status, headers } = await fetch(portal.origin + path, { redirect: "manual" });
    expect.soft([path, status, headers.get("location")]).toEqual([path, 301, "/autor/ida-neu"]);
  }
  expect((await get("/autor/ida-neu")).text).toContain("Noch eines von Ida");
  expect((await get(article)).text).toContain('<a href="/autor/ida-neu">Ida Probe</a>');
  expect((await fetch(`${portal.origin}/autor/niemand`)).status).toBe(404);
});
