/** The whole life of a paper on one machine, as its operators go through it: move in, follow the source, take down, back up, lose the machine. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { startDeployingSite } from "#tests/support/deploys/deploying-site.ts";
import { test as base, expect } from "#tests/support/journeys/journeys.ts";
import { readPages } from "#tests/support/operations/compare-pages.ts";
import { givePeople } from "#tests/support/operations/give-people.ts";
import { countRows, readState } from "#tests/support/operations/read-state.ts";
import { type Paper, startPaper } from "#tests/support/operations/start-paper.ts";
import { readAcrossDeploys } from "./across-a-deploy.ts";

const test = base.extend<{ paper: Paper }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what a fixture needs
  paper: async ({}, use) => {
    const paper = await startPaper();
    await use(paper);
    await paper.stop();
  },
});

// Several programs and six portals start in it, one after the other; each wait in it has a limit of its own.
test.describe.configure({ timeout: 360_000 });

const WRITTEN = "2026-01-05T08:00:00";
const CHANGED = "2026-01-06T08:00:00";
const seconds = (date: string) => Date.parse(`${date}Z`) / 1000;

function draw(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
}

async function givePicture({ wordpress }: Paper, id: number): Promise<void> {
  const bytes = await draw();
  wordpress.media.set(id, { url: `${wordpress.origin}/bild-${id}.png`, modified: WRITTEN });
  wordpress.files.set(`/bild-${id}.png`, new Uint8Array([...bytes, id]));
}

async function publish(paper: Paper): Promise<void> {
  const { wordpress } = paper;
  for (const id of [70, 80]) await givePicture(paper, id);
  const words = { date: WRITTEN, modified: WRITTEN };
  wordpress.posts.set(7, { id: 7, title: "Der Zopfmeister", slug: "zopfmeister", media: 70, ...words });
  wordpress.posts.set(8, { id: 8, title: "Der Rhein steigt", slug: "der-rhein", media: 80, ...words });
}

test("A paper moves in, follows its source, lets go of a post for good, and outlives its machine", { tag: "@slow" }, async ({
  openBrowser,
  paper,
}) => {
  const importing = ["--wordpress", paper.wordpress.origin, "--allow-private-media"];
  // The clock's first look finds nothing: what comes now, the import brings.
  await expect.poll(() => paper.ask("/admin/bridge")).toMatchObject({ run: { fault: null } });
  await publish(paper);
  expect(await paper.call("import", ...importing)).toMatchObject({ code: 0, output: expect.stringContaining("2  post created") });

  const page = await openBrowser();
  await page.goto(`${paper.origin()}/zopfmeister/7`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Der Zopfmeister");
  const picture = page.locator("main img[src^='/media/']").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const files = [...new Set((await page.content()).match(/\/media\/[\w./-]+\.\w+/g))];
  expect(files.length).toBeGreaterThan(1);
  const look = (path: string) => fetch(paper.origin() + path).then(async (answer) => [answer.status, await answer.text()]);
  const lookAtFiles = () => Promise.all(files.map(async (file) => (await fetch(paper.origin() + file)).status));
  expect(new Set(await lookAtFiles())).toEqual(new Set([200]));

  const post = paper.wordpress.posts.get(7);
  paper.wordpress.posts.set(7, { id: 7, ...post, title: "Der Zopfmeister tritt ab", modified: CHANGED });
  const updated = { event: "post.updated", id: 7, type: "post", at: seconds(CHANGED) };
  expect(await paper.tell(updated)).toBe(202);
  await expect.poll(() => look("/zopfmeister/7")).toEqual([200, expect.stringContaining("Der Zopfmeister tritt ab")]);
  expect(await look("/")).toEqual([200, expect.stringContaining("Der Zopfmeister tritt ab")]);

  await givePicture(paper, 90);
  paper.wordpress.posts.set(9, { id: 9, title: "Die Ill auch", slug: "die-ill", media: 90, date: CHANGED, modified: CHANGED });
  expect(await paper.tell({ event: "post.published", id: 9, type: "post", at: seconds(CHANGED) })).toBe(202);
  // Published at once; a moment later its picture has the sizes that the import makes.
  const sizes = /srcset="[^"]*\/media\/bridge\/[0-9a-f]+\/png-1\/4-3-400\.avif 400w/i;
  await expect.poll(() => look("/die-ill/9")).toEqual([200, expect.stringMatching(sizes)]);

  const taking = ["--url", `${paper.origin()}/zopfmeister/7`, "--reason", "Urteil", "--yes"];
  expect(await paper.call("takedown", ...taking)).toMatchObject({ code: 0, output: expect.stringMatching(/Gone from all/) });
  async function expectGone(): Promise<void> {
    const [status, text] = await look("/zopfmeister/7");
    expect([status, text]).toEqual([410, expect.stringContaining("Diese Seite ist nicht mehr verfügbar.")]);
    expect(text).not.toContain("Zopfmeister");
    for (const status of await lookAtFiles()) expect([404, 410]).toContain(status);
    for (const path of ["/", "/themen", "/suche?q=Zopfmeister"])
      expect([path, ...(await look(path))]).toEqual([path, 200, expect.not.stringContaining("tritt ab")]);
  }
  await expectGone();
  expect(await paper.ask("/admin/takedowns/7")).toMatchObject({ takedown: { reason: "Urteil", proof: { isGone: true } } });
  paper.wordpress.asked.length = 0;
  expect(await paper.tell({ ...updated, at: updated.at + 1 })).toBe(202);
  expect(await paper.tell({ event: "media.updated", id: 70, at: updated.at + 1 })).toBe(202);
  await expect.poll(() => paper.ask("/admin/bridge")).toMatchObject({ waiting: 0, tasks: [] });
  expect(await paper.call("import", ...importing)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/1 {2}was taken down here/),
  });
  expect(paper.wordpress.asked.filter((path) => path.includes("bild-70"))).toEqual([]);
  await expectGone();

  const site = await startDeployingSite({ origin: paper.backendOrigin(), grantSecret: paper.grantSecret });
  try {
    await readAcrossDeploys(await openBrowser(), site);
  } finally {
    await site.stop();
  }

  await givePeople(
    { portal: paper.origin(), backend: paper.backendOrigin(), adminToken: paper.adminToken },
    { post: 8, picture: await draw() },
  );
  const [, article] = await look("/der-rhein/8");
  const pictures = [...new Set(`${article}`.match(/\/media\/[\w./-]+\.\w+/g))];
  expect(pictures.length).toBeGreaterThan(1);
  const pages = ["/", "/der-rhein/8", "/themen", "/suche?q=Rhein", "/sitemaps/news.xml", "/abo", "/service"];
  const paths = [...pages, ...pictures];
  const before = await readPages(paper.origin(), paths);
  expect(Object.entries(before).filter(([, text]) => !text.startsWith("200 "))).toEqual([]);

  // The portal runs: what its clock does in just that moment is in the one and not in the other, so it is done again.
  let state: ReturnType<typeof readState> = {};
  let backup = "";
  for (let tries = 0; backup === ""; tries += 1) {
    const folder = join(paper.folder, `backup-${tries}`);
    state = readState(paper.state);
    expect(await paper.call("backup", "--to", folder)).toMatchObject({ code: 0 });
    if (isDeepStrictEqual(readState(paper.state), state)) backup = folder;
    expect(tries, "a moment without a change").toBeLessThan(5);
  }
  for (const table of ["accounts", "subscriptions", "bookmarks", "tips", "tip_files", "staff", "media", "posts"])
    expect(countRows(state, table), table).toBeGreaterThan(0);
  await paper.stopPortal();
  rmSync(paper.state, { recursive: true });
  expect(await paper.call("restore", "--from", backup)).toMatchObject({ code: 0 });
  expect(readState(paper.state)).toEqual(state);
  const { at } = JSON.parse(readFileSync(join(backup, "backup.json"), "utf8"));
  expect(JSON.parse(readFileSync(join(paper.state, "last-backup.json"), "utf8"))).toEqual({ at });
  await paper.startAgain();
  expect(await readPages(paper.origin(), paths)).toEqual(before);
  await expectGone();
});
