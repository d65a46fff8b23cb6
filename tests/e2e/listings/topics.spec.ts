import { expect, test } from "#tests/support/journeys/journeys.ts";

test("A reader without script looks for a topic and opens it", { tag: "@no-script-mobile" }, async ({ page, open }) => {
  await open("/themen");
  await page.getByRole("searchbox", { name: "Thema suchen" }).fill("hochwassersch");
  await page.getByRole("main").getByRole("button", { name: "Suchen" }).click();
  await page.waitForURL("/themen?q=hochwassersch");
  await page.getByRole("link", { name: "Rhesi: Hochwasserschutz am Rhein" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rhesi: Hochwasserschutz am Rhein");
});

test("Words that no topic has lead to the search of the whole paper", { tag: "@no-script" }, async ({ page, open }) => {
  await open("/themen?q=Xylophonkonzert");
  await expect(page.getByRole("heading", { level: 2, name: "Kein Thema zu „Xylophonkonzert“" })).toBeVisible();
  await page.getByRole("link", { name: "in der ganzen Zeitung suchen" }).click();
  await page.waitForURL("/suche?q=Xylophonkonzert");
});

test("Topics are filtered while the reader types, and all there again in an empty field", { tag: "@mobile" }, async ({
  page,
  open,
}) => {
  await open("/themen");
  const field = page.getByRole("searchbox", { name: "Thema suchen" });
  const all = page.getByRole("heading", { name: "Alle Themen von A bis Z" });
  await field.pressSequentially("hochw");
  await expect(all).toBeHidden();
  await expect(page.getByRole("link", { name: "Rhesi: Hochwasserschutz am Rhein" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toContainText("zu „hochw“");
  await field.fill("");
  await expect(all).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});
