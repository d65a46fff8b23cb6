/** A reader with script, whose publisher's back end has exactly the contract of the rules (7.1): signed in means signed in. */
import { test as base, expect, type Page } from "playwright/test";
import { startSpecifiedBackend } from "#tests/support/edge/specified-backend.ts";
import { BERTA } from "#tests/support/edge/specified-reader.ts";
import { startEdge } from "#tests/support/edge/start-edge.ts";
import { findNamedDialog, openDialog } from "#tests/support/journeys/dialogs.ts";
import { findForm, findSubmit, sendForm, TERMS } from "#tests/support/journeys/forms.ts";
import { openComfortably } from "#tests/support/journeys/wait-for-comfort.ts";

type Site = { origin: string; backend: Awaited<ReturnType<typeof startSpecifiedBackend>> };

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what a fixture needs
  site: async ({}, use) => {
    const edge = await startEdge();
    const backend = await startSpecifiedBackend();
    const { origin } = await edge.startPortal({ APP_ENV: "prod", BACKEND_ORIGIN: backend.origin });
    await use({ origin, backend });
    await edge.stop();
    await backend.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

const header = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });
const findSave = (page: Page) => page.getByRole("button", { name: /^(Merken|Gemerkt)$/ });
const readList = ({ backend }: Site) =>
  JSON.parse(backend.reader.state.attributes.get("talblick-bookmarks") ?? "[]").map(([id]: [number]) => id);

test("A reader signs in over an article, saves it, cancels, accepts an offer, and signs out again", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  await openComfortably(page, "/ein-titel/7");
  await openDialog(page);
  const login = findForm(page, "login");
  await login.locator("[name=username]").fill(BERTA.login);
  await login.locator("[name=password]").fill(BERTA.password);
  await findSubmit(login).click();
  await expect(header(page, "Profil")).toBeVisible();

  await test.step("the article is in the account, and stays there", async () => {
    await findSave(page).click();
    await expect(findSave(page)).toHaveText("Gemerkt");
    await expect.poll(() => readList(site)).toEqual([7]);
    await openComfortably(page, "/merkliste");
    await expect(page.locator("main ol > li")).toHaveCount(1);
    await page.getByRole("button", { name: "Entfernen" }).click();
    await expect(page.getByRole("button", { name: "Rückgängig" })).toBeFocused();
    await expect.poll(() => readList(site)).toEqual([]);
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await expect(page.getByRole("button", { name: "Entfernen" })).toBeVisible();
    await expect.poll(() => readList(site)).toEqual([7]);
  });

  await test.step("every page of the account knows the reader", async () => {
    for (const path of ["/profil", "/abo", "/vplus-onboarding", "/zahlung-autorisieren", "/ein-titel/7"]) {
      await openComfortably(page, path);
      await expect(header(page, "Profil")).toBeVisible();
      await expect(page.getByText("Du bist nicht mehr angemeldet")).toHaveCount(0);
    }
    await openComfortably(page, "/ein-titel/7");
    await expect(findSave(page)).toHaveText("Gemerkt");
  });

  await test.step("a subscription is cancelled", async () => {
    await openComfortably(page, "/profil");
    const section = page.locator("#abo");
    await section.locator("summary").click();
    await section.getByRole("button", { name: "Abo kündigen" }).click();
    await expect(section.getByRole("status")).toContainText("Dein Abo ist gekündigt.");
    await expect(section).toContainText("Endet am");
  });

  await test.step("the card leads to the offer, and to its end", async () => {
    await openComfortably(page, "/profil?dialog=abocard-activation");
    await sendForm(findForm(page, "upsell-entitlement"), { Abonummer: BERTA.card.number, Nachname: BERTA.card.name });
    const offer = findNamedDialog(page, "UpsellSave");
    await expect(offer).toContainText("Alle Plus-Artikel, solange dein Print-Abo läuft.");
    await offer.getByRole("checkbox", { name: TERMS }).check();
    await findSubmit(findForm(page, "upsell-save")).click();
    await expect(findNamedDialog(page, "UpsellSaveConfirm")).toBeVisible();
  });

  await openComfortably(page, "/profil");
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(header(page, "Anmelden")).toBeVisible();
  expect(site.backend.reader.state.isSignedIn).toBe(false);
});
