/** Sharing an article (rules 2.5, 7.3): the dialog, its targets with their windows and events, and what stands there without script. */
import type { Locator, Page } from "playwright/test";
import { findDialogTitled } from "#tests/support/journeys/dialogs.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { openComfortably } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

test.use({ reducedMotion: "reduce" });

const findOpener = (page: Page): Locator => page.locator("[data-island=share]").getByRole("link", { name: "Teilen" });
const findDialog = (page: Page): Locator => findDialogTitled(page, "Artikel Teilen");
const findTarget = (page: Page, name: string): Locator => findDialog(page).locator("li").getByText(name, { exact: true });

/** What a page's script is told and does, in their order. */
type Heard = { windows: unknown[][]; events: unknown[]; pushed: unknown[]; sheets: unknown[]; facebook: unknown[] };

/** Listens, and stands in for what is not to happen in a test. */
async function listen(
  page: Page,
  device: { hasSheet?: boolean; hasClipboard?: boolean; hasFacebook?: boolean } = {},
): Promise<void> {
  await page.addInitScript(({ hasSheet = false, hasClipboard = true, hasFacebook = false }) => {
    const heard: Heard = { windows: [], events: [], pushed: [], sheets: [], facebook: [] };
    const share = (shared: unknown) => Promise.reject(new Error(String(heard.sheets.push(shared))));
    Object.defineProperty(navigator, "share", { value: hasSheet ? share : undefined });
    if (!hasClipboard) Object.defineProperty(navigator, "clipboard", { value: undefined });
    window.open = (...given) => void heard.windows.push(given) as never;
    document.addEventListener("articleShared", (event) => heard.events.push((event as CustomEvent).detail));
    Object.assign(window, { heard, dataLayer: heard.pushed });
    if (hasFacebook) Object.assign(window, { FB: { ui: (options: unknown) => heard.facebook.push(options) } });
  }, device);
}

const readHeard = (page: Page): Promise<Heard> => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

/** The open dialog of an article, and what is shared there. */
async function openDialog(page: Page, origin: string): Promise<{ url: string; text: string }> {
  const path = await findStory(origin, stories.free);
  // Before script is there the opener is a link to an e-mail.
  await openComfortably(page, `${path}?von=hier#text`);
  await findOpener(page).click();
  await findDialog(page).waitFor();
  return { url: origin + path, text: (await page.locator("h1").first().textContent()) ?? "" };
}

test("Without script an article is shared by mail", { tag: "@no-script-mobile" }, async ({ page, portal }) => {
  const path = await findStory(portal.origin, stories.free);
  await page.goto(path);
  await expect(findOpener(page)).toBeVisible();
  const link = new URL((await findOpener(page).getAttribute("href")) ?? "");
  expect(link.protocol).toBe("mailto:");
  expect(link.searchParams.get("subject")).toBe(await page.locator("h1").first().textContent());
  expect(link.searchParams.get("body")).toBe(`Artikel auf Talblick lesen: ${portal.origin}${path}`);
});

