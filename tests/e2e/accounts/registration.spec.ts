/** From the registration to the first login, and the way in with a print card. */
import {
  bothReaders,
  expect,
  inventReader,
  type Journey,
  type Reader,
  register,
  test,
} from "#tests/support/journeys/account-browser.ts";
import { findNamedDialog } from "#tests/support/journeys/dialogs.ts";
import { findFormNotice, TERMS } from "#tests/support/journeys/forms.ts";

test.describe("A reader", bothReaders, () => {
  /** By the ways that the header and the dialogs offer. */
  async function fillInRegistration(journey: Journey, { email, password }: Reader): Promise<void> {
    const { page, open, form, send } = journey;
    await open("/impressum");
    await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).click();
    await findNamedDialog(page, "Login").getByRole("link", { name: "Registrieren", exact: true }).click();
    await form("register").getByRole("checkbox", { name: TERMS }).check();
    await send("register", { "E-Mail-Adresse": email, Passwort: password });
  }

  async function expectMailAnnounced(journey: Journey): Promise<void> {
    const notice = findNamedDialog(journey.page, "Generic");
    await expect(notice.getByRole("heading", { level: 1 })).toHaveText("Fast geschafft");
    await expect(notice.getByRole("paragraph")).toHaveText(
      "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren.",
    );
    expect(await journey.page.context().cookies()).toEqual([]);
  }

  async function expectNotActivated(journey: Journey, form: string): Promise<void> {
    const error = journey.errorOf(form);
    await expect(error).toHaveText("Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto hier.");
    await expect(error.getByRole("link", { name: "hier", exact: true })).toHaveAttribute("href", "/zugang-aktivieren");
  }

  /** Opens the link of a mail and presses the button of its page. */
  async function followActivationLink(journey: Journey, link: string): Promise<void> {
    await journey.open(link);
    await journey.page.getByRole("button", { name: "Konto aktivieren", exact: true }).click();
  }

  async function expectActivated(journey: Journey): Promise<void> {
    const { page } = journey;
    await page.waitForURL(/\/zugang-aktivieren\?done=activated(?:&returnTo=.+)?$/);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Dein Konto ist aktiviert");
    await expect(main).toContainText("Willkommen bei Talblick. Du kannst dich jetzt anmelden.");
  }

  async function expectLinkUsed({ page }: Journey): Promise<void> {
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Dein Konto ist schon aktiviert");
    await expect(main.getByRole("link", { name: "Anmelden" })).toBeVisible();
  }

  async function expectLinkReplaced(journey: Journey): Promise<void> {
    const error = journey.page.getByRole("main").locator("section > [data-form-error]");
    await expect(error).toContainText("eine neuere E-Mail hat ihn ersetzt.");
  }

  test("registers, activates the account with the mail's link, signs in, sees the profile and signs out", async ({
    portal,
    mailbox,
    journey,
  }) => {
    const { page, open, tryLogin, signIn, signOut } = journey;
    const reader = inventReader("maria");
    await fillInRegistration(journey, reader);
    await expectMailAnnounced(journey);

    await tryLogin(reader);
    await expectNotActivated(journey, "login");

    const mail = await mailbox.waitFor({ to: reader.email });
    const link = mail.links[0] ?? "";
    expect(mail.subject).toBe("Bitte bestätige deine E-Mail-Adresse");
    expect(link).toMatch(new RegExp(`^${portal.origin}/zugang-aktivieren\\?key=[\\w-]{43}&returnTo=%2F(?:impressum|profil)$`));
    expect(mail.text).toContain(
      "Ein Schritt fehlt noch: Bestätige deine E-Mail-Adresse, dann ist dein Benutzerkonto aktiv.\n\n" +
        `Benutzerkonto aktivieren:\n${link}\n\n` +
        "Der Link ist 48 Stunden gültig und lässt sich einmal verwenden.",
    );
    expect(mail.html).toMatch(/<a class="button" [^>]+>Benutzerkonto aktivieren<\/a>/);
    expect(mail.html).toContain(`href="${link.replace("&", "&amp;")}"`);
    expect(mail.text + mail.html).not.toContain(reader.password);

    await open(link);
    await open(link);
    await expect(page.getByRole("main")).toContainText(
      "Mit einem Klick bestätigst du deine E-Mail-Adresse und aktivierst dein Konto.",
    );
    await tryLogin(reader);
    await expectNotActivated(journey, "login");

    await followActivationLink(journey, link);
    await expectActivated(journey);
    await followActivationLink(journey, link);
    await expectLinkUsed(journey);

    await signIn(reader);
    const header = page.getByRole("banner");
    if (journey.hasScript) {
      const account = header.getByRole("link", { name: "Profil", exact: true });
      await account.waitFor();
      await expect(account.locator("[data-avatar]")).toHaveText("M");
      await expect(header.getByRole("link", { name: "Anmelden", exact: true })).toBeHidden();
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dein Profil");
    const account = page.getByRole("region", { name: "Dein Konto", exact: true });
    await expect(account.locator("dl > div", { hasText: "Benutzername" }).locator("dd")).toHaveText(reader.email);
    await expect(account.locator("dl > div", { hasText: "E-Mail-Adresse" }).locator("dd")).toHaveText(reader.email);
    const subscription = page.getByRole("region", { name: "Dein Abo", exact: true });
    await expect(subscription.locator("p").first()).toHaveText("Kein Abo. Das kannst du haben:");

    await signOut();
    await expect(header.getByRole("link", { name: "Anmelden" })).toHaveCount(1);
    const left = (await page.context().cookies()).map(({ name }) => name);
    for (const name of ["EvoSSO", "SsoSessionCookie", "apollo:default.token"]) expect(left).not.toContain(name);
    await open("/profil");
    await expect(page).toHaveURL("/profil?dialog=login&returnTo=%2Fprofil");
  });

  test("who registers with a taken address sees the same page, and the owner gets a mail that names no password", async ({
    portal,
    mailbox,
    journey,
  }) => {
    const owner = inventReader("ottilie");
    await register(journey, portal.state, owner, { isActive: true });
    const other = { email: owner.email, password: "Ein-anderes-7" };
    await fillInRegistration(journey, other);
    await expectMailAnnounced(journey);

    const mail = await mailbox.waitFor({ to: owner.email });
    expect(mail.subject).toBe("Du hast bereits ein Benutzerkonto");
    expect(mail.text).toContain("Für diese Adresse gibt es schon ein Benutzerkonto, daran wurde nichts geändert.");
    expect(mail.links.slice(0, 2)).toEqual([
      `${portal.origin}/profil?dialog=login`,
      `${portal.origin}/profil?dialog=forget-password`,
    ]);
    for (const { password } of [owner, other]) expect(mail.text + mail.html).not.toContain(password);

    await journey.tryLogin(other);
    await expect(journey.errorOf("login")).toHaveText("Benutzername oder Passwort ist falsch.");
    await journey.signIn(owner);
  });

  test("gets a new activation link on request, which takes the place of the first one", async ({ portal, mailbox, journey }) => {
    const { open, form, send } = journey;
    const reader = inventReader("rosalia");
    await register(journey, portal.state, reader, { isActive: false });
    const first = await mailbox.waitFor({ to: reader.email });
    await open("/zugang-aktivieren");
    await send("resend-activation", { "E-Mail oder Benutzername": reader.email });
    await expect(findFormNotice(form("resend-activation"))).toHaveText(
      "Wenn es ein Konto mit diesen Angaben gibt, das noch nicht aktiviert ist, haben wir dir eine E-Mail mit einem Link geschickt.",
    );
    const second = await mailbox.waitFor({ to: reader.email, after: first });
    expect(second.subject).toBe("Dein neuer Link zum Aktivieren");
    expect(second.text).toContain("Hier ist ein neuer Link dafür, frühere gelten nicht mehr.");

    await followActivationLink(journey, first.links[0] ?? "");
    await expectLinkReplaced(journey);
    await followActivationLink(journey, second.links[0] ?? "");
    await expectActivated(journey);
    await journey.signIn(reader);
  });

  test("signs in with a print card, and may then neither change the password nor delete the account", async ({ journey }) => {
    const { page, open, arrive, form, send, signOut } = journey;
    await open("/profil?dialog=login");
    await send("login", { "E-Mail oder Benutzername": "40010001", Passwort: "Schedler" });
    await arrive("/profil");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hallo, Theresia");
    const account = page.getByRole("region", { name: "Dein Konto", exact: true });
    await expect(account.locator("dl > div", { hasText: "Abonummer" }).locator("dd")).toHaveText("40010001");
    for (const name of ["change-password", "delete-account", "download"]) await expect(form(name)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Passwort und Daten", exact: true }).locator("p")).toHaveText(
      "Du bist mit deiner Abokarte angemeldet. Um dein Passwort zu ändern, deine Daten herunterzuladen oder dein Konto zu " +
        "löschen, melde dich ab und mit Benutzername und Passwort wieder an.",
    );
    await signOut();
  });

  test("with a print card that belongs to no account is told to activate one", async ({ journey }) => {
    await journey.open("/profil?dialog=login");
    await journey.send("login", { "E-Mail oder Benutzername": "40010003", Passwort: "Feuerstein" });
    await expectNotActivated(journey, "login");
    expect(await journey.page.context().cookies()).toEqual([]);
  });
});
