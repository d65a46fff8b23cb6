/** From the print card to digital access (rules 4, upsell), from a post that is cut and back to it. */
import type { Locator } from "playwright/test";
import { test as base, bothReaders, expect, inventReader, type Journey } from "#tests/support/journeys/account-browser.ts";
import { signInWith } from "#tests/support/journeys/demo-readers.ts";
import { findNamedDialog } from "#tests/support/journeys/dialogs.ts";
import { TERMS } from "#tests/support/journeys/forms.ts";
import { findWall } from "#tests/support/journeys/paywall-journeys.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { createPrintSubscriber } from "#tests/support/records/print-cards.ts";

const OFFER = "Talblick Plus zum Print-Abo, ohne Aufpreis";
const NEW_ACCOUNT = { "E-Mail-Adresse": "", Passwort: "Föhn-am-Pfänder1" };

const test = base.extend<{ post: string }>({
  post: async ({ portal }, use) => {
    await use(await findStory(portal.origin, stories.premium));
  },
});

const dialogOf = ({ page }: Journey, name: string): Locator => findNamedDialog(page, name);
const titleOf = (journey: Journey, name: string): Locator => dialogOf(journey, name).getByRole("heading", { level: 1 });
/** The paid part, uncut. */
const findRest = ({ page }: Journey) => page.locator("article [data-paid]:not(:has([data-wall]))");

async function sendCard(journey: Journey, number: string, lastName: string): Promise<void> {
  await journey.send("upsell-entitlement", { Abonummer: number, Nachname: lastName });
}

async function openCard(journey: Journey, query = ""): Promise<void> {
  await journey.open(`/profil?dialog=abocard-activation${query}`);
}

async function accept(journey: Journey, form: string, values: Record<string, string> = {}): Promise<void> {
  await journey.form(form).getByRole("checkbox", { name: TERMS }).check();
  await journey.send(form, values);
}

/** What analytics has heard since the page was loaded. */
async function readTracking({ page }: Journey): Promise<string[]> {
  const layer = await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer ?? []);
  return (layer as { page_url?: string; action?: string }[]).map(({ page_url, action }) => page_url ?? action ?? "");
}

