/** The newsroom writes a live ticker: from a phone, through a tunnel, and where no script comes. */
import type { Page } from "playwright/test";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";
import { openNewsroom } from "#tests/support/ticker/newsroom.ts";

const slug = "liveticker-fuechse-gegen-steinboecke";
const phone = { width: 390, height: 844 };
type Portal = { origin: string; state: string };

/** Somebody who may write tickers opens one. */
async function open(page: Page, portal: Portal): Promise<number> {
  const id = await openNewsroom(portal).find(slug);
  await enterNewsroom(page, portal, "editor");
  await page.goto(`/redaktion/ticker/${id}`);
  await page.getByRole("textbox", { name: "Neuer Eintrag" }).waitFor();
  return id;
}
const wake = (page: Page) => page.locator("[data-island=newsroom-ticker][data-awake]").waitFor({ state: "attached" });
const write = (page: Page) => page.getByRole("textbox", { name: "Neuer Eintrag" });
const findEntry = (page: Page, text: string) => page.locator("[data-entry]").filter({ hasText: text });
const findWaiting = (page: Page) => page.locator("[data-outbox=waiting]");

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("an entry with a picture is written, corrected, pinned and removed, and readers see each", async ({
    page,
    portal,
    browser,
  }) => {
    const id = await open(page, portal);
    await wake(page);
    const reader = await (await browser.newContext()).newPage();
    await reader.goto(`${portal.origin}/${slug}/${id}`);
    // At the ticker's head, where what is new does not wait to be asked for.
    const toHead = (head: Element) => window.scrollTo(0, head.getBoundingClientRect().top + window.scrollY - 200);
    await reader.locator(".ticker-top").evaluate(toHead);
    await reader.locator("[data-island=live-ticker][data-awake]").waitFor({ state: "attached" });
    const read = reader.locator(".ticker > li");

    await test.step("it fits the phone, and stays in reach of a thumb", async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      await page.mouse.wheel(0, 1500);
      await expect(write(page)).toBeInViewport();
      expect(await findViolations(page, ["light"])).toEqual([]);
    });
    await test.step("write", async () => {
      await write(page).fill("Tor!\n\nWas für ein <b>Schuss</b>.");
      await page.getByText("Titel, Bild und Zeit").click();
      const data = await page.screenshot({ type: "jpeg", clip: { x: 0, y: 0, width: 300, height: 200 } });
      await page.getByLabel("Bild", { exact: true }).setInputFiles({ name: "jubel.jpg", mimeType: "image/jpeg", buffer: data });
      // What is missing is said before anything is sent.
      await page.getByRole("button", { name: "Senden" }).click();
      await expect(page.getByLabel("Bildbeschreibung")).toBeFocused();
      await page.getByLabel("Bildbeschreibung").fill("Der Jubel vor der Kurve");
      await write(page).press("Control+Enter");
      const entry = findEntry(page, "Was für ein Schuss");
      await expect(entry.locator("b")).toHaveText("Schuss");
      await expect(entry.getByAltText("Der Jubel vor der Kurve")).toBeVisible();
      await expect(write(page)).toHaveValue("");
      await expect(read.filter({ hasText: "Was für ein Schuss" }).getByAltText("Der Jubel vor der Kurve")).toBeAttached();
    });
    await test.step("correct, and pin", async () => {
      await findEntry(page, "Was für ein Schuss").getByRole("link", { name: "Bearbeiten" }).click();
      const text = page.getByRole("textbox", { name: /^Eintrag von/ });
      await expect(text).toHaveValue("Tor!\n\nWas für ein <b>Schuss</b>.");
      await text.fill("Kein Tor: Abseits.");
      await page.getByLabel("Wichtiges Ereignis").check();
      await page.getByRole("button", { name: "Speichern" }).click();
      await findEntry(page, "Abseits").getByRole("button", { name: "Anheften" }).click();
      await expect(page.locator("[data-entry]").first()).toContainText("Angeheftet");
      await expect(read.first()).toContainText("Abseits");
    });
    await test.step("others' entries come by themselves, and theirs is not overwritten unknowingly", async () => {
      const newsroom = openNewsroom(portal);
      const own = await findEntry(page, "Abseits").getAttribute("data-entry");
      await findEntry(page, "Abseits").getByRole("link", { name: "Bearbeiten" }).click();
      await page.getByRole("textbox", { name: /^Eintrag von/ }).fill("Doch ein Tor.");
      await newsroom.save(id, { id: own ?? "", html: "<p>Abseits, sagt die Kollegin.</p>", is_pinned: true });
      await newsroom.save(id, { id: "kollegin", html: "<p>Von der Kollegin.</p>" });
      await expect(findEntry(page, "Von der Kollegin")).toBeVisible({ timeout: 10_000 });
      await page.getByRole("button", { name: "Speichern" }).click();
      await expect(page.locator("[data-outbox=refused]")).toContainText("inzwischen geändert");
      await page.getByRole("button", { name: "Ausbessern" }).click();
      await page.getByRole("button", { name: "Speichern" }).click();
      await expect(findEntry(page, "Doch ein Tor")).toBeVisible();
      await newsroom.remove(id, "kollegin");
    });
    await test.step("remove", async () => {
      const entry = findEntry(page, "Doch ein Tor");
      await entry.getByText("Entfernen", { exact: true }).click();
      await entry.getByRole("button", { name: "Ja, entfernen" }).click();
      await expect(entry).toHaveCount(0);
      await expect(read.filter({ hasText: "Doch ein Tor" })).toHaveCount(0);
    });
    await reader.context().close();
  });
});

