/** Whoever signs in or out by a dialog or in another tab: every page then says what it says when it is loaded anew. */
import type { BrowserContext, Page } from "playwright/test";
import { findRoutedPage } from "#app/domain/page/records/find-page.ts";
import { headerLink, logInByDialog } from "#tests/support/journeys/account-calls.ts";
import { DEMO_PASSWORD } from "#tests/support/journeys/demo-readers.ts";
import { findField, findForm } from "#tests/support/journeys/forms.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { openComfortably } from "#tests/support/journeys/wait-for-comfort.ts";
import { findPath, pageKinds } from "#tests/support/pages/page-kinds.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

/** In each of them its header's dialog signs the reader in: they say most about the session. The others are open in tabs beside them. */
const leaders = [
  "/abo",
  "/abo?angebot=plus-jahr&returnTo=%2Fimpressum",
  "/newsletter",
  "/merkliste",
  "/vplus-onboarding",
  "/zahlung-autorisieren?id=x",
];

/** They have no header, or know no reader. */
const isApart = /noheader|^\/widgets|^\/onboarding/;
const withHeader = pageKinds.filter((kind) => kind.status === 200 && !("path" in kind && isApart.test(kind.path)));
/** Of pages that differ in their contents alone, one; of those that differ by their reader, all. */
const pages = withHeader.filter((kind, place) => {
  if (!("path" in kind)) return true;
  const record = findRoutedPage(kind.path.split("?")[0] ?? "");
  const first = withHeader.findIndex((one) => "path" in one && findRoutedPage(one.path.split("?")[0] ?? "") === record);
  return record.followsSession === true || first === place;
});
const others = pages.filter((kind) => !("path" in kind && leaders.includes(kind.path)));

test.describe.configure({ mode: "parallel" });

leaders.forEach((leader, index) => {
  test(`Beside ${leader} every page follows a login and a logout`, async ({ context, portal }) => {
    const beside = others.filter((_, place) => place % leaders.length === index);
    const username = await createSubscriber(portal.state, [createSubscription({ product: "kayak_plus" })]);
    const paths = [leader, ...(await Promise.all(beside.map((kind) => findPath(portal.origin, kind))))];
    const tabs = await openAll(context, paths);
    const signedOut = await Promise.all(tabs.map(readPage));

    const [first] = tabs as [Page];
    await logInByDialog(first, { username, password: DEMO_PASSWORD });
    await headerLink(first, "Profil").waitFor();
    const reloaded = await openAll(context, paths);
    const signedIn = await Promise.all(reloaded.map(readPage));
    expect(signedIn[0], leader).not.toBe(signedOut[0]);
    for (const [place, tab] of tabs.entries()) await expectToShow(tab, `${paths[place]} after the login`, signedIn[place]);

    const moved = reloaded.filter((tab, place) => tab.url() !== new URL(paths[place] ?? "", portal.origin).href);
    await openComfortably(first, "/profil");
    await first.getByRole("button", { name: "Abmelden", exact: true }).click();
    await headerLink(first, "Anmelden").waitFor();
    for (const [place, tab] of reloaded.entries()) {
      // Where there was nothing more to do for who was signed in, it had led to the profile: now to the login.
      if (moved.includes(tab)) await tab.waitForURL(/dialog=login/);
      else await expectToShow(tab, `${paths[place]} after the logout`, signedOut[place]);
    }
  });
});

test("What was typed is not lost by a login in another tab: the page follows once it is gone", async ({
  context,
  portal,
  open,
  page,
}) => {
  const username = await createSubscriber(portal.state, []);
  await open("/newsletter");
  const email = findField(findForm(page, "newsletter-sign-up"), "email");
  await email.fill("vera@leserin.example");
  const other = await context.newPage();
  await openComfortably(other, "/impressum");
  await logInByDialog(other, { username, password: DEMO_PASSWORD });
  await headerLink(page, "Profil").waitFor();
  await page.waitForTimeout(1500);
  await expect(email).toHaveValue("vera@leserin.example");
  await email.fill("");
  await expect(email).toHaveCount(0);
});

test("The menu says Anmelden to a guest, and Profil to who is signed in", async ({ page, portal, open }) => {
  const username = await createSubscriber(portal.state, []);
  const account = page.getByRole("navigation", { name: "Hauptnavigation" }).locator("a[href='/profil']");
  const openMenu = () => page.getByRole("button", { name: "Menü", exact: true }).click();
  await open("/impressum");
  await openMenu();
  await expect(account).toHaveText("Anmelden", { useInnerText: true });
  await page.keyboard.press("Escape");
  await logInByDialog(page, { username, password: DEMO_PASSWORD });
  await headerLink(page, "Profil").waitFor();
  await openMenu();
  await expect(account).toHaveText("Profil", { useInnerText: true });
});

async function openAll(context: BrowserContext, paths: readonly string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const path of paths) {
    const tab = await context.newPage();
    await openComfortably(tab, path);
    tabs.push(tab);
  }
  return tabs;
}

async function expectToShow(tab: Page, name: string, text: string | undefined): Promise<void> {
  await expect.soft(async () => expect(await readPage(tab)).toBe(text), name).toPass({ timeout: 10_000 });
}

/** What can be read, without what a second changes; of a page that is being loaded nothing. */
async function readPage(tab: Page): Promise<string> {
  const read = () => [...document.querySelectorAll<HTMLElement>("header, main, footer")].map((part) => part.innerText).join("\n");
  const text = await tab.evaluate(read).catch(() => "");
  return text.replaceAll(/\d+/g, "0").replaceAll(/\s+/g, " ").trim();
}
