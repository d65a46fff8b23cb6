/** Following: by a guest with and without script, through the login into the account, and out of it again. */
import type { Page } from "playwright/test";
import { enterAsNewReader, inventReader, register, startJourney } from "#tests/support/journeys/account-browser.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForComfort, waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";

const ACCOUNT = "talblick:folge-konto";

const findButton = (page: Page) => page.locator("main header").getByRole("button", { name: /^Folge/ });
const findRows = (page: Page) => page.getByRole("complementary", { name: "Dem du folgst" }).getByRole("listitem");
const readCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "PortalFollows")?.value ?? null;

test("A guest follows by keyboard, reads what is new, stops and goes on, and signs in: the account has it, the browser no longer", {
  tag: "@mobile",
}, async ({ page, portal, open }) => {
  await test.step("by keyboard, on a page that loads no React before", async () => {
    await open("/themen/bodensee");
    await findButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(findButton(page)).toHaveAttribute("aria-pressed", "true");
    await expect(findButton(page)).toHaveText(/^Folge ich/);
    const said = page.getByRole("status").filter({ hasText: "Du folgst jetzt: Thema Bodensee" });
    await expect(said.getByRole("link", { name: "Für dich" })).toHaveAttribute("href", "/fuer-dich");
    await expect.poll(() => readCookie(page)).toBe("t.bodensee");
    expect(await findWider(page)).toEqual([]);
  });

  await test.step("a page that is opened again says so by itself, another one does not", async () => {
    await page.reload();
    await expect(findButton(page)).toHaveAttribute("aria-pressed", "true");
    await open("/gemeinde/dornbirn");
    await expect(findButton(page)).toHaveAttribute("aria-pressed", "false");
    await findButton(page).click();
    await expect(findButton(page)).toHaveText(/^Folge ich/);
    await expect.poll(() => readCookie(page)).toBe("g.dornbirn~t.bodensee");
  });

  await test.step("what is new, and why; stopped and taken up again in its place", async () => {
    await open("/fuer-dich");
    await expect(findRows(page)).toHaveCount(2);
    const posts = page.locator("main ol > li");
    expect(await posts.count()).toBeGreaterThan(3);
    await expect(posts.filter({ hasNotText: /Thema Bodensee|aus Dornbirn/ })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWider(page)).toEqual([]);
    const stop = findRows(page).first().getByRole("button");
    await stop.click();
    await expect(stop).toHaveText(/^Folgen/);
    await expect.poll(() => readCookie(page)).toBe("t.bodensee");
    await stop.click();
    await expect(stop).toHaveText(/^Folge ich/);
  });

  await test.step("the login takes it along", async () => {
    const reader = inventReader("flora");
    const journey = startJourney(page, true);
    await register(journey, portal.state, reader, { isActive: true });
    await journey.signIn(reader);
    await expect.poll(() => readCookie(page)).toBeNull();
    await open("/fuer-dich");
    await expect(findRows(page)).toHaveCount(2);
    await expect(page.getByText("Ins Konto übernehmen")).toHaveCount(0);
    await open("/themen/bodensee");
    await waitForSession(page, "signed-in");
    await expect(findButton(page)).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("the logout leaves nothing", async () => {
    await startJourney(page, true).signOut();
    expect([await readCookie(page), await page.evaluate((key) => localStorage.getItem(key), ACCOUNT)]).toEqual([null, null]);
    await open("/fuer-dich");
    await expect(page.getByText("Hier ist noch nichts.")).toBeVisible();
  });
});

test("A reader follows in the account; a page that is merely read asks for nothing, and what is not kept goes back", async ({
  page,
  portal,
  open,
}) => {
  await enterAsNewReader(startJourney(page, true), portal.state);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    const sent: { operationName: string } | { operationName: string }[] = request.postDataJSON();
    asked.push(...[sent].flat().map(({ operationName }) => operationName));
  });
  await open("/themen/bodensee");
  await waitForSession(page, "signed-in");
  await waitForComfort(page);
  expect(asked.filter((name) => /follow/i.test(name))).toEqual([]);
  await findButton(page).click();
  await expect(findButton(page)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => asked.filter((name) => /follow/i.test(name)).toSorted()).toEqual(["GetFollowedKeys", "followSubjects"]);
  expect(await readCookie(page)).toBeNull();
  await page.waitForLoadState("networkidle");
  await page.route("**/graphql", (route) => route.abort());
  await findButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "technischer Fehler" })).toBeVisible();
  await expect(findButton(page)).toHaveAttribute("aria-pressed", "true");
});

test("Whoever changes their mind does not wait for the offer of notices", async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "default" }));
  const isOffer = (text: string | null) => text?.includes("GetPush") ?? false;
  // It is never answered.
  await page.route("**/graphql", (route) => (isOffer(route.request().postData()) ? undefined : route.continue()));
  await open("/themen/bodensee");
  const offer = page.waitForRequest((request) => isOffer(request.postData()));
  await findButton(page).click();
  await offer;
  await expect.poll(() => readCookie(page)).toBe("t.bodensee");
  await findButton(page).click();
  await expect(findButton(page)).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => readCookie(page)).not.toBe("t.bodensee");
});

test("Without script a guest follows by a form that comes back, reads and stops, and an account takes over the rest", {
  tag: ["@no-script", "@no-script-mobile"],
}, async ({ page, portal }) => {
  await page.goto("/themen/bodensee");
  await findButton(page).click();
  await expect(page).toHaveURL(/\/themen\/bodensee#folge-ich$/);
  await expect(page.getByText("Du folgst jetzt.")).toBeVisible();
  await page.getByRole("link", { name: "Für dich" }).filter({ visible: true }).first().click();
  await expect(findRows(page)).toHaveCount(1);
  await expect(page.locator("main ol > li").first()).toContainText("Thema Bodensee");
  expect(await findWider(page)).toEqual([]);
  await findRows(page).getByRole("button").click();
  await expect(page.getByRole("status").filter({ hasText: "Du folgst nicht mehr" })).toBeVisible();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(findRows(page)).toHaveCount(1);

  await enterAsNewReader(startJourney(page, false), portal.state);
  await page.goto("/fuer-dich");
  await page.getByRole("button", { name: "Ins Konto übernehmen" }).click();
  await expect(page.getByRole("button", { name: "Ins Konto übernehmen" })).toHaveCount(0);
  await expect(findRows(page)).toHaveCount(1);
  expect(await readCookie(page)).toBeNull();
});
