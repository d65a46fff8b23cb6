/** What a deploy and the operator's word do to the service worker of a reader who was here before. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { type DeployingSite, startDeployingSite } from "#tests/support/deploys/deploying-site.ts";
import { test as base, expect } from "#tests/support/journeys/journeys.ts";

const test = base.extend<{ site: DeployingSite }>({
  site: async ({ portal }, use) => {
    const read = (file: string) => JSON.parse(readFileSync(join(portal.state, file), "utf8"));
    const backend = { origin: read("running.json").backendOrigin, grantSecret: read("secrets.json").grantSecret };
    const site = await startDeployingSite(backend);
    await use(site);
    await site.stop();
  },
});

const readCaches = (page: Page) => page.evaluate(() => caches.keys());
const countWorkers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("A new build's worker takes the place of the former, and one that is turned off removes itself and all it kept", {
  tag: "@slow",
}, async ({ site, openBrowser }) => {
  const page = await openBrowser({ serviceWorkers: "allow" });
  const shell = () => `talblick:offline-shell:${site.buildId()}`;
  await page.goto(site.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect.poll(() => readCaches(page)).toEqual(expect.arrayContaining([shell(), "talblick:offline"]));
  const former = shell();

  await test.step("a new build, with a page open that goes on", async () => {
    const { href } = new URL(page.url());
    await site.deploy();
    expect(shell()).not.toBe(former);
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/impressum`);
    await expect.poll(() => readCaches(other)).toEqual(expect.arrayContaining([shell()]));
    await expect.poll(() => readCaches(other)).not.toContain(former);
    expect(page.url()).toBe(href);
    expect(await page.locator("main").count()).toBe(1);
    await other.close();
  });
  await test.step("a failure of the site is shown as what it is", async () => {
    const answer = await page.goto(`${site.origin}/gibt-es-nicht/7`);
    expect(answer?.status()).toBe(404);
  });
  await test.step("turned off", async () => {
    await site.configure({ SERVICE_WORKER: "off" });
    await page.goto(`${site.origin}/impressum`);
    await expect.poll(() => countWorkers(page)).toBe(0);
    await expect.poll(() => readCaches(page)).toEqual([]);
    await page.reload();
    // What begins a second after the page is idle has begun: it registers none.
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/builds/meta/")));
    expect(await countWorkers(page)).toBe(0);
  });
});
