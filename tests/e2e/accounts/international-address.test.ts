/** An address with umlauts in its domain: browsers and mail servers write it differently, and it is one account all the same. */
import { randomUUID } from "node:crypto";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readers, startJourney } from "../../support/account-browser.ts";
import { launchBrowser } from "../../support/browser.ts";
import { waitForMail } from "../../support/read-mail.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(readers)("$reader registers with such an address, gets the mail and signs in with either form of it", async (kind) => {
  const { page, open, form, send, arrive, signIn, signOut } = await startJourney(browser, origin, kind);
  const name = `resi-${randomUUID().slice(0, 8)}`;
  const password = "Kässpätzle-7";
  await open("/profil?dialog=register");
  await form("register").getByRole("checkbox", { name: "Ich stimme den Allgemeinen Geschäftsbedingungen zu" }).check();
  await send("register", { "E-Mail-Adresse": `${name}@köche.example`, Passwort: password });

  const mail = await waitForMail(state, { to: `${name}@xn--kche-5qa.example` });
  await open(mail.links[0] ?? "");
  await page.getByRole("button", { name: "Konto aktivieren", exact: true }).click();
  await arrive("/zugang-aktivieren?done=activated");

  for (const email of [`${name}@köche.example`, `${name}@xn--kche-5qa.example`]) {
    await signIn({ email, password });
    expect(await page.getByRole("main").textContent(), email).toContain(`${name}@xn--kche-5qa.example`);
    await signOut();
  }
  await page.context().close();
});
