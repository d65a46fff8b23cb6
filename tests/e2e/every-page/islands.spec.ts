/** What islands promise: few bytes, nothing lost that a reader does early, and a page that works where React does not come. */

import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright/test";
import { necessaryConsents } from "#app/domain/consent/change-consent.ts";
import { toBuiltSize } from "#tests/support/compressed-size.ts";
import { findChunk, findStart } from "#tests/support/find-chunk.ts";
import { collectGraphql, headerLink, readOperationNames } from "#tests/support/journeys/account-calls.ts";
import { chooseFromSelect } from "#tests/support/journeys/choose-municipality.ts";
import { findDialog, findOpenDialog } from "#tests/support/journeys/dialogs.ts";
import { findField, findForm, findFormError, findSubmit } from "#tests/support/journeys/forms.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { readToTheEnd, waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

const REACT = "**/assets/react-*.js";
const kB = 1000;
/** Of a reader who presses nothing, however long they stay. */
const PASSIVE_SCRIPT = 11 * kB;
/** Longer than whatever waits for a page to be idle, or for a view to count. */
const READ_MS = 11_000;

const weigh = (name: string) => toBuiltSize(readFileSync(`build/client/assets/${name}`, "utf8"));

/** All script that the page asks for, whenever and for whatever reason, compressed by brotli. Throws for one that is no file of ours. */
function weighScript(page: Page): () => { total: number; react: number } {
  const files = new Set<string>();
  const others: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/([\w.-]+\.js)$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) files.add(name);
    else if (request.resourceType() === "script") others.push(request.url());
  });
  return () => {
    if (others.length > 0) throw new Error(`Script from elsewhere: ${others.join(", ")}`);
    const react = [...files].filter((name) => name.startsWith("react-")).map(weigh);
    return {
      total: [...files].map(weigh).reduce((sum, size) => sum + size, 0),
      react: react.reduce((sum, size) => sum + size, 0),
    };
  };
}

