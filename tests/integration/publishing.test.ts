/** From the newsroom to the reader, with nothing canned in between: what is written shows at once, and costs no other page anything. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  const response = await fetch(`${admin.backendOrigin}/admin/content`, {
    method: "POST",
    headers: { authorization: `Bearer ${admin.adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ records: [record] }),
  });
  const { results } = (await response.json()) as { results: { outcome: string; id: number }[] };
  expect(results).toMatchObject([{ outcome: expect.stringMatching(/created|changed/) }]);
  return results[0]?.id ?? 0;
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
