/** The rows of the profile by script: newsletters, sessions and subscriptions change in place, and say so. */
import type { Page } from "playwright/test";
import { enterAsNewReader, startJourney } from "#tests/support/journeys/account-browser.ts";
import { signInWith } from "#tests/support/journeys/demo-readers.ts";
import { test as base, expect } from "#tests/support/journeys/journeys.ts";
import { waitForSession, wakeIsland } from "#tests/support/journeys/wait-for-comfort.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

const TECHNICAL_ERROR = /technischer Fehler/;

/** Names of the operations that the page has sent so far. */
const test = base.extend<{ asked: string[] }>({
  asked: async ({ page }, use) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/graphql")) return;
      const sent: { operationName: string } | { operationName: string }[] = request.postDataJSON();
      asked.push(...[sent].flat().map(({ operationName }) => operationName));
    });
    await use(asked);
  },
});

const findSection = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Holds what the page asks the back end until it is let go, by answer or not at all. */
async function holdBackend(page: Page): Promise<{ answer: () => Promise<void>; fail: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<"continue" | "abort">();
  await page.route("**/graphql", async (route) => route[await promise]());
  const release = async (how: "continue" | "abort") => {
    resolve(how);
  };
  return { answer: () => release("continue"), fail: () => release("abort") };
}

test.describe("The switch of a newsletter", () => {
  test.beforeEach(async ({ page, portal, open }) => {
    await enterAsNewReader(startJourney(page, true), portal.state);
    await open("/profil");
    await waitForSession(page, "signed-in");
  });
  const findSwitch = (page: Page) => findSection(page, "Newsletter").getByRole("switch").first();

  test("follows the finger before the back end has answered, and says when it is kept", async ({ page, asked }) => {
    const backend = await holdBackend(page);
    const first = findSwitch(page);
    await expect(first).toHaveAttribute("aria-checked", "false");
    const word = findSection(page, "Newsletter").locator("label").first();
    await expect(word).toHaveText("Aus");
    // The word beside it can be pressed as well.
    await word.click({ position: { x: 8, y: 22 } });
    await expect(first).toHaveAttribute("aria-checked", "true");
    await expect(word).toHaveText("An");
    await backend.answer();
    await expect(page.getByRole("status").filter({ hasText: "Deine Auswahl ist gespeichert." })).toBeVisible();
    expect(asked.filter((name) => name === "GetAccount")).toEqual([]);
    await page.reload();
    await expect(first).toHaveAttribute("aria-checked", "true");
  });

  test("goes back when the choice is not kept, and says so", async ({ page }) => {
    const backend = await holdBackend(page);
    const first = findSwitch(page);
    await first.click();
    await expect(first).toHaveAttribute("aria-checked", "true");
    await backend.fail();
    await expect(page.getByRole("status").filter({ hasText: TECHNICAL_ERROR })).toBeVisible();
    await expect(first).toHaveAttribute("aria-checked", "false");
    await expect(first).toBeFocused();
  });

  test("keeps the last of several quick presses", async ({ page, asked }) => {
    const first = findSwitch(page);
    // Presses before it is awake count as one.
    await wakeIsland(page, "newsletter-switch");
    let answers = 0;
    page.on("response", (response) => {
      if (response.url().endsWith("/graphql")) answers += 1;
    });
    for (let presses = 0; presses < 3; presses++) await first.click();
    await expect(first).toHaveAttribute("aria-checked", "true");
    const choices = () => asked.filter((name) => name.endsWith("Newsletter"));
    await expect
      .poll(choices)
      .toEqual(["registerUserForNewsletter", "unregisterUserFromNewsletter", "registerUserForNewsletter"]);
    // One after the other, each in a request of its own.
    await expect.poll(() => answers).toBe(3);
    await page.reload();
    await expect(first).toHaveAttribute("aria-checked", "true");
  });
});

test("A reader ends one session, then all others: the rows go, and the page is the same", async ({
  page,
  portal,
  asked,
  open,
  openBrowser,
}) => {
  const reader = await enterAsNewReader(startJourney(page, true), portal.state);
  for (let elsewhere = 0; elsewhere < 3; elsewhere++) {
    const other = await openBrowser({ javaScriptEnabled: false, baseURL: portal.origin });
    await signInWith(other, portal.origin, { username: reader.email, password: reader.password });
  }
  await open("/profil");
  await waitForSession(page, "signed-in");
  const section = findSection(page, "Angemeldete Geräte");
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(4);

  for (const left of [3, 2]) {
    await section.getByRole("button", { name: "Beenden", exact: true }).first().click();
    await expect(rows).toHaveCount(left);
    await expect(section.getByRole("status")).toHaveText("Die Anmeldung ist beendet.");
    await expect(section.getByRole("status")).toBeFocused();
  }
  expect(asked.filter((name) => name === "GetAccount")).toHaveLength(2);

  await page.route("**/graphql", (route) => route.abort());
  await section.getByRole("button", { name: "Alle anderen beenden" }).click();
  await expect(section.getByRole("alert")).toHaveText(TECHNICAL_ERROR);
  await expect(section.getByRole("alert")).toBeFocused();
  await expect(rows).toHaveCount(2);

  await page.unroute("**/graphql");
  await section.getByRole("button", { name: "Alle anderen beenden" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Dieses Gerät");
  await expect(section.getByRole("button")).toHaveCount(0);
  await expect(page).toHaveURL("/profil");
});

test("A reader cancels and takes it back on the same page, which shows what the back end says", async ({
  page,
  portal,
  asked,
  open,
  signedInAs,
}) => {
  const shop = createSubscription({ product: "kayak_plus", meta: [{ key: "resourceName", value: "Plus vom Kiosk" }] });
  await signedInAs(await createSubscriber(portal.state, [shop, createSubscription({ product: "pur" })]));
  await open("/profil");
  await waitForSession(page, "signed-in");
  const section = findSection(page, "Dein Abo");
  const row = section.getByRole("listitem").filter({ hasText: "Plus vom Kiosk" });

  await page.route("**/graphql", (route) => route.abort());
  await row.locator("summary").click();
  await row.getByLabel("Ich komme zu selten zum Lesen").check();
  await row.getByLabel("Was sollen wir noch wissen?").fill("Im Sommer wieder.");
  await row.getByRole("button", { name: "Abo kündigen" }).click();
  await expect(row.getByRole("alert")).toHaveText(TECHNICAL_ERROR);
  await expect(row.getByRole("alert")).toBeFocused();
  await expect(row.getByLabel("Was sollen wir noch wissen?")).toHaveValue("Im Sommer wieder.");

  await page.unroute("**/graphql");
  await row.getByRole("button", { name: "Abo kündigen" }).click();
  await expect(section.getByRole("status")).toContainText("Dein Abo ist gekündigt.");
  await expect(section.getByRole("status")).toBeFocused();
  await expect(row).toContainText("Endet am");
  await expect(section.getByRole("listitem").filter({ hasText: "Talblick Pur" })).toContainText("Verlängert sich am");

  await row.getByRole("button", { name: "Kündigung zurücknehmen" }).click();
  await expect(section.getByRole("status")).toHaveText("Dein Abo verlängert sich wieder.");
  await expect(row).toContainText("Verlängert sich am");
  // After each change the account is asked for once.
  expect(asked.filter((name) => name === "GetAccount")).toHaveLength(2);
  await page.reload();
  await expect(row).toContainText("Verlängert sich am");
});
