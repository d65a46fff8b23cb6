/** Nothing of other sites is asked for before their reader allows it, then only the provider's own host is; and the way back is short. */
import type { Page } from "playwright/test";
import { allConsents, necessaryConsents, withProvider } from "#app/domain/consent/change-consent.ts";
import { findDialogTitled } from "#tests/support/journeys/dialogs.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import type { JourneysPortal } from "#tests/support/journeys/journeys-portal.ts";
import { readToTheEnd } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

/** The embeds of the story with every block. */
const story = [
  { name: "Datawrapper", host: "datawrapper.dwcdn.net", link: "Störungen am Bahnübergang je Halbjahr" },
  { name: "YouTube", host: "www.youtube-nocookie.com", link: "So funktioniert eine Bahnschranke" },
  { name: "Instagram", host: "www.instagram.com", link: "38 Störungen in zwei Jahren" },
  { name: "Spotify", host: "open.spotify.com", link: "Talgespräch: Die Frau, die mitgeschrieben hat" },
  { name: "www.openstreetmap.org", host: "www.openstreetmap.org", link: "Karte: Lochau am Bodensee" },
];
const hosts = story.map(({ host }) => host).toSorted();

/** Other sites answer with a small page of theirs, and what they were asked is kept; who measures readers has journeys of its own. */
async function watchOtherSites(
  page: Page,
  { origin, analyticsOrigin }: JourneysPortal,
  answer: "page" | "nothing" | "refusal" = "page",
): Promise<Set<string>> {
  const asked = new Set<string>();
  await page.route(
    (url) => ![origin, analyticsOrigin].includes(url.origin) && url.protocol.startsWith("http"),
    async (route) => {
      asked.add(new URL(route.request().url()).host);
      if (answer === "refusal") await route.abort();
      if (answer === "page")
        await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Rahmen</title><p>Da</p>" });
    },
  );
  return asked;
}

const findEmbed = (page: Page, name: string) => page.getByRole("complementary", { name: `Inhalt von ${name}`, exact: true });

