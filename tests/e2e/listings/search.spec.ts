/** The search field: suggestions while typing, by keyboard and by pointer; what was overtaken, what fails. */
import { expect, test } from "#tests/support/journeys/journeys.ts";

test("Suggestions come while a reader types, are walked by keyboard, and lead on", async ({ page }) => {
  await page.goto("/suche");
  const field = page.getByRole("combobox", { name: "Suchbegriff" });
  const list = page.getByRole("listbox", { name: "Vorschläge" });
  const options = list.getByRole("option");

  await test.step("one request for what was typed in one go", async () => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/suche/vorschlaege")) asked.push(new URL(request.url()).searchParams.get("q") ?? "");
    });
    await field.pressSequentially("bodens", { delay: 20 });
    await expect(options.first()).toBeVisible();
    expect(asked.at(-1)).toBe("bodens");
    expect(asked.length).toBeLessThan(4);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("status").filter({ hasText: "Vorschläge" })).toBeAttached();
  });

  await test.step("arrows walk through the list and the field, Escape closes it and leaves what was typed", async () => {
    await field.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
    await field.press("ArrowUp");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await field.press("Escape");
    await expect(list).toBeHidden();
    await expect(field).toHaveValue("bodens");
    await field.press("ArrowDown");
    await expect(options.first()).toBeVisible();
  });

  await test.step("words are searched for, and a topic is a link", async () => {
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/suche\?q=Bodensee$/);
    await expect(page.getByRole("heading", { name: /Treffer/ })).toBeVisible();
    // What is filled in before the field's script is there asks for nothing.
    await expect(async () => {
      await field.fill("");
      await field.fill("bodensee");
      await page.getByRole("option", { name: /Thema\s*Bodensee/ }).click({ timeout: 2000 });
    }).toPass();
    await expect(page).toHaveURL(/\/themen\/bodensee$/);
  });

  await test.step("where they do not come, the form searches all the same", async () => {
    await page.route("**/suche/vorschlaege*", (route) => route.abort());
    await page.getByRole("link", { name: "Suche", exact: true }).click();
    const again = page.getByRole("combobox", { name: "Suchbegriff" });
    await again.fill("Hebamme");
    await again.press("Enter");
    await expect(page).toHaveURL(/\/suche\?q=Hebamme/);
    await expect(page.getByRole("heading", { name: /Treffer/ })).toBeVisible();
  });
});
