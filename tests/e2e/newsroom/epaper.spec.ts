/** The printed paper in the newsroom: an editor takes an issue from readers, gives it back and deletes it. */
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";

test("an editor withdraws an issue, shows it again and deletes it; who is slower is told", async ({ editor, page }) => {
  await editor.goto("/redaktion");
  await editor.getByRole("main").getByRole("link", { name: "E-Paper" }).click();
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText("E-Paper");
  expect(await findViolations(editor)).toEqual([]);
  await editor.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  const address = editor.url();

  await test.step("all of its pages are there to look at", async () => {
    const picture = editor.getByRole("main").locator("img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
    expect(await findViolations(editor)).toEqual([]);
  });

  const link = await editor.getByRole("link", { name: "So sehen es Leserinnen und Leser" }).getAttribute("href");
  const other = await editor.context().newPage();
  await other.goto(address);

  await test.step("what is withdrawn is not there for readers", async () => {
    await editor.getByText("Zurückziehen", { exact: true }).click();
    await editor.getByRole("button", { name: "Ja, zurückziehen" }).click();
    await expect(editor.getByText("Niemand sieht die Ausgabe mehr.")).toBeVisible();
    expect((await page.request.get(link ?? "")).status()).toBe(404);
  });

  await test.step("who had the page open before is told", async () => {
    await other.getByText("Löschen", { exact: true }).click();
    await other.getByRole("button", { name: "Ja, löschen" }).click();
    await expect(other.getByText("Das hat inzwischen jemand geändert.")).toBeVisible();
    await other.close();
  });

  await test.step("it is shown again, and deleted", async () => {
    await editor.getByRole("button", { name: "Wieder zeigen" }).click();
    await expect(editor.getByText("Gezeigt: Wer das E-Paper im Abo hat")).toBeVisible();
    expect((await page.request.get(link ?? "")).status()).toBe(200);
    await editor.getByText("Löschen", { exact: true }).click();
    await editor.getByRole("button", { name: "Ja, löschen" }).click();
    await expect(editor.getByText("Die Ausgabe und ihre Bilder sind weg.")).toBeVisible();
    expect((await page.request.get(link ?? "")).status()).toBe(404);
  });
});