test("The dialog has its targets in their order, opens by keyboard, and closes by key, icon and backdrop", {
  tag: "@mobile",
}, async ({ page, open, portal }) => {
  await listen(page);
  await open(await findStory(portal.origin, stories.free));
  await findOpener(page).focus();
  await page.keyboard.press("Enter");
  await findDialog(page).waitFor();
  await expect(findDialog(page).locator("li")).toHaveText([
    "Link kopieren",
    "Per Email teilen",
    "Auf Facebook teilen",
    "Auf X teilen",
    "Auf WhatsApp teilen",
  ]);
  expect(await findViolations(page)).toEqual([]);
  expect(await findWider(page)).toEqual([]);
  const closings = [
    () => page.keyboard.press("Escape"),
    () => findDialog(page).getByRole("button", { name: "Schließen" }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of closings) {
    await close();
    await expect(findDialog(page)).toHaveCount(0);
    await expect(findOpener(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await findDialog(page).waitFor();
  }
});

test("Each target is told of by an event and to analytics, and opens by its own form", async ({ page, context, portal }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await listen(page);
  const shared = await openDialog(page, portal.origin);

  await findTarget(page, "Link kopieren").click();
  await findDialog(page).getByText("Der Link ist kopiert.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared.url);

  const mail = findTarget(page, "Per Email teilen");
  expect(new URL((await mail.getAttribute("href")) ?? "").searchParams.get("body")).toBe(
    `Artikel auf Talblick lesen: ${shared.url}`,
  );
  // There is no mail program to open.
  await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault(), { once: true }));
  await mail.click();
  await findTarget(page, "Auf Facebook teilen").click();
  await findTarget(page, "Auf X teilen").click();
  await findTarget(page, "Auf WhatsApp teilen").click();

  const { windows, events, pushed } = await readHeard(page);
  const targets = ["clipboard", "email", "facebook", "x", "whatsapp"];
  expect(events).toEqual(targets.map((target) => ({ target, ...shared })));
  expect(pushed).toEqual(
    targets.map((action) => ({ event: "click_tracking", type: "share", name: "article", action, ...shared })),
  );
  const [facebook, x, whatsApp] = windows.map(([address, name, features]) => ({
    address: new URL(String(address)),
    name,
    features,
  }));
  expect(windows).toHaveLength(3);
  // Without the provider's script it is Facebook's own page.
  expect(facebook).toMatchObject({ name: "_blank", features: "noopener,width=600,height=500" });
  expect(facebook?.address.href).toBe(`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: shared.url })}`);
  expect(x).toMatchObject({ name: "_blank", features: "noopener,width=500,height=400" });
  expect(x?.address.host).toBe("twitter.com");
  expect(Object.fromEntries(x?.address.searchParams ?? [])).toEqual(shared);
  expect(whatsApp).toMatchObject({ name: "_blank", features: "noopener,width=650,height=400" });
  expect(whatsApp?.address.host).toBe("web.whatsapp.com");
  expect(whatsApp?.address.searchParams.get("text")).toBe(`${shared.text} ${shared.url}`);
  await expect(findDialog(page)).toBeVisible();
});

test("Where there is no clipboard its event comes all the same; with Facebook's script its dialog opens", async ({
  page,
  portal,
}) => {
  await listen(page, { hasClipboard: false, hasFacebook: true });
  const shared = await openDialog(page, portal.origin);
  await findTarget(page, "Link kopieren").click();
  await findTarget(page, "Auf Facebook teilen").click();
  const { events, facebook, windows } = await readHeard(page);
  expect(windows).toEqual([]);
  expect(events).toEqual([
    { target: "clipboard", ...shared },
    { target: "facebook", ...shared },
  ]);
  expect(facebook).toEqual([{ method: "share", href: shared.url }]);
  await expect(findDialog(page).getByText("Der Link ist kopiert.")).toHaveCount(0);
});

test("A device with a share sheet offers it and the clipboard alone, and a closed sheet is not announced", async ({
  page,
  portal,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await listen(page, { hasSheet: true });
  const shared = await openDialog(page, portal.origin);
  await expect(findDialog(page).locator("li")).toHaveText(["Link kopieren", "Teilen"]);
  await findTarget(page, "Teilen").click();
  const { sheets, events } = await readHeard(page);
  expect(sheets).toEqual([shared]);
  expect(events).toEqual([{ target: "native", ...shared }]);
  expect(errors).toEqual([]);
});

test.describe("On Android", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36" });

  test("WhatsApp is the app, in no window of ours", async ({ page, portal }) => {
    await listen(page);
    const shared = await openDialog(page, portal.origin);
    const link = findTarget(page, "Auf WhatsApp teilen");
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.href).toMatch(/^whatsapp:\/\/send\?text=/);
    expect(address.searchParams.get("text")).toBe(`${shared.text} ${shared.url}`);
    await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault(), { once: true }));
    await link.click();
    expect((await readHeard(page)).windows).toEqual([]);
    expect((await readHeard(page)).events).toEqual([{ target: "whatsapp", ...shared }]);
  });
});
