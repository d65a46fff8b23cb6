/** The wall and the pages that sell and receive: by keyboard, on a phone, without script, before axe, and on paper. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { signIn } from "../../support/account-pages.ts";
import { launchBrowser, openPage, widths } from "../../support/browser.ts";
import { findViolations, findWider } from "../../support/page-faults.ts";
import { findStory, stories } from "../../support/page-kinds.ts";

const origin = inject("portalOrigin");
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await openPage(browser, origin, {
    javaScriptEnabled: false,
    reducedMotion: "reduce",
    viewport: { width: widths.mobile, height: 844 },
  });
});
afterEach(() => page.context().close());

const readAddress = () => new URL(page.url()).pathname + new URL(page.url()).search;

/** Goes on with the tabulator until a link or button of that name has the focus. */
async function tabTo(name: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 1 && (await focused.textContent())?.trim() === name) return;
  }
  throw new Error(`The keyboard does not come to "${name}"`);
}

describe("A reader without script, by keyboard at 390 px", () => {
  test("comes from the wall over the subscriptions and the login to the very order, and back to the post", async () => {
    const post = await findStory(origin, stories.premium);
    await page.goto(post);
    await tabTo("Abo ansehen");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/abo\?/);

    await page.locator("input[name=angebot][value=plus-monat]").focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.locator("input[value=plus-jahr]").isChecked()).toBe(true);
    await tabTo("Talblick Plus wählen");
    await page.keyboard.press("Enter");
    await page.waitForURL(/angebot=plus-jahr/);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Deine Bestellung");
    expect(await page.locator("main").textContent()).toContain("99 € im Jahr");
    const order = readAddress();

    await page.locator("main").getByRole("link", { name: "Anmelden" }).click();
    const form = page.locator("form[data-form=login]");
    await form.getByLabel("E-Mail oder Benutzername").fill("anna");
    await form.getByLabel("Passwort", { exact: true }).fill("talblick-demo");
    await form.locator("[type=submit]").click();
    await page.waitForURL((url) => url.pathname === "/abo");
    expect(readAddress()).toBe(order);
    expect(await page.locator("main").textContent()).toContain("anna@leser.talblick.example");
    expect(await page.getByRole("button", { name: "Weiter zur Zahlung" }).isVisible()).toBe(false);
    expect(await page.locator("main").textContent()).toContain("Ohne JavaScript bestellst du beim Leserservice");

    await page.getByRole("link", { name: "Anderes Abo wählen" }).click();
    await page.getByRole("link", { name: "Zurück zum Artikel" }).click();
    expect(new URL(page.url()).pathname).toBe(post);
  });

  test("opens and closes a question", async () => {
    await page.goto("/abo");
    const question = page.locator("details", { hasText: "Wie kündige ich?" });
    await question.locator("summary").focus();
    await page.keyboard.press("Enter");
    expect(await question.getByRole("link", { name: "Profil" }).isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    expect(await question.getByRole("link", { name: "Profil" }).isVisible()).toBe(false);
  });

  test("chooses a municipality in the onboarding, and goes on to a front page that knows it", async () => {
    await page.goto("/onboarding/nav");
    await page.getByLabel("Gemeinde auswählen").selectOption("Götzis");
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await page.waitForURL("**/onboarding/nav");
    expect(await page.getByRole("status").textContent()).toBe("Deine Gemeinde ist Götzis.");
    await page.getByRole("link", { name: "Los geht’s" }).click();
    await page.waitForURL(`${origin}/`);
    expect(await page.locator("header summary").textContent()).toContain("Götzis");
  });
});

/** Address and reader of every state that the pages themselves do not show to everybody. */
const states: { state: string; path: string; reader: string }[] = [
  { state: "the subscriptions of who has Plus", path: "/abo?returnTo=%2Fa%2F1", reader: "bernhard" },
  { state: "the subscriptions of who has Plus Premium", path: "/abo?angebot=pur-monat", reader: "claudia" },
  { state: "the order of who is signed in", path: "/abo?angebot=plus-jahr", reader: "anna" },
  { state: "the order of more than Plus", path: "/abo?angebot=plus-premium-jahr", reader: "bernhard" },
  { state: "the onboarding with Plus", path: "/vplus-onboarding?targetUrl=%2Fa%2F1", reader: "bernhard" },
  { state: "the onboarding with Plus Premium", path: "/vplus-onboarding", reader: "claudia" },
  { state: "the onboarding with Pur", path: "/vplus-onboarding", reader: "dieter" },
  { state: "the onboarding of who has bought nothing", path: "/vplus-onboarding", reader: "anna" },
  { state: "a payment to authorise", path: "/zahlung-autorisieren?id=x", reader: "anna" },
];

describe.each(states)("$state", ({ path, reader }) => {
  test("fits every width, and gives axe nothing to object to", async () => {
    await page.close();
    page = await openPage(browser, origin, { reducedMotion: "reduce" });
    await signIn(page, origin, reader);
    for (const width of [320, widths.mobile, widths.tablet, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await page.goto(path))?.status()).toBe(200);
      expect(await findWider(page), `${width} px`).toEqual([]);
      if (width === widths.mobile || width === widths.desktop) expect(await findViolations(page), `${width} px`).toEqual([]);
    }
  });
});

test("the wall fits every width, for who is signed in as well", async () => {
  const post = await findStory(origin, stories.premium);
  for (const reader of [null, "anna"]) {
    if (reader !== null) await signIn(page, origin, reader);
    for (const width of [320, widths.mobile, widths.tablet, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(post);
      expect(await page.locator("[data-wall]").isVisible()).toBe(true);
      expect(await findWider(page), `${reader} ${width} px`).toEqual([]);
    }
  }
  expect(await page.locator("[data-wall]").textContent()).toContain("Zu deinem Konto gehört kein Plus-Abo.");
});

test("while the provider's offer stands at the wall, the wall itself sells nothing and keeps its other ways on", async () => {
  await page.goto(await findStory(origin, stories.premium));
  const wall = page.locator("[data-wall]");
  const selling = [
    wall.locator(".benefits"),
    wall.getByText("Jederzeit zum Ende der Laufzeit kündbar."),
    wall.getByText("Abo ansehen"),
  ];
  const staying = [wall.getByRole("heading"), wall.getByText("Anmelden"), wall.getByText("Mit der Abokarte weiterlesen")];
  const areVisible = (parts: typeof selling) => Promise.all(parts.map((part) => part.isVisible()));
  const place = page.locator("[data-wall-offer]");
  for (const isOffered of [false, true, false]) {
    await place.evaluate((element, isHidden) => element.toggleAttribute("hidden", isHidden), !isOffered);
    expect(await areVisible(selling)).toEqual(selling.map(() => !isOffered));
    expect(await areVisible(staying)).toEqual(staying.map(() => true));
  }
});

test("on paper one line is left of the wall", async () => {
  await page.goto(await findStory(origin, stories.premium));
  await page.emulateMedia({ media: "print" });
  const wall = page.locator("[data-wall]");
  expect(await wall.innerText()).toBe("Hier endet der freie Teil. Mit Talblick Plus geht dieser Artikel auf Talblick weiter.");
  expect((await wall.boundingBox())?.height).toBeLessThan(80);
});
