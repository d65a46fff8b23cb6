/** Who has not answered is asked, once, after the first paint; to refuse is as easy as to accept, and a mind may be changed at any time. */
import type { Page } from "playwright/test";
import { type ConsentStatus, parseConsentStatus } from "#app/domain/consent/consent-status.ts";
import { CONSENT_STATUS_KEY } from "#app/domain/session/session-names.ts";
import { widths } from "#tests/support/browser.ts";
import { findChunksWith } from "#tests/support/find-chunk.ts";
import { addPageFacts } from "#tests/support/journeys/add-page-facts.ts";
import { findDialogTitled, findOpenDialog } from "#tests/support/journeys/dialogs.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";

test.use({ consent: null });

const findBanner = (page: Page) => findDialogTitled(page, "Was dürfen wir laden?");

async function readStatus(page: Page): Promise<ConsentStatus | null> {
  return parseConsentStatus(await page.evaluate((key) => localStorage.getItem(key), CONSENT_STATUS_KEY));
}

test("The banner comes after the page, shifts nothing, traps no focus and has no faults", {
  tag: ["@script", "@mobile"],
}, async ({ page, open, request }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    // A document that arrives in pieces may move before it is whole; the banner has no part in that.
    window.addEventListener("load", () => {
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
      }).observe({ type: "layout-shift" });
    });
  });
  expect(await (await request.get("/impressum")).text()).not.toContain("Was dürfen wir laden?");
  await open("/impressum");
  await findBanner(page).waitFor();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  expect(await findViolations(page)).toEqual([]);
  // The page behind it is still there to be used.
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Talblick/ })
    .click();
  await page.waitForURL("/");
});

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
test("On a phone it takes a third of the screen at most, with every choice on it; on the smallest it is as wide as the screen", {
  tag: "@mobile",
}, async ({ page, open }) => {
  const banner = findBanner(page);
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await open("/impressum");
    await banner.waitFor();
    await expect.poll(async () => (await banner.boundingBox())?.height).toBeLessThanOrEqual(phone.height / 3);
    for (const choice of await banner.getByRole("button").or(banner.getByRole("link")).all())
      await expect(choice).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: widths.smallest, height: 640 });
  expect(await findWider(page)).toEqual([]);
});

const answers = [
  { button: "Alle akzeptieren", granted: true },
  { button: "Nur notwendige", granted: false },
];
for (const { button, granted } of answers) {
  test(`"${button}" by keyboard alone is the first page's answer, and no later page asks again`, async ({ page, open }) => {
    await open("/impressum");
    const way = findBanner(page).getByRole("button", { name: button });
    await way.waitFor();
    // The banner comes first in the order of the keyboard.
    for (let presses = 0; presses < 6 && !(await way.evaluate((element) => element === document.activeElement)); presses += 1)
      await page.keyboard.press("Tab");
    await expect(way).toBeFocused();
    const proof = page.waitForResponse("**/api/consent-proof");
    await page.keyboard.press("Enter");
    expect((await proof).status()).toBe(204);
    await expect(findBanner(page)).toHaveCount(0);
    const status = await readStatus(page);
    expect(status).toMatchObject({ granted, source: "banner", settings: { necessary: true, marketing: granted } });
    expect(Object.values(status?.settings.granular ?? {}).every((isAllowed) => isAllowed === granted)).toBe(true);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open("/");
    await waitForSession(page, "signed-out");
    expect(asked).toContain("/");
    expect(asked.filter((path) => /consent|einwilligung|react-/.test(path))).toEqual([]);
  });
}

test("Settings by purpose and by provider, with a switch for all, are changed again from the footer", async ({ page, open }) => {
  await open("/impressum");
  await findBanner(page).getByRole("link", { name: "Einstellungen" }).click();
  const dialog = findDialogTitled(page, "Cookie-Einstellungen");
  await dialog.getByLabel("Alle Anbieter").check();
  await expect(dialog.getByLabel("YouTube")).toBeChecked();
  await dialog.getByLabel("YouTube").uncheck();
  await expect(dialog.getByLabel("Alle Anbieter")).not.toBeChecked();
  await dialog.getByLabel("Statistik").check();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(findBanner(page)).toHaveCount(0);
  const first = await readStatus(page);
  expect(first).toMatchObject({ granted: false, source: "settings", settings: { statistics: true, marketing: false } });
  expect(first?.settings.granular).toMatchObject({ youtube: false, vimeo: true, generic: true });

  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await expect(dialog.getByLabel("Statistik")).toBeChecked();
  await expect(dialog).toContainText(`Nachweis ${first?.id}`);
  await dialog.getByRole("button", { name: "Nur notwendige" }).click();
  await expect.poll(async () => (await readStatus(page))?.settings.statistics).toBe(false);
  expect((await readStatus(page))?.id).not.toBe(first?.id);
});

