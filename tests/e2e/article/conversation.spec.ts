/** Two readers and an editor in one conversation at once: nothing of one is lost to another. */
import { randomUUID } from "node:crypto";
import { enterAsNewReader, expect, type Journey, startJourney, test } from "#tests/support/journeys/account-browser.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { findForm } from "#tests/support/journeys/forms.ts";
import { openHeldPost } from "#tests/support/journeys/open-held-post.ts";

/** Sends a comment on the page that is open; answers the address of the reader's own page of it. */
async function write({ page }: Journey, text: string, name: string | null = null): Promise<string> {
  const form = findForm(page, "comment");
  await form.getByLabel("Dein Kommentar").fill(text);
  if (name !== null) {
    await page.getByRole("button", { name: "Kommentar senden" }).click();
    await form.getByLabel("Dein öffentlicher Name").fill(name);
  }
  await page.getByRole("button", { name: "Kommentar senden" }).click();
  await page.waitForURL(/\/profil\/kommentare\/\d+$/);
  return page.url();
}

test("Two readers write while an editor reads: a change, an answer and a decision meet", async ({
  page,
  portal,
  openBrowser,
}) => {
  await enterNewsroom(page, portal, "editor");
  const { id, path } = await openHeldPost(page, portal);
  const readers = await Promise.all(
    [0, 1].map(async () => {
      const journey = startJourney(await openBrowser(), true);
      await enterAsNewReader(journey, portal.state);
      await journey.open(`${path}/kommentare`);
      return journey;
    }),
  );
  const [anna, berta] = readers as [Journey, Journey];
  const nameOf = (first: string) => `${first} ${randomUUID().slice(0, 8)}`;
  const [ofAnna] = await Promise.all([
    write(anna, "Das Erste von Anna.", nameOf("Anna")),
    write(berta, "Das Erste von Berta.", nameOf("Berta")),
  ]);

  const queue = `/redaktion/kommentare?liste=pruefen&beitrag=${id}`;
  const openCase = async (text: string) => {
    await page.goto(queue);
    await page.locator("[data-comment] a", { hasText: text }).first().click();
    await expect(page.locator("[data-case]")).toContainText(text);
  };
  await test.step("what the editor has not seen is not let through", async () => {
    await openCase("Das Erste von Anna.");
    await anna.page.getByText(/^Ändern \(bis /).click();
    await findForm(anna.page, "edit-comment").getByLabel("Dein Kommentar").fill("Anna hat es sich anders überlegt.");
    await anna.page.getByRole("button", { name: "Änderung speichern" }).click();
    await expect(anna.page.getByText(/, geändert$/)).toBeVisible();
    await page.getByRole("button", { name: /^Freigeben/ }).click();
    await expect(page.getByRole("alert")).toContainText("Was du entschieden hast, gilt nicht");
    await expect(page.locator("[data-case]")).toContainText("Anna hat es sich anders überlegt.");
    await page.getByRole("button", { name: /^Freigeben/ }).click();
    await expect(page.getByRole("main")).toContainText("Das Erste von Berta.");
  });

  await test.step("an answer to what is hidden meanwhile is not lost", async () => {
    await berta.open(`${path}/kommentare`);
    await berta.page.getByRole("link", { name: /^Antworten.*Anna/ }).click();
    await berta.page.waitForURL(/\/kommentare\/\d+/);
    const form = findForm(berta.page, "comment");
    await form.getByLabel(/^Deine Antwort an Anna/).fill("Das sehe ich anders.");
    await page.goto(`/redaktion/kommentare?liste=alle&beitrag=${id}`);
    await page.locator("[data-comment] a", { hasText: "Anna hat es sich" }).first().click();
    const hide = page.locator("form[data-form=hide]");
    await page.locator("summary", { hasText: "Ausblenden" }).click();
    await hide.getByLabel("Grund").selectOption("Kein Bezug zum Thema");
    await hide.getByRole("button", { name: "Ausblenden" }).click();
    await anna.open(ofAnna);
    await expect(anna.page.getByText("Die Redaktion hat deinen Kommentar entfernt.")).toBeVisible();
    await berta.page.getByRole("button", { name: "Antwort senden" }).click();
    await expect(berta.page.getByText("Der Kommentar, auf den du antwortest, ist nicht mehr da.")).toBeVisible();
    await expect(berta.page.getByLabel("Das hast du geschrieben")).toHaveValue("Das sehe ich anders.");
  });
});