/** As a browser that saves data says it: then nothing comes that nobody asked for. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

for (const kind of ["has answered the banner", "is asked by it"] as const) {
  test.describe("A reader", () => {
    test.use({ consent: kind === "has answered the banner" ? necessaryConsents : null });

    test(`who ${kind} and only reads an article loads at most 11 kB of script, whenever it comes`, async ({ page, portal }) => {
      const weighAll = weighScript(page);
      await page.goto(await findStory(portal.origin, stories.elevenParagraphs));
      if (kind === "is asked by it") await page.locator("[data-island=consent-banner]").waitFor();
      await readToTheEnd(page);
      await page.waitForTimeout(READ_MS);
      const { total } = weighAll();
      console.info(`script, brotli: ${total} while a reader who ${kind} reads`);
      expect(total).toBeGreaterThan(kB);
      expect(total).toBeLessThanOrEqual(PASSIVE_SCRIPT);
    });
  });
}

test("React comes with the first hint, and with it the first dialog", async ({ page, portal }) => {
  await saveData(page);
  const weighAll = weighScript(page);
  await page.goto(await findStory(portal.origin, stories.free));
  await waitForComfort(page);
  const passive = weighAll();
  expect(passive.react).toBe(0);

  await page.mouse.wheel(0, -9000);
  await headerLink(page, "Anmelden").hover();
  await page.locator("[data-island=modal-host][data-awake]").waitFor({ state: "attached" });
  await headerLink(page, "Anmelden").click();
  await findOpenDialog(page, "Login").waitFor();
  const dialog = weighAll();
  expect(dialog.react).toBeGreaterThan(40 * kB);
  expect(dialog.react).toBeLessThanOrEqual(62 * kB);
  expect(dialog.total).toBeLessThanOrEqual(100 * kB);

  const form = findForm(page, "login");
  await findField(form, "username").pressSequentially("anna");
  await findField(form, "password").pressSequentially("geheim");
  await expect(findSubmit(form)).toBeEnabled();
  expect(weighAll().total).toBeLessThanOrEqual(115 * kB);
  console.info(`script, brotli: ${passive.total} read, ${dialog.total} with the first dialog, ${weighAll().total} typed`);
});

test("Whoever reaches for the header has fetched what may be pressed, and not woken it: a tap waits for no network", async ({
  page,
}) => {
  const weighAll = weighScript(page);
  const begun = page.waitForResponse(/\/builds\/meta\//);
  await page.goto("/impressum");
  await begun;
  expect(weighAll().react).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "Talblick, zur Startseite" }).hover();
  await expect.poll(() => weighAll().react, { timeout: 15_000 }).toBeGreaterThan(40 * kB);
  await expect.poll(() => readLoaded(page, "login-dialog"), { timeout: 15_000 }).toBe(true);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-island=modal-host][data-awake]")).toHaveCount(0);
  await page.route("**/assets/*.js", (route) => route.abort());
  await headerLink(page, "Anmelden").dispatchEvent("click");
  await findOpenDialog(page, "Login").waitFor();
});

function readLoaded(page: Page, island: string): Promise<boolean> {
  const chunk = findChunk(`${island}.island.tsx`);
  return page.evaluate(
    (name) => performance.getEntriesByType("resource").some((entry) => entry.name.endsWith(name) && "responseEnd" in entry),
    chunk,
  );
}

test("A tap that waits for script is marked at once, until it is answered", async ({ page }) => {
  await saveData(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(REACT, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/impressum");
  await page.locator("[data-island=modal-host][data-watched]").waitFor({ state: "attached" });
  const link = headerLink(page, "Anmelden");
  await link.click();
  await expect(link).toHaveAttribute("aria-busy", "true");
  release();
  await findOpenDialog(page, "Login").waitFor();
  await expect(link).not.toHaveAttribute("aria-busy", "true");
});

test("The page's script is one file: the build's entry is nothing but its import, and pages ask for it alone", async ({
  request,
}) => {
  expect(await (await request.get("/impressum")).text()).toContain(`import("/assets/${findStart()}")`);
});

test("A form that is sent before React is there is sent once, as soon as it is", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(REACT, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/profil?dialog=login");
  const form = findForm(page, "login");
  await findField(form, "username").fill("niemand");
  await findField(form, "password").fill("Bregenz-1956");
  await page.waitForLoadState();
  // The page's script holds the click from now on.
  await expect(page.locator("[data-island=login-dialog][data-watched]")).toBeAttached();
  const requests = collectGraphql(page);
  await findSubmit(form).click();
  await findSubmit(form).click();
  release();
  await expect(findFormError(form)).toHaveText("Benutzername oder Passwort ist falsch.");
  expect(readOperationNames(requests)).toEqual(["login"]);
  await expect(findField(form, "username")).toHaveValue("niemand");
  expect(new URL(page.url()).search).toBe("?dialog=login");
  // What it said goes when the reader mends a field; its place stays, for what it says next.
  await findField(form, "password").fill("Bregenz-1957");
  await expect(findFormError(form)).toHaveCount(0);
  await expect(form.locator("[data-form-error][role=alert]")).toHaveCount(1);
});

function waitForReload(page: Page) {
  return page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return navigation?.type === "reload";
  });
}

test.describe("Where React does not come", () => {
  test.beforeEach(({ page }) => page.route(REACT, (route: Route) => route.abort()));

  test("a link to a dialog leads to its page, where a reader signs in as without script", async ({ page }) => {
    await page.goto("/impressum");
    await page.locator("[data-island=modal-host][data-watched]").waitFor({ state: "attached" });
    await headerLink(page, "Anmelden").click();
    await page.waitForURL("/profil?dialog=login&returnTo=%2Fimpressum");
    // Without React it might be an old page: it reloads, once.
    await waitForReload(page);
    await page.locator("[data-island=login-dialog][data-failed]").waitFor({ state: "attached" });
    const form = findForm(page, "login");
    await findField(form, "username").fill("anna");
    await findField(form, "password").fill("talblick-demo");
    await findSubmit(form).click();
    await page.waitForURL("/impressum");
    await expect(headerLink(page, "Profil")).toBeVisible();
    await expect(findDialog(page)).toHaveCount(0);
  });

  test("the municipality is chosen, and the next page of a list opened, as without script", async ({ page }) => {
    // The first hint finds out, and the page reloads once: it might be an old one.
    await page.goto("/news/politik");
    await page.locator("[data-island=municipality-dropdown][data-watched]").waitFor({ state: "attached" });
    await headerLink(page, "Anmelden").hover();
    await waitForReload(page);
    const dropdown = page.getByRole("banner").locator("details");
    await dropdown.locator("summary").click();
    await chooseFromSelect(page, "Götzis");
    await expect(dropdown.locator("summary")).toHaveText("Götzis");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^(?:Weiter|Nächste)/ })
      .first()
      .click();
    await page.waitForURL("/news/politik/page/2");
  });
});

test("The event open_login_form does nothing for who is signed in, and what was typed stays", async ({
  page,
  open,
  signedInAs,
}) => {
  await signedInAs("anna");
  await open("/profil");
  const form = findForm(page, "change-password");
  await findField(form, "currentPassword").fill("talblick");
  await page.evaluate(() => window.dispatchEvent(new Event("open_login_form")));
  await page.evaluate(() => document.dispatchEvent(new Event("open_login_form")));
  await expect(findDialog(page)).toHaveCount(0);
  await expect(findField(form, "currentPassword")).toHaveValue("talblick");
});
