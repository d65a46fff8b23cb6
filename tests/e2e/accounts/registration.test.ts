/** From the registration to the first login, and the way in with a print card. */
import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { inventReader, type Journey, type Reader, readers, register, startJourney } from "../../support/account-browser.ts";
import { launchBrowser } from "../../support/browser.ts";
import { waitForMail } from "../../support/read-mail.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(readers)("$reader", ({ hasScript, width }) => {
  let journey: Journey;

  beforeEach(async () => {
    journey = await startJourney(browser, origin, { hasScript, width });
  });
  afterEach(() => journey.page.context().close());

  /** By the ways that the header and the dialogs offer. */
  async function fillInRegistration({ email, password }: Reader): Promise<void> {
    const { page, open, form, send } = journey;
    await open("/impressum");
    await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).click();
    await page.locator('section[data-dialog="Login"]').getByRole("link", { name: "Registrieren", exact: true }).click();
    await form("register").getByRole("checkbox", { name: "Ich stimme den Allgemeinen Geschäftsbedingungen zu" }).check();
    await send("register", { "E-Mail-Adresse": email, Passwort: password });
  }

  async function expectMailAnnounced(): Promise<void> {
    const notice = journey.page.locator('section[data-dialog="Generic"]');
    expect(await notice.getByRole("heading", { level: 1 }).textContent()).toBe("Fast geschafft");
    expect(await notice.locator(".dialog-text").textContent()).toBe(
      "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren.",
    );
    expect(await journey.page.context().cookies()).toEqual([]);
  }

  async function expectNotActivated(form: string): Promise<void> {
    const error = journey.errorOf(form);
    expect(await error.textContent()).toBe(
      "Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto hier.",
    );
    expect(await error.getByRole("link", { name: "hier", exact: true }).getAttribute("href")).toBe("/zugang-aktivieren");
  }

  /** Opens the link of a mail and presses the button of its page. */
  async function followActivationLink(link: string): Promise<void> {
    await journey.open(link);
    await journey.page.getByRole("button", { name: "Konto aktivieren", exact: true }).click();
  }

  async function expectActivated(): Promise<void> {
    const { page, arrive } = journey;
    await arrive("/zugang-aktivieren?done=activated");
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("Dein Konto ist aktiviert");
    expect(await main.textContent()).toContain("Willkommen bei Talblick. Du kannst dich jetzt anmelden.");
  }

  async function expectLinkRefused(): Promise<void> {
    const error = journey.page.getByRole("main").locator(".dialog > [data-form-error]");
    expect(await error.textContent()).toBe("Der Link ist abgelaufen oder wurde schon verwendet.");
  }

  test("registers, activates the account with the mail's link, signs in, sees the profile and signs out", async () => {
    const { page, open, tryLogin, signIn, signOut } = journey;
    const reader = inventReader("maria");
    await fillInRegistration(reader);
    await expectMailAnnounced();

    await tryLogin(reader);
    await expectNotActivated("login");

    const mail = await waitForMail(state, { to: reader.email });
    const link = mail.links[0] ?? "";
    expect(mail.subject).toBe("Bitte bestätige deine E-Mail-Adresse");
    expect(link).toMatch(new RegExp(`^${origin}/zugang-aktivieren\\?key=[\\w-]{43}$`));
    expect(mail.text).toContain(
      "Ein Schritt fehlt noch: Bestätige deine E-Mail-Adresse, dann ist dein Benutzerkonto aktiv.\n\n" +
        `Benutzerkonto aktivieren:\n${link}\n\n` +
        "Der Link ist 48 Stunden gültig und lässt sich einmal verwenden.",
    );
    expect(mail.html).toMatch(/<a class="button" [^>]+>Benutzerkonto aktivieren<\/a>/);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text + mail.html).not.toContain(reader.password);

    await open(link);
    await open(link);
    expect(await page.getByRole("main").textContent()).toContain(
      "Mit einem Klick bestätigst du deine E-Mail-Adresse und aktivierst dein Konto.",
    );
    await tryLogin(reader);
    await expectNotActivated("login");

    await followActivationLink(link);
    await expectActivated();
    await followActivationLink(link);
    await expectLinkRefused();

    await signIn(reader);
    const header = page.getByRole("banner");
    if (hasScript) {
      const account = header.getByRole("link", { name: "Profil", exact: true });
      await account.waitFor();
      expect(await account.locator("[data-avatar]").textContent()).toBe("M");
      expect(await header.getByText("Anmelden", { exact: true }).isVisible()).toBe(false);
    }
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(`Hallo, ${reader.email}`);
    const account = page.getByRole("region", { name: "Dein Konto", exact: true });
    expect(await account.locator("dl > div", { hasText: "Benutzername" }).locator("dd").textContent()).toBe(reader.email);
    expect(await account.locator("dl > div", { hasText: "E-Mail-Adresse" }).locator("dd").textContent()).toBe(reader.email);
    const subscription = page.getByRole("region", { name: "Dein Abo", exact: true });
    expect(await subscription.locator("p").first().textContent()).toBe("Kein Abo. Das kannst du haben:");

    await signOut();
    expect(await header.getByRole("link", { name: "Anmelden" }).count()).toBe(1);
    const left = (await page.context().cookies()).map(({ name }) => name);
    for (const name of ["EvoSSO", "SsoSessionCookie", "apollo:default.token"]) expect(left).not.toContain(name);
    await open("/profil");
    expect(new URL(page.url()).search).toBe("?dialog=login&returnTo=%2Fprofil");
  });

  test("who registers with a taken address sees the same page, and the owner gets a mail that names no password", async () => {
    const owner = inventReader("ottilie");
    await register(journey, state, owner, { isActive: true });
    const other = { email: owner.email, password: "Ein-anderes-7" };
    await fillInRegistration(other);
    await expectMailAnnounced();

    const mail = await waitForMail(state, { to: owner.email });
    expect(mail.subject).toBe("Du hast bereits ein Benutzerkonto");
    expect(mail.text).toContain("Für diese Adresse gibt es schon ein Benutzerkonto, daran wurde nichts geändert.");
    expect(mail.links.slice(0, 2)).toEqual([`${origin}/profil?dialog=login`, `${origin}/profil?dialog=forget-password`]);
    for (const { password } of [owner, other]) expect(mail.text + mail.html).not.toContain(password);

    await journey.tryLogin(other);
    expect(await journey.errorOf("login").textContent()).toBe("Benutzername oder Passwort ist falsch.");
    await journey.signIn(owner);
  });

  test("gets a new activation link on request, which takes the place of the first one", async () => {
    const { open, form, send } = journey;
    const reader = inventReader("rosalia");
    await register(journey, state, reader, { isActive: false });
    const first = await waitForMail(state, { to: reader.email });
    await open("/zugang-aktivieren");
    await send("resend-activation", { "E-Mail oder Benutzername": reader.email });
    expect(await form("resend-activation").locator("[data-form-notice]:visible").textContent()).toBe(
      "Wenn es ein Konto mit diesen Angaben gibt, das noch nicht aktiviert ist, haben wir dir eine E-Mail mit einem Link geschickt.",
    );
    const second = await waitForMail(state, { to: reader.email, after: first });
    expect(second.subject).toBe("Dein neuer Link zum Aktivieren");
    expect(second.text).toContain("Hier ist ein neuer Link dafür, frühere gelten nicht mehr.");

    await followActivationLink(first.links[0] ?? "");
    await expectLinkRefused();
    await followActivationLink(second.links[0] ?? "");
    await expectActivated();
    await journey.signIn(reader);
  });

  test("signs in with a print card, and may then neither change the password nor delete the account", async () => {
    const { page, open, arrive, form, send, signOut } = journey;
    await open("/profil?dialog=login");
    await send("login", { "E-Mail oder Benutzername": "40010001", Passwort: "Schedler" });
    await arrive("/profil");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Hallo, Theresia");
    const account = page.getByRole("region", { name: "Dein Konto", exact: true });
    expect(await account.locator("dl > div", { hasText: "Abonummer" }).locator("dd").textContent()).toBe("40010001");
    for (const name of ["change-password", "delete-account", "download"]) expect(await form(name).count()).toBe(0);
    expect(await page.getByRole("region", { name: "Passwort und Daten", exact: true }).locator("p").textContent()).toBe(
      "Du bist mit deiner Abokarte angemeldet. Um dein Passwort zu ändern, deine Daten herunterzuladen oder dein Konto zu " +
        "löschen, melde dich ab und mit Benutzername und Passwort wieder an.",
    );
    await signOut();
  });

  test("with a print card that belongs to no account is told to activate one", async () => {
    await journey.open("/profil?dialog=login");
    await journey.send("login", { "E-Mail oder Benutzername": "40010003", Passwort: "Feuerstein" });
    await expectNotActivated("login");
    expect(await journey.page.context().cookies()).toEqual([]);
  });
});
