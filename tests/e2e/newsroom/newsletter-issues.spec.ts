/** Issues of newsletters, from the newsroom's pages to the mail of readers, on a paper of their own. */
import type { Page } from "playwright/test";
import { inventReader } from "#tests/support/journeys/account-browser.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect } from "#tests/support/journeys/journeys.ts";
import { type Paper, test } from "#tests/support/journeys/own-paper.ts";
import { readMails, waitForMail } from "#tests/support/read-mail.ts";

const PAGE = "/redaktion/newsletter";

// Links of its mails lead to it.
test.use({ paperOptions: { hasOrigin: true } });

const findTitles = (page: Page, section: number) =>
  page.locator(`[data-issue-section="${section}"] [data-issue-post] > div:first-child > span:first-child`).allInnerTexts();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const openDetails = (page: Page, name: string) => page.locator("summary", { hasText: name }).first().click();

async function orderNewsletter(page: Page, { state }: Paper, name: string): Promise<string> {
  const { email } = inventReader("gast");
  await page.goto("/newsletter");
  await page.getByRole("checkbox", { name }).check();
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Newsletter bestellen" }).click();
  const { links } = await waitForMail(state, { to: email, subject: "bestätige" });
  const link = new URL(links[0] ?? "");
  await page.goto(link.pathname + link.search);
  await page.getByRole("button", { name: "Anmeldung bestätigen" }).click();
  await expect(page.getByRole("heading", { name: "Alles bestätigt" })).toBeVisible();
  return email;
}

test("An editor prepares the next issue, looks at it as mail and tries it; a second one is told, and the issue can be left out", async ({
  paper,
  openBrowser,
}) => {
  const editor = await openBrowser({ baseURL: paper.origin });
  const { mail } = await enterNewsroom(editor, paper, "editor");
  await editor.goto(PAGE);
  const morning = editor.locator("[data-newsletter=morgen]");
  await expect(morning).toContainText(/\d\d:00 Uhr, an \d+ Person/);
  await expect(morning).toContainText("Macht sich von selbst");
  await morning.getByRole("link", { name: /^Ausgabe öffnen/ }).click();

  const second = await openBrowser({ baseURL: paper.origin });
  await enterNewsroom(second, paper, "chief");
  await second.goto(new URL(editor.url()).pathname);

  await test.step("posts are looked for, added and moved", async () => {
    const link = editor.getByRole("link", { name: /^Beitrag hinzufügen/ }).first();
    await link.click();
    await editor.getByLabel("Beitrag suchen").fill("Gemeinde");
    await editor.keyboard.press("Enter");
    const found = (await editor.locator("fieldset label .font-semibold").first().innerText()).trim();
    await press(editor, "Hinzufügen");
    await expect(editor.getByRole("status")).toContainText("Der Beitrag steht jetzt in der Ausgabe.");
    const titles = await findTitles(editor, 0);
    expect(titles.at(-1)).toBe(found);
    if (titles.length > 1) {
      const place = `Nach oben: „${found}“, Platz ${titles.length} in`;
      await editor.getByRole("button", { name: place }).click();
      await expect.poll(async () => (await findTitles(editor, 0)).at(-2)).toBe(found);
      await expect(editor.locator(":focus")).toHaveAttribute("aria-label", new RegExp(`„${found.slice(0, 10)}`));
    }
  });

  await test.step("who saw the page before is told, and nothing that was typed is lost", async () => {
    await second.getByLabel("Betreff").fill("Ein Betreff von zwei Leuten");
    await second.getByLabel("Einleitung").fill("Guten Morgen, ihr <Lieben>!");
    await press(second, "Übernehmen");
    await expect(second.getByRole("alert")).toContainText("Inzwischen hat jemand diese Ausgabe geändert");
    await expect(second.getByLabel("Betreff")).toHaveValue("Ein Betreff von zwei Leuten");
    await press(second, "Übernehmen");
    await expect(second.getByRole("status")).toContainText("Übernommen");
  });

  await test.step("the preview is the mail itself, in a frame in which nothing runs", async () => {
    const refused: string[] = [];
    second.on("console", (message) => void (message.type() === "error" && refused.push(message.text())));
    await second.getByRole("link", { name: "Vorschau" }).click();
    const frame = second.frameLocator("iframe");
    await expect(frame.getByRole("paragraph").filter({ hasText: "Guten Morgen, ihr <Lieben>!" })).toBeVisible();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveCSS("font-size", "26px");
    const loaded = () =>
      frame.locator("img").evaluateAll((images) => (images as HTMLImageElement[]).every((image) => image.naturalWidth > 0));
    await expect.poll(loaded).toBe(true);
    await expect(second.locator("pre")).toContainText("Guten Morgen, ihr <Lieben>!");
    // With `--trace on` this fails: the recorder puts scripts into each frame, and this one refuses them.
    expect(refused).toEqual([]);
    await second.goBack();
  });

  await test.step("the test mail comes to whoever asks for it, and to nobody else", async () => {
    const before = (await readMails(paper.state)).length;
    await editor.reload();
    await press(editor, "Probemail an mich");
    await expect(editor.getByRole("status")).toContainText("Die Probemail ist unterwegs");
    const test = await waitForMail(paper.state, { to: mail, subject: "[Probe] Ein Betreff von zwei Leuten" });
    expect(test.text).toContain("Probemail aus der Redaktion");
    expect(test.text).not.toMatch(/utm_|abmelden/);
    expect(await readMails(paper.state)).toHaveLength(before + 1);
  });

  await press(editor, "Diese Ausgabe entfällt");
  await expect(editor.getByRole("status")).toContainText("Diese Ausgabe entfällt.");
  await editor.goto(PAGE);
  await expect(editor.locator("[data-newsletter=morgen]")).toContainText("Entfällt");
  await editor.goBack();
  await press(editor, "Doch senden");
  await expect(editor.getByRole("status")).toContainText("entfällt doch nicht");
  await openDetails(editor, "Alles verwerfen");
  await press(editor, "Verwerfen");
  await expect(editor.getByRole("status")).toContainText("Alles verworfen");
  await expect(editor.getByLabel("Betreff")).toHaveValue("");
});