test("Its login link closes the banner and opens Login; the answer is still to be given", async ({ page, open }) => {
  await open("/impressum");
  await findBanner(page).getByRole("link", { name: "Anmelden" }).click();
  await findOpenDialog(page, "Login").waitFor();
  await expect(findBanner(page)).toHaveCount(0);
  expect(await readStatus(page)).toBeNull();
});

test("Where React does not come its buttons close it, and nothing is allowed", async ({ page }) => {
  await page.route("**/assets/react-*.js", (route) => route.abort());
  await page.goto("/impressum");
  await findBanner(page).getByRole("button", { name: "Alle akzeptieren" }).click();
  // What cannot be woken reloads the page once: it might be an old one.
  await page.locator("[data-island=consent-banner]").waitFor({ state: "attached" });
  await expect(async () => {
    const button = findBanner(page).getByRole("button", { name: "Alle akzeptieren" });
    if ((await button.count()) > 0) await button.click({ timeout: 1000 });
    await expect(findBanner(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  expect(await readStatus(page)).toBeNull();
});

const unasked = [
  { who: "a crawler", path: "/impressum", userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  { who: "a reader in the publisher's app", path: "/impressum", userAgent: "Mozilla/5.0 TalblickApp-iOS/3.1" },
  { who: "who reads the settings", path: "/profil?dialog=consent", userAgent: undefined },
];
for (const { who, path, userAgent } of unasked) {
  test.describe(() => {
    test.use({ userAgent });
    test(`The banner is not shown to ${who}`, async ({ page, open }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await open(path);
      await waitForSession(page, "signed-out");
      await page.waitForLoadState("networkidle");
      // Its script has come, and decided.
      expect(asked).toContain(`/assets/${findChunksWith("/einwilligung/banner").join()}`);
      expect(asked).not.toContain("/einwilligung/banner");
    });
  });
}

test.describe("With a consent framework", () => {
  const FRAMEWORK = "https://cmp.example/cmp.js";
  /** A stand-in that grants everything as soon as it is there: it takes over what the stub has kept. */
  const grantAll = `{
    const waiting = window.__tcfapi();
    const consents = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index + 1, true]));
    const data = { tcString: "CPall", eventStatus: "useractioncomplete", gdprApplies: true, purpose: { consents }, vendor: { consents } };
    window.__tcfapi = (command, version, callback) => callback({ ...data, listenerId: 1 }, command === "addEventListener");
    for (const call of waiting) window.__tcfapi(...call);
  }`;

  /** The page as a portal with that framework makes it. */
  async function openWithFramework(page: Page): Promise<void> {
    await page.route("**/impressum", async (route) => {
      const response = await route.fetch();
      const policy = (response.headers()["content-security-policy"] ?? "")
        .replace("script-src", `script-src ${new URL(FRAMEWORK).origin}`)
        .replace(/; require-trusted-types-for.*/, "");
      const body = addPageFacts(await response.text(), { consentFramework: FRAMEWORK });
      await route.fulfill({ response, body, headers: { ...response.headers(), "content-security-policy": policy } });
    });
    await page.goto("/impressum");
  }

  test("it asks, and its grant accepts every setting", async ({ page }) => {
    await page.route(FRAMEWORK, (route) => route.fulfill({ contentType: "text/javascript", body: grantAll }));
    await openWithFramework(page);
    await expect.poll(() => readStatus(page)).toMatchObject({ granted: true, source: "framework", tcString: "CPall" });
    await page.waitForLoadState("networkidle");
    await expect(findBanner(page)).toHaveCount(0);
  });

  test("the banner asks where the framework does not come", async ({ page }) => {
    await page.route(FRAMEWORK, (route) => route.abort());
    await openWithFramework(page);
    await findBanner(page).waitFor();
    expect(await readStatus(page)).toBeNull();
  });
});

test("A Pur reader is not asked, and finds the settings of the account behind the footer's link", async ({
  page,
  open,
  signedInAs,
}) => {
  await signedInAs("dieter");
  await open("/impressum");
  await waitForSession(page, "signed-in");
  await page.waitForLoadState("networkidle");
  await expect(findBanner(page)).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await findDialogTitled(page, "Cookie-Einstellungen").getByRole("link", { name: "Deine Einstellungen mit Pur" }).click();
  await findOpenDialog(page, "PurePreferences").waitFor();
});

test("Without script no consent is asked for, and the footer's link explains why", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/impressum");
  await expect(findBanner(page)).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookie-Einstellungen");
  await expect(page.getByText("In deinem Browser ist JavaScript ausgeschaltet")).toBeVisible();
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(0);
});
