/** Saved articles (decision 77): by a guest, through the login into the account, and out of it again. */
import type { Page } from "playwright/test";
import { enterAsNewReader, inventReader, register, startJourney } from "#tests/support/journeys/account-browser.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForComfort, waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

const GUEST = "talblick:merkliste";
const ACCOUNT = "talblick:merkliste-konto";

const findButton = (page: Page) => page.getByRole("button", { name: /^(Merken|Gemerkt)$/ });
const findRows = (page: Page) => page.locator("main ol > li");
const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("A guest saves by keyboard, finds the list, takes a removal back, and signs in: the account has it, the browser no longer", {
  tag: "@mobile",
}, async ({ page, portal, open }) => {
  const free = await findStory(portal.origin, stories.free);
  const premium = await findStory(portal.origin, stories.premium);

  await test.step("by keyboard", async () => {
    await open(free);
    await findButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(findButton(page)).toHaveAttribute("aria-pressed", "true");
    await expect(findButton(page)).toHaveText("Gemerkt");
    const said = page.getByRole("status").filter({ hasText: "Gespeichert – zur Merkliste" });
    await expect(said).toBeVisible();
    await expect(said.getByRole("link", { name: "zur Merkliste" })).toHaveAttribute("href", "/merkliste");
    expect(await findWider(page)).toEqual([]);
  });

  await test.step("a page that is opened again says so by itself", async () => {
    await open(premium);
    await expect(findButton(page)).toHaveAttribute("aria-pressed", "false");
    await findButton(page).click();
    await expect(findButton(page)).toHaveText("Gemerkt");
    await page.reload();
    await expect(findButton(page)).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("the list, in order; what is no longer there leaves it", async () => {
    await page.evaluate((key) => {
      const list = JSON.parse(localStorage.getItem(key) ?? "[]");
      localStorage.setItem(key, JSON.stringify([...list, { id: 2_000_000_000, savedAt: 1 }]));
    }, GUEST);
    await open("/merkliste");
    await expect(findRows(page)).toHaveCount(2);
    await expect(findRows(page).first().locator("a")).toHaveAttribute("href", premium);
    await expect(page.getByText("Ein Artikel ist nicht mehr verfügbar")).toBeVisible();
    expect(JSON.parse((await readStored(page, GUEST)) ?? "[]")).toHaveLength(2);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWider(page)).toEqual([]);
  });

  await test.step("removed and taken back, where the focus stays", async () => {
    await findRows(page).first().getByRole("button", { name: "Entfernen" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Rückgängig" })).toBeFocused();
    expect(JSON.parse((await readStored(page, GUEST)) ?? "[]")).toHaveLength(1);
    await page.keyboard.press("Enter");
    await expect(findRows(page).first().getByRole("button", { name: "Entfernen" })).toBeFocused();
    expect(JSON.parse((await readStored(page, GUEST)) ?? "[]")).toHaveLength(2);
  });

  await test.step("the login takes it along", async () => {
    const reader = inventReader("moni");
    const journey = startJourney(page, true);
    await register(journey, portal.state, reader, { isActive: true });
    await journey.signIn(reader);
    const section = page.getByRole("region", { name: "Merkliste" });
    await expect(section.getByRole("listitem")).toHaveCount(2);
    await expect(section.locator("li a").first()).toHaveAttribute("href", premium);
    expect(await readStored(page, GUEST)).toBeNull();
    await section.getByRole("link", { name: "Alle gemerkten Artikel" }).click();
    await expect(findRows(page)).toHaveCount(2);
  });

  await test.step("the logout leaves nothing", async () => {
    await open(free);
    await waitForSession(page, "signed-in");
    await expect(findButton(page)).toHaveAttribute("aria-pressed", "true");
    await startJourney(page, true).signOut();
    expect([await readStored(page, GUEST), await readStored(page, ACCOUNT)]).toEqual([null, null]);
    await open("/merkliste");
    await expect(page.getByText("Hier ist noch nichts.")).toBeVisible();
  });
});

test("A reader saves and removes in the account, and a page that is merely read asks for nothing", async ({
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
  const free = await findStory(portal.origin, stories.free);
  await open(free);
  await waitForSession(page, "signed-in");
  await waitForComfort(page);
  expect(asked.filter((name) => /bookmark/i.test(name))).toEqual([]);
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes("saveBookmarks") === true);
  await findButton(page).click();
  await expect(findButton(page)).toHaveAttribute("aria-pressed", "true");
  await saved;
  await expect.poll(() => asked.filter((name) => /bookmark/i.test(name)).toSorted()).toEqual(["GetBookmarkIds", "saveBookmarks"]);

  await open("/merkliste");
  await findRows(page).getByRole("button", { name: "Entfernen" }).click();
  await expect(page.getByRole("button", { name: "Rückgängig" })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText("Hier ist noch nichts.")).toBeVisible();

  await test.step("what is not kept goes back, and is said", async () => {
    await open(free);
    await page.route("**/graphql", (route) => route.abort());
    await findButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: "technischer Fehler" })).toBeVisible();
    await expect(findButton(page)).toHaveAttribute("aria-pressed", "false");
  });
});

test("Without script an article has no button, a guest's list says why, and a reader's is changed by forms", {
  tag: ["@no-script", "@no-script-mobile"],
}, async ({ page, portal }) => {
  const free = await findStory(portal.origin, stories.free);
  await page.goto(free);
  await expect(findButton(page)).toBeHidden();
  await page.goto("/merkliste");
  await expect(page.getByText("dafür braucht er JavaScript")).toBeVisible();

  await enterAsNewReader(startJourney(page, false), portal.state);
  const session = (await page.context().cookies()).find(({ name }) => name === "EvoSSO");
  const pair = new URLSearchParams(decodeURIComponent(session?.value ?? ""));
  const answer = await page.request.post("/graphql", {
    headers: { "x-mutation": "true" },
    data: {
      query:
        "mutation saveBookmarks($h: String!, $t: String!, $post: Int!) { saveBookmarks(h: $h, t: $t, bookmarks: [{ post: $post }]) { ids } }",
      variables: { h: pair.get("h"), t: pair.get("t"), post: Number(free.split("/")[2]) },
    },
  });
  expect((await answer.json()).data.saveBookmarks.ids).toHaveLength(1);
  await page.goto("/merkliste");
  await findRows(page).getByRole("button", { name: "Entfernen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Der Artikel ist nicht mehr gemerkt." })).toBeVisible();
  await expect(findRows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(findRows(page)).toHaveCount(1);
  await page.goto("/profil");
  await expect(page.getByRole("region", { name: "Merkliste" }).getByRole("listitem")).toHaveCount(1);
});