test("Before consent no other site is asked for anything, and each embed says what it is, from where, and has its link", {
  tag: "@mobile",
}, async ({ page, open, portal }) => {
  const asked = await watchOtherSites(page, portal);
  await open(await findStory(portal.origin, stories.everyBlock));
  await readToTheEnd(page);
  for (const { name, host, link } of story) {
    const embed = findEmbed(page, name);
    await expect(embed).toContainText(host);
    await expect(embed.getByRole("button")).toHaveText(["Einmal laden", "Immer laden"]);
    await expect(embed.getByRole("link", { name: link })).toHaveAttribute("href", /^https:/);
  }
  await expect(page.locator("iframe")).toHaveCount(0);
  expect([...asked]).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test('"Einmal laden" asks the one host that it names, and is forgotten on the next page', async ({ page, open, portal }) => {
  const asked = await watchOtherSites(page, portal);
  const path = await findStory(portal.origin, stories.everyBlock);
  await open(path);
  for (const { name, host } of story) {
    // By keyboard alone.
    await findEmbed(page, name).getByRole("button", { name: "Einmal laden" }).focus();
    await page.keyboard.press("Enter");
    const embed = findEmbed(page, name);
    await expect(embed.locator("[data-status=loaded] iframe")).toHaveAttribute("loading", "lazy");
    await expect(embed.frameLocator("iframe").getByText("Da")).toBeVisible();
    expect([...asked], name).toEqual([host]);
    asked.clear();
    await open(path);
    await readToTheEnd(page);
    await expect(page.locator("iframe"), name).toHaveCount(0);
    expect([...asked], name).toEqual([]);
  }
  // With all of them there at once.
  for (const { name } of story) {
    await findEmbed(page, name).getByRole("button", { name: "Einmal laden" }).click();
    await expect(findEmbed(page, name).frameLocator("iframe").getByText("Da")).toBeVisible();
  }
  expect(await findViolations(page)).toEqual([]);
});

test("The policy of a page names the hosts of its embeds and no wildcard; a page without embeds names none", async ({
  request,
  portal,
}) => {
  const readFrames = async (path: string) => {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    return (
      /frame-src ([^;]*)/
        .exec(policy)?.[1]
        ?.split(" ")
        .filter((source) => source.startsWith("https://")) ?? []
    );
  };
  expect((await readFrames(await findStory(portal.origin, stories.everyBlock))).toSorted()).toEqual(
    hosts.map((host) => `https://${host}`),
  );
  expect(await readFrames("/impressum")).toEqual([]);
});

test('"Immer laden" counts for this provider on every page, until the mind is changed in the footer: then the frame is gone', async ({
  page,
  open,
  portal,
}) => {
  const asked = await watchOtherSites(page, portal);
  const path = await findStory(portal.origin, stories.everyBlock);
  await open(path);
  await findEmbed(page, "YouTube").getByRole("button", { name: "Immer laden" }).click();
  await expect(findEmbed(page, "YouTube").locator("iframe")).toBeVisible();
  await open(path);
  await findEmbed(page, "YouTube").scrollIntoViewIfNeeded();
  await expect(findEmbed(page, "YouTube").locator("[data-status=loaded]")).toBeVisible();
  expect([...asked]).toEqual(["www.youtube-nocookie.com"]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
  const dialog = findDialogTitled(page, "Cookie-Einstellungen");
  await expect(dialog.getByLabel("YouTube")).toBeChecked();
  await dialog.getByLabel("YouTube").uncheck();
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(findEmbed(page, "YouTube").getByRole("button")).toHaveCount(2);
});

test("Accepting everything while an article is read loads what is near, without a reload", async ({ page, open, portal }) => {
  const asked = await watchOtherSites(page, portal);
  await open(await findStory(portal.origin, stories.everyBlock));
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await findDialogTitled(page, "Cookie-Einstellungen").getByRole("button", { name: "Alle akzeptieren" }).click();
  for (const { name } of story) {
    await findEmbed(page, name).scrollIntoViewIfNeeded();
    await expect(findEmbed(page, name).locator("[data-status=loaded]")).toBeVisible();
  }
  expect([...asked].toSorted()).toEqual(hosts);
});

test.describe("A reader who allows all", () => {
  test.use({ consent: allConsents });

  test("is told when a provider does not answer in time, and has the link", async ({ page, portal }) => {
    await watchOtherSites(page, portal, "nothing");
    await page.clock.install();
    await page.goto(await findStory(portal.origin, stories.everyBlock), { waitUntil: "domcontentloaded" });
    const embed = findEmbed(page, "YouTube");
    await embed.scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(20_000);
      await expect(embed.getByRole("status")).toContainText("YouTube antwortet nicht", { timeout: 500 });
    }).toPass();
    await expect(embed.getByRole("link", { name: "So funktioniert eine Bahnschranke" })).toBeVisible();
  });

  test("has the link also where every other site is blocked", async ({ page, open, portal }) => {
    await watchOtherSites(page, portal, "refusal");
    await open(await findStory(portal.origin, stories.everyBlock));
    for (const { name, link } of story) {
      await findEmbed(page, name).scrollIntoViewIfNeeded();
      await expect(findEmbed(page, name).locator("iframe")).toBeVisible();
      await expect(findEmbed(page, name).getByRole("link", { name: link })).toBeVisible();
      await expect(findEmbed(page, name).getByRole("status")).toContainText("Der Link führt zu");
    }
  });
});

test("A film or recording that its reader has touched keeps the page from loading itself anew, a chart does not", async ({
  page,
  open,
  portal,
}) => {
  await watchOtherSites(page, portal);
  await open(await findStory(portal.origin, stories.everyBlock));
  const kept = page.locator("[data-keeps-page]");
  const touch = async (name: string) => {
    await findEmbed(page, name).getByRole("button", { name: "Einmal laden" }).click();
    await findEmbed(page, name).locator("[data-status=loaded]").waitFor();
    await expect(kept).toHaveCount(0);
    await findEmbed(page, name).frameLocator("iframe").getByText("Da").click();
  };
  await touch("Datawrapper");
  await touch("YouTube");
  // The reader goes on reading, and it plays on.
  await page.getByRole("heading", { level: 1 }).click();
  await expect(findEmbed(page, "YouTube").locator("[data-keeps-page] iframe")).toBeVisible();
  await findEmbed(page, "Spotify").getByRole("button", { name: "Einmal laden" }).click();
  await findEmbed(page, "Spotify").frameLocator("iframe").getByText("Da").click();
  await expect(findEmbed(page, "Spotify").locator("[data-keeps-page] iframe")).toBeVisible();
  await expect(kept).toHaveCount(2);
});

test.describe("A reader who allows Spotify alone", () => {
  test.use({ consent: withProvider(necessaryConsents, "spotify", true) });

  test("has that frame, and no other", async ({ page, open, portal }) => {
    const asked = await watchOtherSites(page, portal);
    await open(await findStory(portal.origin, stories.everyBlock));
    await readToTheEnd(page);
    await findEmbed(page, "Spotify").scrollIntoViewIfNeeded();
    await expect(findEmbed(page, "Spotify").locator("[data-status=loaded]")).toBeVisible();
    expect([...asked]).toEqual(["open.spotify.com"]);
  });
});

test("Without script an embed is its link", { tag: "@no-script" }, async ({ page, portal }) => {
  await page.goto(await findStory(portal.origin, stories.everyBlock));
  for (const { name, link } of story) {
    await expect(findEmbed(page, name).getByRole("link", { name: link })).toBeVisible();
    await expect(findEmbed(page, name).getByRole("button")).toHaveCount(0);
  }
});
