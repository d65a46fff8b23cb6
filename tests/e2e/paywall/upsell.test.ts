/** From the print card to digital access (spec 4, upsell), from a post that is cut and back to it. */
import type { Browser, Locator } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { inventReader, type Journey, readers, startJourney } from "../../support/account-browser.ts";
import { launchBrowser, widths } from "../../support/browser.ts";
import { findViolations, findWider } from "../../support/page-faults.ts";
import { findStory, stories } from "../../support/page-kinds.ts";
import { createPrintSubscriber } from "../../support/print-cards.ts";
import { waitForMail } from "../../support/read-mail.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
const OFFER = "Talblick Plus zum Print-Abo, ohne Aufpreis";
const NEW_ACCOUNT = { "E-Mail-Adresse": "", Passwort: "Föhn-am-Pfänder1" };

let browser: Browser;
let post: string;
let journey: Journey;

beforeAll(async () => {
  browser = await launchBrowser();
  post = await findStory(origin, stories.premium);
});
afterAll(() => browser.close());
afterEach(() => journey.page.context().close());

const dialogOf = (name: string): Locator => journey.page.locator(`section[data-dialog="${name}"]`);
const titleOf = (name: string) => dialogOf(name).getByRole("heading", { level: 1 }).textContent();
const readPath = () => new URL(journey.page.url()).pathname;
/** The paid part, uncut. */
const rest = () => journey.page.locator("article [data-paid]:not(:has([data-wall]))");
const wall = () => journey.page.locator("article [data-wall]");

async function sendCard(number: string, lastName: string): Promise<void> {
  await journey.send("upsell-entitlement", { Abonummer: number, Nachname: lastName });
}

async function openCard(query = ""): Promise<void> {
  await journey.open(`/profil?dialog=abocard-activation${query}`);
}

async function accept(form: string, values: Record<string, string> = {}): Promise<void> {
  await journey.form(form).getByRole("checkbox", { name: "Ich stimme den Allgemeinen Geschäftsbedingungen zu" }).check();
  await journey.send(form, values);
}

/** What analytics has heard since the page was loaded. */
async function readTracking(): Promise<string[]> {
  const layer = await journey.page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer ?? []);
  return (layer as { page_url?: string; action?: string }[]).map(({ page_url, action }) => page_url ?? action ?? "");
}