test("Breaking news are written and sent by hand, once, to those who ordered them, also without script", async ({
  page,
  paper,
  openBrowser,
}) => {
  const email = await orderNewsletter(page, paper, "Eilmeldungen");
  const editor = await openBrowser({ baseURL: paper.origin, javaScriptEnabled: false });
  await enterNewsroom(editor, paper, "editor");
  await editor.goto(`${PAGE}/eilmeldungen`);
  await expect(editor.getByText("Noch hat niemand etwas geschrieben.")).toBeVisible();

  await editor.getByLabel("Betreff").fill("Unwetter über dem See");
  await editor.getByLabel("Einleitung").fill("Bleibt bitte zu Hause.");
  await press(editor, "Übernehmen");
  await editor.getByRole("link", { name: "Beitrag hinzufügen" }).click();
  await editor.getByLabel("Beitrag suchen").fill("Gemeinde");
  await press(editor, "Suchen");
  await press(editor, "Hinzufügen");
  await expect(editor.getByRole("status")).toContainText("Der Beitrag steht jetzt in der Ausgabe.");

  const other = await openBrowser({ baseURL: paper.origin, javaScriptEnabled: false });
  await enterNewsroom(other, paper, "chief");
  await other.goto(`${PAGE}/eilmeldungen`);
  for (const one of [editor, other]) await openDetails(one, "Jetzt senden");
  await expect(editor.getByText("Die Ausgabe geht sofort an 1 Person.")).toBeVisible();
  await press(editor, "An 1 Person senden");
  await expect(editor.getByRole("status")).toContainText("Gesendet. Die Ausgabe ist unterwegs an 1 Person.");
  await press(other, "An 1 Person senden");
  await expect(other.getByRole("alert")).toContainText("geändert oder gesendet");

  const mail = await waitForMail(paper.state, { to: email, subject: "Unwetter über dem See" });
  expect(mail.text).toContain("Bleibt bitte zu Hause.");
  expect(mail.text).toContain("/newsletter/abmelden?key=");
  await other.reload();
  await expect(other.getByText(/, an 1 Person$/).first()).toBeVisible();

  await test.step("a second one that day has an address of its own", async () => {
    await editor.getByLabel("Betreff").fill("Entwarnung");
    await editor.getByLabel("Einleitung").fill("Alles ist gut.");
    await press(editor, "Übernehmen");
    await openDetails(editor, "Jetzt senden");
    await press(editor, "An 1 Person senden");
    await waitForMail(paper.state, { to: email, subject: "Entwarnung" });
    const sent = (await readMails(paper.state)).filter(({ to, subject }) => to === email && /Unwetter|Entwarnung/.test(subject));
    expect(sent).toHaveLength(2);
    await page.goto("/newsletter/eilmeldungen");
    await page.getByRole("link", { name: "Entwarnung" }).click();
    await expect(page).toHaveURL(/\/newsletter\/eilmeldungen\/\d{4}-\d\d-\d\d-2$/);
    await expect(page.getByText("Alles ist gut.")).toBeVisible();
  });
});
