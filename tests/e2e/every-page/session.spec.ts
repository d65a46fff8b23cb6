/** Whoever signs in or out by a dialog or in another tab: every page then says what it says when it is loaded anew. */
import type { BrowserContext, Page } from "playwright/test";
import { headerLink, logInByDialog } from "#tests/support/journeys/account-calls.ts";
import { DEMO_PASSWORD } from "#tests/support/journeys/demo-readers.ts";
import { findField, findForm } from "#tests/support/journeys/forms.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { openComfortably, waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

/** In each of them its header's dialog signs the reader in: they say most about the session. Others are open in tabs beside them. */
const leaders = [
  "/abo",
  "/abo?angebot=plus-jahr&returnTo=%2Fimpressum",
  "/newsletter",
  "/merkliste",
  "/fuer-dich",
  "/vplus-onboarding",
  "/zahlung-autorisieren?id=x",
];

/** Those that show their reader what is theirs, or lead to the login, stand beside a few of those that only their header changes. */
const besides = [
  ...[
    "login",
    "register",
    "abocard-activation",
    "upsell-save&key=x",
    "upsell-save-confirm&type=print",
    "reset-password&key=x",
  ].map((dialog) => `/profil?dialog=${dialog}`),
  "/zugang-aktivieren?key=x",
  "/zahlung-autorisieren?id=x&status=abgelehnt",
  "/abo?angebot=unbekannt",
  ...["/", "/gemeinde/dornbirn", "/themen", "/suche?q=Bodensee", "/impressum"],
];
/** A reader with Plus reads more in a premium post, and all of them may be saved. */
const besideStories = [stories.premium, stories.free, stories.everyBlock, stories.ticker];

test.describe.configure({ mode: "parallel" });

leaders.forEach((leader, index) => {
  test(`Beside ${leader} every page follows a login and a logout`, { tag: "@slow" }, async ({ context, portal }) => {
    const all = [...besides, ...(await Promise.all(besideStories.map((story) => findStory(portal.origin, story))))];
    const paths = [leader, ...all.filter((_, place) => place % leaders.length === index)];
    const username = await createSubscriber(portal.state, [createSubscription({ product: "kayak_plus" })]);
    const tabs = await openAll(context, paths, "signed-out");
    const signedOut = await Promise.all(tabs.map(readPage));

    const [first] = tabs as [Page];
    await logInByDialog(first, { username, password: DEMO_PASSWORD });
    await headerLink(first, "Profil").waitFor();
    const reloaded = await openAll(context, paths, "signed-in");
    const signedIn = await Promise.all(reloaded.map(readPage));
    expect(signedIn[0], leader).not.toEqual(signedOut[0]);
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

/** Each of them says by then who is signed in. */
async function openAll(context: BrowserContext, paths: readonly string[], result: "signed-in" | "signed-out"): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const path of paths) {
    const tab = await context.newPage();
    await openComfortably(tab, path);
    await waitForSession(tab, result);
    if (result === "signed-in")
      await headerLink(tab, "Profil").locator("[data-avatar]:not(:empty)").waitFor({ state: "attached" });
    tabs.push(tab);
  }
  return tabs;
}

async function expectToShow(tab: Page, name: string, lines: string[] | undefined): Promise<void> {
  await expect.soft(async () => expect(await readPage(tab)).toEqual(lines), name).toPass({ timeout: 30_000 });
}

/** The lines that can be read, without what a second changes; of a page that is being loaded none. */
async function readPage(tab: Page): Promise<string[]> {
  const read = () => {
    // What is far below is not rendered in a tab that nobody looks at, and has no text then.
    for (const part of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
    return [...document.querySelectorAll<HTMLElement>("header, main, footer")].map((part) => part.innerText).join("\n");
  };
  const text = await tab.evaluate(read).catch(() => "");
  return text
    .replaceAll(/\d+/g, "0")
    .replaceAll(/gerade eben|vor 0 (?:Minuten?|Stunden?)|gestern, 0:0/g, "vor kurzem")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}
