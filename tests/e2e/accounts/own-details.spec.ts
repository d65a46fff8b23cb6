/** A reader changes name and e-mail address; the former address takes the account back. */
import { bothReaders, enterAsNewReader, expect, inventReader, test } from "#tests/support/journeys/account-browser.ts";

test(
  "A reader changes name and address, and has the account back by the former one",
  bothReaders,
  async ({ journey, portal, mailbox }) => {
    const { page, open, arrive, form, send, errorOf, tryLogin } = journey;
    const reader = await enterAsNewReader(journey, portal.state);
    const account = page.getByRole("region", { name: "Dein Konto", exact: true });

    await open("/profil");
    await account.getByText("Namen ändern", { exact: true }).click();
    await send("change-name", { "Vorname (optional)": "Vera", "Nachname (optional)": "Moosbrugger" });
    await arrive("/profil?done=name-changed");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hallo, Vera");
    await expect(account.getByRole("status")).toHaveText("Dein Name wurde geändert.");

    const changed = inventReader("vera-neu").email;
    await account.getByText("E-Mail-Adresse ändern", { exact: true }).click();
    await send("change-email", { "Neue E-Mail-Adresse": changed, "Aktuelles Passwort": "Nicht-meines-3" });
    await expect(errorOf("change-email")).toHaveText("Das aktuelle Passwort ist falsch.");
    await expect(form("change-email").getByLabel("Neue E-Mail-Adresse")).toHaveValue(changed);
    await send("change-email", { "Aktuelles Passwort": reader.password });
    await arrive("/profil?done=address-asked");
    await expect(account).toContainText(`Noch nicht bestätigt: ${changed}`);

    const [link = ""] = (await mailbox.waitFor({ to: changed })).links;
    await open(link);
    await page.getByRole("button", { name: "Neue Adresse bestätigen" }).click();
    await arrive("/profil/adresse?done=confirmed");
    await open("/profil");
    await expect(account).toContainText(changed);
    await expect(account).not.toContainText("Noch nicht bestätigt");

    const told = await mailbox.waitFor({ to: reader.email });
    expect(told.subject).toBe("Deine E-Mail-Adresse wurde geändert");
    await open(told.links.find((one) => one.includes("zurueck=")) ?? "");
    await page.getByRole("button", { name: "Änderung rückgängig machen" }).click();
    await arrive("/profil/adresse?done=taken-back");
    await page.goto("/profil");
    expect(new URL(page.url()).search).toContain("dialog=login");
    await tryLogin(reader);
    await expect(errorOf("login")).toHaveText("Benutzername oder Passwort ist falsch.");
  },
);