test.describe("A reader", bothReaders, () => {
  async function openCardFromWall(journey: Journey, post: string): Promise<void> {
    await journey.open(post);
    await expect(findRest(journey)).toHaveCount(0);
    await findWall(journey.page).getByRole("link", { name: "Mit der Abokarte weiterlesen" }).click();
    await dialogOf(journey, "AbocardActivation").waitFor();
  }

  test("whose card has an account signs in with it, accepts the offer and reads on", async ({ portal, journey, post }) => {
    const { number, lastName, login } = await createPrintSubscriber(portal.state, { hasAccount: true });
    await openCardFromWall(journey, post);
    await sendCard(journey, number, lastName);
    await dialogOf(journey, "UpsellSave").waitFor();
    await expect(titleOf(journey, "UpsellSave")).toHaveText(OFFER);
    await expect(dialogOf(journey, "UpsellSave").locator("dd")).toHaveText(["Zita Hämmerle", number, `${login}@leserin.example`]);
    await expect(dialogOf(journey, "UpsellSave").locator("input[name=email], input[name=password]")).toHaveCount(0);

    await accept(journey, "upsell-save");
    await dialogOf(journey, "UpsellSaveConfirm").waitFor();
    await expect(titleOf(journey, "UpsellSaveConfirm")).toHaveText("Dein digitaler Zugang ist da");
    if (journey.hasScript) await expect(journey.page).toHaveURL(post);
    await dialogOf(journey, "UpsellSaveConfirm").getByRole("link", { name: "Weiterlesen" }).click();
    await findRest(journey).waitFor();
    await expect(journey.page).toHaveURL(({ pathname }) => pathname === post);
    await expect(findWall(journey.page)).toHaveCount(0);
    // The rest begins where the wall did, and the keyboard goes on there.
    if (journey.hasScript) {
      await expect(findRest(journey)).toBeFocused();
      expect(await findRest(journey).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    }
    await journey.open("/profil");
    await expect(journey.page.locator("#abo")).toContainText("Plus");
    // The same card has nothing to add any more.
    await openCard(journey);
    await sendCard(journey, number, lastName);
    await dialogOf(journey, "UpsellAlreadySubscribed").waitFor();
  });

  test("who is signed in activates a card for that account", async ({ portal, journey, post }) => {
    const { number, lastName } = await createPrintSubscriber(portal.state, { hasAccount: false });
    const reader = await createPrintSubscriber(portal.state, { hasAccount: true });
    await signInWith(journey.page, portal.origin, { username: reader.login, password: reader.password });
    await openCardFromWall(journey, post);
    await sendCard(journey, number, lastName);
    await dialogOf(journey, "UpsellSave").waitFor();
    await expect(dialogOf(journey, "UpsellSave").locator("dd", { hasText: `${reader.login}@leserin.example` })).toHaveCount(1);
    await accept(journey, "upsell-save");
    await dialogOf(journey, "UpsellSaveConfirm").getByRole("link", { name: "Weiterlesen" }).click();
    await findRest(journey).waitFor();
  });

  test("whose card has no account registers with it, follows the mail, signs in and reads", async ({
    portal,
    mailbox,
    journey,
    post,
  }) => {
    const { number, lastName } = await createPrintSubscriber(portal.state, { hasAccount: false });
    const reader = { ...inventReader("zita"), password: NEW_ACCOUNT.Passwort };
    await openCardFromWall(journey, post);
    await sendCard(journey, number, lastName);
    await dialogOf(journey, "UpsellSave").waitFor();
    await accept(journey, "upsell-save-print", { ...NEW_ACCOUNT, "E-Mail-Adresse": reader.email });
    await dialogOf(journey, "UpsellSaveConfirm").waitFor();
    await expect(titleOf(journey, "UpsellSaveConfirm")).toHaveText("Fast geschafft");
    expect(await journey.page.context().cookies()).toEqual([]);

    const mail = await mailbox.waitFor({ to: reader.email });
    await journey.open(mail.links[0] ?? "");
    await journey.page.getByRole("button", { name: "Konto aktivieren", exact: true }).click();
    await journey.arrive("/zugang-aktivieren?done=activated");
    await journey.signIn(reader);
    await journey.open(post);
    await findRest(journey).waitFor();
  });

  test("who has an account already gets the same answer, and a mail that says to sign in first", async ({
    portal,
    mailbox,
    journey,
  }) => {
    const { number, lastName } = await createPrintSubscriber(portal.state, { hasAccount: false });
    const owner = await createPrintSubscriber(portal.state, { hasAccount: true });
    const email = `${owner.login}@leserin.example`;
    await openCard(journey);
    await sendCard(journey, number, lastName);
    await accept(journey, "upsell-save-print", { ...NEW_ACCOUNT, "E-Mail-Adresse": email });
    await dialogOf(journey, "UpsellSaveConfirm").waitFor();
    await expect(titleOf(journey, "UpsellSaveConfirm")).toHaveText("Fast geschafft");
    const mail = await mailbox.waitFor({ to: email, subject: "Aktiviere deine Abokarte" });
    const [login = ""] = mail.links;
    await journey.open(login);
    await journey.send("login", { "E-Mail oder Benutzername": email, Passwort: owner.password });
    await journey.arrive("/profil?dialog=abocard-activation");
    await sendCard(journey, number, lastName);
    await dialogOf(journey, "UpsellSave").waitFor();
    await expect(journey.form("upsell-save")).toHaveCount(1);
  });

  test("Ulrich, who has Plus, is told that he has access already", async ({ journey }) => {
    await openCard(journey);
    await sendCard(journey, "40010002", "Burtscher");
    await dialogOf(journey, "UpsellAlreadySubscribed").waitFor();
    await expect(titleOf(journey, "UpsellAlreadySubscribed")).toHaveText("Du hast schon digitalen Zugang");
    await dialogOf(journey, "UpsellAlreadySubscribed").getByRole("link", { name: "Zum Profil" }).click();
    await expect(journey.page.getByRole("heading", { level: 1 })).toHaveText("Hallo, Ulrich");
  });

  test("without an offer learns why there is none", async ({ journey }) => {
    const refusals = [
      ["Werner, whose print subscription is over", "40010004", "Bechter", "", /läuft gerade kein Print-Abo/],
      ["Theresia with an unknown campaign", "40010001", "Schedler", "&campno=SOMMER99", /Dieses Angebot gibt es nicht/],
      ["Veronika with an unknown campaign", "40010003", "Feuerstein", "&campno=SOMMER99", /noch nicht aktiviert.*hier\.$/],
      ["somebody with a wrong name", "49990001", "Feuerstein", "", /^Abonummer oder Nachname ist falsch\.$/],
    ] as const;
    for (const [who, number, lastName, query, message] of refusals) {
      await journey.page.context().clearCookies();
      await openCard(journey, query);
      await sendCard(journey, number, lastName);
      await expect(journey.errorOf("upsell-entitlement"), who).toHaveText(message);
      expect(new URL(journey.page.url()).searchParams.get("dialog"), who).toBe("abocard-activation");
    }
  });

  test("signed in as somebody else is refused Theresia's card", async ({ portal, journey }) => {
    const reader = await createPrintSubscriber(portal.state, { hasAccount: true });
    await signInWith(journey.page, portal.origin, { username: reader.login, password: reader.password });
    await openCard(journey);
    await sendCard(journey, "40010001", "Schedler");
    await expect(journey.errorOf("upsell-entitlement")).toContainText("gehört schon zu einem anderen Benutzerkonto");
  });

  test("with a campaign is offered what it is for; the address of a used offer says how to begin again", async ({
    portal,
    journey,
  }) => {
    const { number, lastName } = await createPrintSubscriber(portal.state, { hasAccount: true });
    await openCard(journey, "&campno=PREMIUM26");
    await sendCard(journey, number, lastName);
    await dialogOf(journey, "UpsellSave").waitFor();
    await expect(titleOf(journey, "UpsellSave")).toHaveText("Talblick Plus Premium zum Print-Abo");
    const address = journey.page.url();
    await accept(journey, "upsell-save");
    await dialogOf(journey, "UpsellSaveConfirm").waitFor();
    await journey.open(address);
    await expect(titleOf(journey, "UpsellSave")).toHaveText("Dieses Angebot ist nicht mehr offen");
    await dialogOf(journey, "UpsellSave").getByRole("link", { name: "Abokarte noch einmal prüfen" }).click();
    await dialogOf(journey, "AbocardActivation").waitFor();
  });

  test("who registers before the card is told the order of things", async ({ mailbox, journey }) => {
    await openCard(journey);
    await dialogOf(journey, "AbocardActivation").getByRole("link", { name: "Mit der Abokarte registrieren" }).click();
    await dialogOf(journey, "AbocardActivationRegister").waitFor();
    const { email, password } = inventReader("karla");
    await accept(journey, "register", { "E-Mail-Adresse": email, Passwort: password });
    const notice = dialogOf(journey, "Generic");
    await notice.waitFor();
    await expect(notice).toContainText("Danach meldest du dich an und aktivierst deine Abokarte.");
    expect((await mailbox.waitFor({ to: email })).subject).toBe("Bitte bestätige deine E-Mail-Adresse");
  });
});

test.describe("With script", () => {
  test("each step is tracked, and so is a check that grants nothing", async ({ portal, journey, post }) => {
    const { number, lastName } = await createPrintSubscriber(portal.state, { hasAccount: true });
    await journey.open(post);
    await findWall(journey.page).getByRole("link", { name: "Mit der Abokarte weiterlesen" }).click();
    await dialogOf(journey, "AbocardActivation").waitFor();
    await sendCard(journey, number, "Falsch");
    await journey.errorOf("upsell-entitlement").waitFor();
    await sendCard(journey, number, lastName);
    await dialogOf(journey, "UpsellSave").waitFor();
    await accept(journey, "upsell-save");
    await dialogOf(journey, "UpsellSaveConfirm").waitFor();
    const upsell = (await readTracking(journey)).filter((entry) => entry.includes("upsell"));
    expect(upsell).toEqual([
      "/vplus/checkout/upsell/login",
      "upsell_abort",
      "/vplus/checkout/upsell/digi/offer",
      "/vplus/checkout/upsell/digi/complete",
    ]);
    // Behind the dialog the rest has come already.
    await findRest(journey).waitFor({ state: "attached" });
  });

  test("what is sent says nothing of a new account where somebody is signed in", async ({ portal, journey, post }) => {
    const { number, lastName } = await createPrintSubscriber(portal.state, { hasAccount: true });
    await openCard(journey, `&returnTo=${encodeURIComponent(post)}`);
    await sendCard(journey, number, lastName);
    await dialogOf(journey, "UpsellSave").waitFor();
    const sent = journey.page.waitForRequest((request) => request.postData()?.includes("agbAccepted") === true);
    await accept(journey, "upsell-save");
    const body = JSON.parse((await sent).postData() ?? "");
    const { variables } = Array.isArray(body) ? body[0] : body;
    expect(variables).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      agbAccepted: true,
      upsellType: "digi",
      campno: null,
      postId: Number(post.split("/").at(-1)),
    });
    await dialogOf(journey, "UpsellSaveConfirm").getByRole("link", { name: "Weiterlesen" }).click();
    await findRest(journey).waitFor();
  });
});

test("The dialogs of an offer give axe nothing to object to and fit", { tag: "@mobile" }, async ({ journey, portal }) => {
  for (const hasAccount of [true, false]) {
    const { number, lastName } = await createPrintSubscriber(portal.state, { hasAccount });
    await openCard(journey);
    await sendCard(journey, number, lastName);
    await dialogOf(journey, "UpsellSave").waitFor();
    expect.soft(await findViolations(journey.page)).toEqual([]);
    expect.soft(await findWider(journey.page)).toEqual([]);
    await journey.page.context().clearCookies();
  }
});