test("what is written without a connection waits over a reload, and is sent once, in order", async ({
  page,
  portal,
  context,
}) => {
  await open(page, portal);
  await wake(page);
  // The ticker keeps what an earlier try wrote.
  const tunnel = `Tunnel ${crypto.randomUUID().slice(0, 8)}`;
  const sent: string[] = [];
  await context.setOffline(true);
  for (const text of [`${tunnel} eins`, `${tunnel} zwei`]) {
    await write(page).fill(text);
    await write(page).press("Control+Enter");
    await expect(findWaiting(page).filter({ hasText: text })).toContainText("Wartet auf Verbindung");
  }
  // Back online, while the server does not answer yet; what was sent arrives, and its answer is lost.
  await page.route("**/stand", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent.push(route.request().postData()?.includes("eins") ? "eins" : "zwei");
    await (sent.length === 1 ? route.fulfill({ status: 503 }) : route.fetch().then(() => route.abort()));
  });
  await context.setOffline(false);
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(2);
  expect(sent.slice(0, 2)).toEqual(["eins", "eins"]);
  // An answer on its way is lost first: what is still held when the interception ends goes on by itself, and cannot be aborted any more.
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await wake(page);
  await expect(findEntry(page, `${tunnel} zwei`)).toHaveCount(1);
  await expect(findEntry(page, `${tunnel} eins`)).toHaveCount(1);
  await expect(findWaiting(page)).toHaveCount(0);
  const texts = await page.locator("[data-entry]").filter({ hasText: tunnel }).allInnerTexts();
  expect(texts.map((text) => /Tunnel \w+ (\w+)/.exec(text)?.[1])).toEqual(["zwei", "eins"]);

  await test.step("of who is signed out it waits until they have signed in", async () => {
    await context.clearCookies();
    await write(page).fill(`${tunnel} nach Dienstschluss`);
    await page.getByRole("button", { name: "Senden" }).click();
    await expect(findWaiting(page)).toContainText("Wartet auf Anmeldung");
    await open(page, portal);
    await expect(findEntry(page, `${tunnel} nach Dienstschluss`)).toHaveCount(1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("the same page works by its forms", async ({ page, portal }) => {
    await open(page, portal);
    await write(page).fill("Ohne Skript.");
    await page.getByRole("button", { name: "Senden" }).click();
    const entry = findEntry(page, "Ohne Skript.");
    await entry.getByRole("link", { name: "Bearbeiten" }).click();
    await page.getByRole("textbox", { name: /^Eintrag von/ }).fill("Ohne Skript, geändert.");
    await page.getByRole("button", { name: "Speichern" }).click();
    const changed = findEntry(page, "Ohne Skript, geändert.");
    await changed.getByRole("button", { name: "Anheften" }).click();
    await expect(page.locator("[data-entry]").first()).toContainText("Angeheftet");
    await changed.getByText("Entfernen", { exact: true }).click();
    await changed.getByRole("button", { name: "Ja, entfernen" }).click();
    await expect(changed).toHaveCount(0);
    await page.getByRole("link", { name: "Alle Ticker" }).click();
    await expect(page.getByRole("heading", { name: "Liveticker" })).toBeVisible();
  });
});
