/** The wall and the pages that sell and receive: by keyboard, on a phone, without script, before axe, and on paper. */
import type { Page } from "playwright/test";
import { widths } from "#tests/support/browser.ts";
import { findForm, sendForm } from "#tests/support/journeys/forms.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findWall } from "#tests/support/journeys/paywall-journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

test.use({ reducedMotion: "reduce" });

const allWidths = [widths.smallest, widths.mobile, widths.tablet, widths.desktop];

/** Goes on with the tabulator until a link or button of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 1 && (await focused.textContent())?.trim() === name) return;
  }
  throw new Error(`The keyboard does not come to "${name}"`);
}

test.describe("A reader without script, by keyboard", { tag: "@no-script-mobile" }, () => {
  test("comes from the wall over the subscriptions and the login to the very order, and back to the post", async ({
    page,
    portal,
  }) => {
    const post = await findStory(portal.origin, stories.premium);
    await page.goto(post);
    await tabTo(page, "Abo ansehen");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/abo\?/);

    await page.locator("input[name=angebot][value=plus-monat]").focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("input[value=plus-jahr]")).toBeChecked();
    await tabTo(page, "Talblick Plus wählen");
    await page.keyboard.press("Enter");
    await page.waitForURL(/angebot=plus-jahr/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deine Bestellung");
    await expect(page.locator("main")).toContainText("99 € im Jahr");
    const order = page.url();

    await page.locator("main").getByRole("link", { name: "Anmelden" }).click();
    await sendForm(findForm(page, "login"), { "E-Mail oder Benutzername": "anna", Passwort: "talblick-demo" });
    await expect(page).toHaveURL(order);
    await expect(page.locator("main")).toContainText("anna@leser.talblick.example");
    await expect(page.getByRole("button", { name: "Weiter zur Zahlung" })).toBeHidden();
    await expect(page.locator("main")).toContainText("Ohne JavaScript bestellst du beim Leserservice");

    await page.getByRole("link", { name: "Anderes Abo wählen" }).click();
    await page.getByRole("link", { name: "Zurück zum Artikel" }).click();
    await expect(page).toHaveURL(post);
  });

  test("opens and closes a question", async ({ page }) => {
    await page.goto("/abo");
    const question = page.locator("details", { hasText: "Wie kündige ich?" });
    await question.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(question.getByRole("link", { name: "Profil" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(question.getByRole("link", { name: "Profil" })).toBeHidden();
  });

  test("chooses a municipality in the onboarding, and goes on to a front page that knows it", async ({ page }) => {
    await page.goto("/onboarding/nav");
    await page.getByLabel("Gemeinde auswählen").selectOption("Götzis");
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await page.waitForURL("**/onboarding/nav");
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Deine Gemeinde ist Götzis.");
    await page.getByRole("link", { name: "Los geht’s" }).click();
    await page.waitForURL("/");
    await expect(page.locator("header summary")).toContainText("Götzis");
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

for (const { state, path, reader } of states) {
  test(`On ${state} everything fits every width, and axe objects to nothing`, async ({ page, signedInAs }) => {
    await signedInAs(reader);
    expect((await page.goto(path))?.status()).toBe(200);
    await waitForComfort(page);
    for (const width of allWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findWider(page), `${width} px`).toEqual([]);
      if (width === widths.mobile) expect.soft(await findViolations(page, ["light"]), `${width} px`).toEqual([]);
    }
    expect.soft(await findViolations(page), "at a desk, in light and dark").toEqual([]);
  });
}

test.describe("Without script the wall", { tag: "@no-script-mobile" }, () => {
  test("fits every width, for who is signed in as well", async ({ page, portal, signedInAs }) => {
    const post = await findStory(portal.origin, stories.premium);
    for (const reader of [null, "anna"]) {
      if (reader !== null) await signedInAs(reader);
      await page.goto(post);
      for (const width of allWidths) {
        await page.setViewportSize({ width, height: 900 });
        await expect(findWall(page)).toBeVisible();
        expect(await findWider(page), `${reader} ${width} px`).toEqual([]);
      }
    }
    await expect(findWall(page)).toContainText("Zu deinem Konto gehört kein Plus-Abo.");
  });

  test("sells nothing while the provider's offer stands there, and keeps its other ways on", async ({ page, portal }) => {
    await page.goto(await findStory(portal.origin, stories.premium));
    const wall = findWall(page);
    const selling = [
      wall.getByText("9,90 € im Monat oder 99 € im Jahr"),
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

  test("is one line on paper", async ({ page, portal }) => {
    await page.goto(await findStory(portal.origin, stories.premium));
    await page.emulateMedia({ media: "print" });
    const wall = findWall(page);
    await expect(wall).toHaveText("Hier endet der freie Teil. Mit Talblick Plus geht dieser Artikel auf Talblick weiter.", {
      useInnerText: true,
    });
    expect((await wall.boundingBox())?.height).toBeLessThan(80);
  });
});
