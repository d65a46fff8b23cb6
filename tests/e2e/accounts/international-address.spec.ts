/** An address with umlauts in its domain: browsers and mail servers write it differently, and it is one account all the same. */
import { randomUUID } from "node:crypto";
import { bothReaders, expect, test } from "#tests/support/journeys/account-browser.ts";
import { TERMS } from "#tests/support/journeys/forms.ts";

test(
  "A reader registers with such an address, gets the mail and signs in with either form of it",
  bothReaders,
  async ({ mailbox, journey }) => {
    const { page, open, form, send, arrive, signIn, signOut } = journey;
    const name = `resi-${randomUUID().slice(0, 8)}`;
    const password = "Kässpätzle-7";
    await open("/profil?dialog=register");
    await form("register").getByRole("checkbox", { name: TERMS }).check();
    await send("register", { "E-Mail-Adresse": `${name}@köche.example`, Passwort: password });

    const mail = await mailbox.waitFor({ to: `${name}@xn--kche-5qa.example` });
    await open(mail.links[0] ?? "");
    await page.getByRole("button", { name: "Konto aktivieren", exact: true }).click();
    await arrive("/zugang-aktivieren?done=activated");

    for (const email of [`${name}@köche.example`, `${name}@xn--kche-5qa.example`]) {
      await signIn({ email, password });
      await expect(page.getByRole("main"), email).toContainText(`${name}@xn--kche-5qa.example`);
      await signOut();
    }
  },
);
