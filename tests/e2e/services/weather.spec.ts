/** The weather by a reader's choice of a place, from the page of all places to the line on the front page; the same with and without script. */
import { expect, test } from "#tests/support/journeys/journeys.ts";

test("A reader looks for a place's weather, hour by hour, and chooses it for the front page", {
  tag: ["@script", "@no-script"],
}, async ({ page, open, context, portal }) => {
  await open("/wetter");
  await test.step("all places lead to theirs, and the list to one", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Wetter" })).toBeVisible();
    await expect(page.getByText("Beispieldaten").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Heute in allen Gemeinden" }).getByRole("listitem")).toHaveCount(96);
    await page.getByRole("main").getByRole("combobox", { name: "Gemeinde" }).selectOption("lech");
    await page.getByRole("main").getByRole("button", { name: "Anzeigen" }).click();
    await expect(page).toHaveURL(/\/wetter\/lech$/);
  });
  await test.step("what is warned of in the place stands above", async () => {
    await expect(page.getByRole("region", { name: "Warnung" })).toContainText("Sturm, Stufe Orange");
  });
  await test.step("a day stands there as a table, and the week as a list", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Wetter in Lech" })).toBeVisible();
    await page.getByText("Stunde für Stunde als Tabelle").click();
    await expect(page.getByRole("row")).toHaveCount(25);
    await expect(page.getByRole("rowheader").first()).toHaveText(/^\d\d:00$/);
    const days = page.getByRole("list", { name: "Wetter in Lech nach Tagen" }).getByRole("listitem");
    await expect(days).toHaveCount(7);
    await expect(days.first()).toContainText("Heute");
    await expect(page.getByRole("region", { name: "Auf den Bergen" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("region", { name: "Am Bodensee" })).toContainText(/Wind|Windstill/);
  });
  await test.step("who has chosen a place has its line on the front page, others none", async () => {
    const line = page.getByRole("main").getByRole("link", { name: /^Lech −?\d+°/ });
    await open("/");
    await expect(page.getByRole("main").getByRole("link", { name: /^Warnung vor Sturm in 19 Gemeinden/ })).toBeVisible();
    await expect(line).toHaveCount(0);
    await context.addCookies([{ name: "CurrentCity", value: "lech", url: portal.origin }]);
    await open("/");
    await expect(page.getByRole("main").getByRole("link", { name: /^Warnung vor Sturm, Stufe Orange, bis / })).toBeVisible();
    await line.click();
    await expect(page).toHaveURL(/\/wetter\/lech$/);
    await open("/wetter");
    await expect(page.getByRole("region", { name: "Jetzt in Lech" })).toBeVisible();
  });
});

test("Other spellings lead to the place, unknown ones nowhere, and the articles stay where they were", async ({ request }) => {
  const ask = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location ?? null];
  };
  expect(await ask("/wetter/G%C3%B6tzis")).toEqual([301, "/wetter/gotzis"]);
  expect(await ask("/wetter?gemeinde=lech")).toEqual([302, "/wetter/lech"]);
  expect(await ask("/wetter?gemeinde=wien")).toEqual([404, null]);
  expect(await ask("/wetter/wien")).toEqual([404, null]);
  expect(await ask("/news/wetter")).toEqual([200, null]);
});
