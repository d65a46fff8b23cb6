/** A session that ended elsewhere, on pages that do not know it yet: every switch and form says so, and goes on after signing in. */
import type { Page } from "playwright/test";
import {
  headerLink,
  postJson,
  type Reader,
  readStatus,
  registerReader,
  sendLogin,
} from "#tests/support/journeys/account-calls.ts";
import { findDialogTitled } from "#tests/support/journeys/dialogs.ts";
import { findField, findForm, findSubmit } from "#tests/support/journeys/forms.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

const SENTENCE = "Du bist hier nicht mehr angemeldet. Melde dich noch einmal an, dann geht es weiter.";

type Case = {
  name: string;
  path: string | null;
  press: (page: Page, reader: Reader) => Promise<void>;
  /** What was meant is done. */
  expectDone: (page: Page) => Promise<void>;
  /** The page says how things are, once the dialog was closed. */
  expectNotDone: (page: Page) => Promise<void>;
};

const newsletterSwitch = (page: Page) => page.getByRole("switch", { name: "Wochenende" });
const expectLogin = (page: Page) => page.waitForURL(/\/profil\?dialog=login/);

const cases: Case[] = [
  {
    name: "saving an article",
    path: null,
    press: (page) => page.getByRole("button", { name: "Merken" }).first().click(),
    expectDone: (page) => expect(page.getByRole("button", { name: "Gemerkt" }).first()).toHaveAttribute("aria-pressed", "true"),
    expectNotDone: (page) =>
      expect(page.getByRole("button", { name: "Merken" }).first()).toHaveAttribute("aria-pressed", "false"),
  },
  {
    name: "a newsletter's switch in the profile",
    path: "/profil",
    press: (page) => newsletterSwitch(page).click(),
    expectDone: (page) => expect(newsletterSwitch(page)).toBeChecked(),
    expectNotDone: expectLogin,
  },
  {
    name: "a newsletter's button",
    path: "/newsletter",
    press: (page) =>
      page
        .getByRole("button", { name: /^Abonnieren/ })
        .first()
        .click(),
    expectDone: (page) => expect(page.getByRole("button", { name: /^Abbestellen/ })).toHaveCount(1),
    expectNotDone: (page) => findForm(page, "newsletter-sign-up").waitFor(),
  },
  {
    name: "ending the sessions of other devices",
    path: "/profil",
    press: (page) => page.getByRole("button", { name: "Alle anderen beenden" }).click(),
    expectDone: (page) => expect(page.locator("#geraete").getByRole("status")).toHaveText("Die Anmeldung ist beendet."),
    expectNotDone: expectLogin,
  },
  {
    name: "changing the password",
    path: "/profil",
    async press(page, { password }) {
      const form = findForm(page, "change-password");
      await findField(form, "currentPassword").fill(password);
      await findField(form, "newPassword").fill("Steinbock-48");
      await findField(form, "newPasswordAgain").fill("Steinbock-48");
      await findSubmit(form).click();
    },
    expectDone: (page) => page.waitForURL(/done=password-changed/),
    expectNotDone: expectLogin,
  },
  {
    name: "going on to pay",
    path: "/abo?angebot=plus-monat",
    press: (page) => page.getByRole("button", { name: "Weiter zur Zahlung" }).click(),
    expectDone: (page) => page.frameLocator("main iframe").getByText("Zahlungsart").first().waitFor(),
    expectNotDone: (page) => expect(page.locator("main iframe")).toHaveCount(0),
  },
];

for (const { name, path, press, expectDone, expectNotDone } of cases) {
  test(`A session that ended elsewhere: ${name}`, async ({ page, open, portal }) => {
    const reader = await registerReader(portal.origin, portal.state);
    const { username, password } = reader;
    // Another device, whose session goes on.
    await postJson(portal.origin, "/wp-json/sso/v1/login", { log: username, password });
    const signInAndPress = async () => {
      const form = { intent: "login", username, password };
      await page.request.post("/profil?dialog=login", { form, headers: { origin: portal.origin }, maxRedirects: 0 });
      await open(path ?? (await findStory(portal.origin, stories.free)));
      await waitForSession(page, "signed-in");
      const { token } = (await readStatus(page)) as { token: string };
      const query = "mutation { logout { logout } }";
      await postJson(portal.origin, "/graphql", { query }, { authorization: `Bearer ${token}`, "x-mutation": "true" });
      await press(page, reader);
      await expect(findDialogTitled(page, "Anmelden")).toContainText(SENTENCE);
      await expect(headerLink(page, "Anmelden")).toHaveCount(1);
    };

    await signInAndPress();
    await page.keyboard.press("Escape");
    await expectNotDone(page);
    await waitForSession(page, "signed-out");
    expect(await readStatus(page)).toBeNull();

    await signInAndPress();
    await sendLogin(page, reader);
    await expectDone(page);
    await waitForSession(page, "signed-in");
  });
}