describe.each(readers)("$reader", ({ hasScript, width }) => {
  beforeEach(async () => {
    journey = await startJourney(browser, origin, { hasScript, width });
  });

  async function openCardFromWall(): Promise<void> {
    await journey.open(post);
    expect(await rest().count()).toBe(0);
    await wall().getByRole("link", { name: "Mit der Abokarte weiterlesen" }).click();
    await dialogOf("AbocardActivation").waitFor();
  }

  test("whose card has an account signs in with it, accepts the offer and reads on", async () => {
    const { number, lastName, login } = await createPrintSubscriber(state, { hasAccount: true });
    await openCardFromWall();
    await sendCard(number, lastName);
    await dialogOf("UpsellSave").waitFor();
    expect(await titleOf("UpsellSave")).toBe(OFFER);
    const facts = await dialogOf("UpsellSave").locator("dd").allTextContents();
    expect(facts).toEqual(["Zita Hämmerle", number, `${login}@leserin.example`]);
    expect(await dialogOf("UpsellSave").locator("input[name=email], input[name=password]").count()).toBe(0);

    await accept("upsell-save");
    await dialogOf("UpsellSaveConfirm").waitFor();
    expect(await titleOf("UpsellSaveConfirm")).toBe("Dein digitaler Zugang ist da");
    if (hasScript) expect(readPath()).toBe(post);
    await dialogOf("UpsellSaveConfirm").getByRole("link", { name: "Weiterlesen" }).click();
    await rest().waitFor();
    expect([readPath(), await wall().count()]).toEqual([post, 0]);
    // The rest begins where the wall did, and the keyboard goes on there.
    if (hasScript) {
      await expect.poll(() => rest().evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await rest().evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    }
    await journey.open("/profil");
    expect(await journey.page.locator("#abo").textContent()).toContain("Plus");
    // The same card has nothing to add any more.
    await openCard();
    await sendCard(number, lastName);
    await dialogOf("UpsellAlreadySubscribed").waitFor();
  });

  test("who is signed in activates a card for that account", async () => {
    const { number, lastName } = await createPrintSubscriber(state, { hasAccount: false });
    const reader = await createPrintSubscriber(state, { hasAccount: true });
    await journey.signIn({ email: reader.login, password: reader.password });
    await openCardFromWall();
    await sendCard(number, lastName);
    await dialogOf("UpsellSave").waitFor();
    expect(await dialogOf("UpsellSave").locator("dd").allTextContents()).toContain(`${reader.login}@leserin.example`);
    await accept("upsell-save");
    await dialogOf("UpsellSaveConfirm").getByRole("link", { name: "Weiterlesen" }).click();
    await rest().waitFor();
  });

  test("whose card has no account registers with it, follows the mail, signs in and reads", async () => {
    const { number, lastName } = await createPrintSubscriber(state, { hasAccount: false });
    const reader = { ...inventReader("zita"), password: NEW_ACCOUNT.Passwort };
    await openCardFromWall();
    await sendCard(number, lastName);
    await dialogOf("UpsellSave").waitFor();
    await accept("upsell-save-print", { ...NEW_ACCOUNT, "E-Mail-Adresse": reader.email });
    await dialogOf("UpsellSaveConfirm").waitFor();
    expect(await titleOf("UpsellSaveConfirm")).toBe("Fast geschafft");
    expect(await journey.page.context().cookies()).toEqual([]);

    const mail = await waitForMail(state, { to: reader.email });
    await journey.open(mail.links[0] ?? "");
    await journey.page.getByRole("button", { name: "Konto aktivieren", exact: true }).click();
    await journey.arrive("/zugang-aktivieren?done=activated");
    await journey.signIn(reader);
    await journey.open(post);
    await rest().waitFor();
  });

  test("who has an account already gets the same answer, and a mail that says to sign in first", async () => {
    const { number, lastName } = await createPrintSubscriber(state, { hasAccount: false });
    const owner = await createPrintSubscriber(state, { hasAccount: true });
    const email = `${owner.login}@leserin.example`;
    await openCard();
    await sendCard(number, lastName);
    await accept("upsell-save-print", { ...NEW_ACCOUNT, "E-Mail-Adresse": email });
    await dialogOf("UpsellSaveConfirm").waitFor();
    expect(await titleOf("UpsellSaveConfirm")).toBe("Fast geschafft");
    const mail = await waitForMail(state, { to: email, subject: "Aktiviere deine Abokarte" });
    const [login = ""] = mail.links;
    await journey.open(login);
    await journey.send("login", { "E-Mail oder Benutzername": email, Passwort: owner.password });
    await journey.arrive("/profil?dialog=abocard-activation");
    await sendCard(number, lastName);
    await dialogOf("UpsellSave").waitFor();
    expect(await journey.form("upsell-save").count()).toBe(1);
  });

  test("Ulrich, who has Plus, is told that he has access already", async () => {
    await openCard();
    await sendCard("40010002", "Burtscher");
    await dialogOf("UpsellAlreadySubscribed").waitFor();
    expect(await titleOf("UpsellAlreadySubscribed")).toBe("Du hast schon digitalen Zugang");
    await dialogOf("UpsellAlreadySubscribed").getByRole("link", { name: "Zum Profil" }).click();
    expect(await journey.page.getByRole("heading", { level: 1 }).textContent()).toBe("Hallo, Ulrich");
  });

  test.each([
    ["Werner, whose print subscription is over", "40010004", "Bechter", "", /läuft gerade kein Print-Abo/],
    ["Theresia with a campaign that is none", "40010001", "Schedler", "&campno=SOMMER99", /Dieses Angebot gibt es nicht/],
    ["Veronika with a campaign that is none", "40010003", "Feuerstein", "&campno=SOMMER99", /noch nicht aktiviert.*hier\.$/],
    ["somebody with a wrong name", "49990001", "Feuerstein", "", /^Abonummer oder Nachname ist falsch\.$/],
  ])("%s learns why there is no offer", async (_who, number, lastName, query, message) => {
    await openCard(query);
    await sendCard(number, lastName);
    expect(await journey.errorOf("upsell-entitlement").textContent()).toMatch(message);
    expect(new URL(journey.page.url()).searchParams.get("dialog")).toBe("abocard-activation");
  });

  test("signed in as somebody else is refused Theresia's card", async () => {
    const reader = await createPrintSubscriber(state, { hasAccount: true });
    await journey.signIn({ email: reader.login, password: reader.password });
    await openCard();
    await sendCard("40010001", "Schedler");
    expect(await journey.errorOf("upsell-entitlement").textContent()).toContain("gehört schon zu einem anderen Benutzerkonto");
  });

  test("with a campaign is offered what it is for; the address of a used offer says how to begin again", async () => {
    const { number, lastName } = await createPrintSubscriber(state, { hasAccount: true });
    await openCard("&campno=PREMIUM26");
    await sendCard(number, lastName);
    await dialogOf("UpsellSave").waitFor();
    expect(await titleOf("UpsellSave")).toBe("Talblick Plus Premium zum Print-Abo");
    const address = journey.page.url();
    await accept("upsell-save");
    await dialogOf("UpsellSaveConfirm").waitFor();
    await journey.open(address);
    expect(await titleOf("UpsellSave")).toBe("Dieses Angebot ist nicht mehr offen");
    await dialogOf("UpsellSave").getByRole("link", { name: "Abokarte noch einmal prüfen" }).click();
    await dialogOf("AbocardActivation").waitFor();
  });

  test("who registers before the card is told the order of things", async () => {
    await openCard();
    await dialogOf("AbocardActivation").getByRole("link", { name: "Mit der Abokarte registrieren" }).click();
    await dialogOf("AbocardActivationRegister").waitFor();
    const { email, password } = inventReader("karla");
    await accept("register", { "E-Mail-Adresse": email, Passwort: password });
    const notice = dialogOf("Generic");
    await notice.waitFor();
    expect(await notice.textContent()).toContain("Danach meldest du dich an und aktivierst deine Abokarte.");
    expect((await waitForMail(state, { to: email })).subject).toBe("Bitte bestätige deine E-Mail-Adresse");
  });
});

describe("With script", () => {
  beforeEach(async () => {
    journey = await startJourney(browser, origin, { hasScript: true, width: widths.desktop });
  });

  test("each step is tracked, and so is a check that grants nothing", async () => {
    const { number, lastName } = await createPrintSubscriber(state, { hasAccount: true });
    await journey.open(post);
    await wall().getByRole("link", { name: "Mit der Abokarte weiterlesen" }).click();
    await dialogOf("AbocardActivation").waitFor();
    await sendCard(number, "Falsch");
    await journey.errorOf("upsell-entitlement").waitFor();
    await sendCard(number, lastName);
    await dialogOf("UpsellSave").waitFor();
    await accept("upsell-save");
    await dialogOf("UpsellSaveConfirm").waitFor();
    const upsell = (await readTracking()).filter((entry) => entry.includes("upsell"));
    expect(upsell).toEqual([
      "/vplus/checkout/upsell/login",
      "upsell_abort",
      "/vplus/checkout/upsell/digi/offer",
      "/vplus/checkout/upsell/digi/complete",
    ]);
    // Behind the dialog the rest has come already.
    await rest().waitFor({ state: "attached" });
  });

  test("what is sent says nothing of a new account where somebody is signed in", async () => {
    const { number, lastName } = await createPrintSubscriber(state, { hasAccount: true });
    await openCard(`&returnTo=${encodeURIComponent(post)}`);
    await sendCard(number, lastName);
    await dialogOf("UpsellSave").waitFor();
    const sent = journey.page.waitForRequest((request) => request.postData()?.includes("agbAccepted") === true);
    await accept("upsell-save");
    const body = JSON.parse((await sent).postData() ?? "");
    const { variables } = Array.isArray(body) ? body[0] : body;
    expect(variables).toEqual({
      ...{ token: expect.stringMatching(/^[\w-]{43}$/), agbAccepted: true, upsellType: "digi", campno: null },
      postId: Number(post.split("/").at(-1)),
    });
    await dialogOf("UpsellSaveConfirm").getByRole("link", { name: "Weiterlesen" }).click();
    await rest().waitFor();
  });
});

describe("The dialogs of an offer", () => {
  test.each([widths.mobile, widths.desktop])("give axe nothing to object to and fit into %i px", async (width) => {
    journey = await startJourney(browser, origin, { hasScript: true, width });
    for (const hasAccount of [true, false]) {
      const { number, lastName } = await createPrintSubscriber(state, { hasAccount });
      await openCard();
      await sendCard(number, lastName);
      await dialogOf("UpsellSave").waitFor();
      expect(await findViolations(journey.page)).toEqual([]);
      expect(await findWider(journey.page)).toEqual([]);
      await journey.page.context().clearCookies();
    }
  });
});
