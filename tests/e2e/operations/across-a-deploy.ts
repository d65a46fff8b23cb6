/** What a deploy does to a reader who has a page open: nothing is lost, and the next look is at the new build (rules 4.17, 4.18). */
import { expect, type Page, type Response } from "playwright/test";
import type { DeployingSite } from "#tests/support/deploys/deploying-site.ts";

/** The script that the page was made with, once it has come. */
async function readEntry(page: Page): Promise<string> {
  const entry = await page.waitForFunction(() => {
    const [, path] = /import\("(\/assets\/[\w.-]+\.js)"\)/.exec(document.body.innerHTML) ?? [];
    return path && performance.getEntriesByType("resource").find(({ name }) => name.endsWith(path))?.name;
  });
  return (await entry.jsonValue()) ?? "";
}

/** What begins a second after the page is idle has begun. */
function waitForLater(page: Page) {
  return page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/builds/meta/")));
}

/** The reader comes back to the tab. */
function lookAgain(page: Page) {
  return page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

/** The reader comes back to a tab that then loads its page anew: maybe so soon that the old one cannot answer any more. */
async function lookAgainAnew(page: Page): Promise<void> {
  const loaded = page.waitForEvent("load");
  await lookAgain(page).catch(() => {});
  await loaded;
}

/** What a reload would take away; of films that play tells tests/e2e/article/video.spec.ts. */
const kept = ["marked text", "another choice", "a tip on its way", "what an island keeps"] as const;

function keep(thing: (typeof kept)[number]): void {
  const place = document.createElement("div");
  place.id = "kept";
  document.querySelector("main")?.append(place);
  const put = <Name extends keyof HTMLElementTagNameMap>(name: Name) => place.appendChild(document.createElement(name));
  if (thing === "marked text") getSelection()?.selectAllChildren(document.querySelector("h1") ?? document.body);
  if (thing === "another choice") put("select").append(new Option("alle"), new Option("Bregenz", "bregenz", false, true));
  if (thing === "a tip on its way") put("progress");
  if (thing === "what an island keeps") place.dataset.keepsPage = "";
}

/** Whether the page is still the one that kept it; a moment later, so that a reload has begun. */
async function release(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const place = document.querySelector("#kept");
  place?.remove();
  getSelection()?.removeAllRanges();
  return place !== null;
}

/** A reader's tab across a deploy and a rollback; the site is of its first build then as it was before. */
export async function readAcrossDeploys(page: Page, site: DeployingSite): Promise<void> {
  const first = site.buildId();
  await page.goto(`${site.origin}/abo`);
  await waitForLater(page);
  const old = await readEntry(page);
  const second = await site.deploy();
  expect(second).not.toBe(first);

  const failed: string[] = [];
  page.on("response", (response) => response.status() >= 400 && failed.push(response.url()));
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Anmelden" }).hover();
  await page.locator("[data-island=modal-host][data-awake]").waitFor({ state: "attached" });
  await header.getByRole("link", { name: "Anmelden" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-Mail oder Benutzername").fill("anna");
  expect([await readEntry(page), failed]).toEqual([old, []]);

  const asked = page.waitForResponse(/\/builds\/latest\.json/);
  await lookAgain(page);
  expect(await (await asked).json()).toMatchObject({ id: second });
  await expect(dialog.getByLabel("E-Mail oder Benutzername")).toHaveValue("anna");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  for (const thing of kept) {
    const told = page.waitForResponse(/\/builds\/latest\.json/);
    await page.evaluate(keep, thing);
    await lookAgain(page);
    await (await told).finished();
    expect([thing, await page.evaluate(release)]).toEqual([thing, true]);
  }

  await page.evaluate(() => scrollTo(0, 300));
  await lookAgainAnew(page);
  expect(await readEntry(page)).not.toBe(old);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);

  // Rolled back, the paper is the first build again; the guard lets another path go with it.
  await page.goto(`${site.origin}/service`);
  await waitForLater(page);
  // Where a reader rests on a link, what wakes on its page comes ahead; the script that sees it may be a moment behind its manifest.
  const payloads: Response[] = [];
  page.on(
    "response",
    (response) => response.url() === `${site.origin}/verkehr/_payload.json?${second}` && payloads.push(response),
  );
  const link = page.getByRole("main").locator("a[href='/verkehr']").first();
  await expect
    .poll(
      async () => {
        if (payloads.length === 0) {
          await link.blur();
          await link.focus();
        }
        return payloads[0]?.json();
      },
      { intervals: [500] },
    )
    .toMatchObject({ build: second, path: "/verkehr" });
  expect(await site.rollBack()).toBe(first);
  await lookAgainAnew(page);
  expect(await readEntry(page)).toBe(old);
}
