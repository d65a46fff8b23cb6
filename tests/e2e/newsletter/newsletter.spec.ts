/** Newsletters (decision 83): ordered by a guest and by a reader, confirmed by mail, read in the archive, and left. */
import { bothReaders, enterAsNewReader, inventReader, startJourney } from "#tests/support/journeys/account-browser.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";

test(
  "A guest orders newsletters, confirms by mail, and reads an issue",
  bothReaders,
  async ({ page, open, mailbox, javaScriptEnabled }) => {
    const hasScript = javaScriptEnabled !== false;
    const { email } = inventReader("gast");
    const field = page.getByLabel("E-Mail-Adresse");
    const order = page.getByRole("button", { name: "Newsletter bestellen" });

    await test.step("what is wrong is said at the fields", async () => {
      await open("/newsletter");
      await field.fill("keine Adresse");
      await order.click();
      await expect(page.getByText("Bitte gib eine gültige E-Mail Adresse ein")).toBeVisible();
      await expect(page.getByText("Bitte wähle mindestens einen Newsletter")).toBeVisible();
      await expect(field).toBeFocused();
      if (hasScript) expect(await findViolations(page)).toEqual([]);
      expect(hasScript ? await findWider(page) : []).toEqual([]);
    });

    await test.step("two boxes and an address are a mail", async () => {
      await page.getByRole("checkbox", { name: "Der Tag am Abend" }).check();
      await page.getByText("Sport aus dem Land").click();
      await field.fill(email);
      await order.click();
      await expect(page.getByRole("status").filter({ hasText: "Fast geschafft" })).toBeVisible();
    });

    await test.step("the mail's link opens a page whose button confirms", async () => {
      const mail = await mailbox.waitFor({ to: email, subject: "bestätige" });
      expect(mail.text).toContain("„Der Tag am Abend“, „Sport aus dem Land“");
      const [link = ""] = mail.links;
      await page.goto(new URL(link).pathname + new URL(link).search);
      await page.getByRole("button", { name: "Anmeldung bestätigen" }).click();
      await expect(page.getByRole("heading", { name: "Alles bestätigt" })).toBeVisible();
    });

    await test.step("the archive leads to an issue", async () => {
      await page.getByRole("link", { name: "Alle Newsletter" }).click();
      await page.getByRole("link", { name: "Alle Ausgaben: Der Tag am Abend" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Der Tag am Abend" })).toBeVisible();
      await page.locator("main li a").first().click();
      await expect(page.getByText("Ausgabe vom")).toBeVisible();
      await expect(page.locator("main h2").first()).toBeVisible();
      if (hasScript) expect(await findViolations(page)).toEqual([]);
    });
  },
);

test(
  "A reader who is signed in orders with one tap, and takes it back",
  bothReaders,
  async ({ page, open, portal, javaScriptEnabled }) => {
    const hasScript = javaScriptEnabled !== false;
    await enterAsNewReader(startJourney(page, hasScript), portal.state);
    await open("/newsletter");
    const button = (name: string) => page.getByRole("button", { name });
    await button("Abonnieren Guten Morgen, Vorarlberg").click();
    await expect(button("Abbestellen Guten Morgen, Vorarlberg")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Deine Auswahl ist gespeichert." })).toBeVisible();
    expect(new URL(page.url()).search).toBe(hasScript ? "" : "?gespeichert=1");
    await page.goto("/profil");
    await expect(page.getByRole("switch", { name: "Guten Morgen, Vorarlberg" })).toHaveAttribute("aria-checked", "true");
    await open("/newsletter");
    await button("Abbestellen Guten Morgen, Vorarlberg").click();
    await expect(button("Abonnieren Guten Morgen, Vorarlberg")).toBeVisible();
  },
);
