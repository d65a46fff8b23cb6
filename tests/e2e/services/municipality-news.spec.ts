import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";

test("the widget of a place asks anew for another place, for the age that the site around it names, and after a failure", async ({
  page,
  open,
}) => {
  const asked: URL[] = [];
  let isDown = false;
  await page.route("**/wp-json/**", async (route) => {
    asked.push(new URL(route.request().url()));
    if (isDown) await route.fulfill({ status: 500, body: "{}" });
    else await route.continue();
  });
  await open("/widgets/gemeinde?gemeinde=dornbirn");
  const button = page.getByRole("link", { name: "Zur Gemeindeseite" });
  const stories = page.getByRole("listitem");
  const choose = (label: string) => page.getByRole("combobox", { name: "Gemeinde" }).selectOption({ label });

  await test.step("the server's posts stand there first, each as high as the rules say", async () => {
    await expect(button).toHaveAttribute("href", "/gemeinde/dornbirn");
    const boxes = await stories.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    expect(boxes.map(({ height }) => height)).toEqual([105, 105, 105]);
    expect((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0)).toBe(20);
    expect(asked).toEqual([]);
  });

  await test.step("another place", async () => {
    await waitForComfort(page);
    await choose("Götzis");
    await expect(button).toHaveAttribute("href", "/gemeinde/gotzis");
    expect(asked.map(({ searchParams }) => searchParams.get("category_slug"))).toEqual(["news-aus-gotzis"]);
    await choose("Gemeinde auswählen");
    await expect(button).toHaveAttribute("href", "/gemeinde/gemeinde");
  });

  await test.step("an age that counts, and one that does not", async () => {
    const before = asked.length;
    await page.evaluate(() => window.postMessage({ type: "portal:max-age", days: 0 }, "*"));
    await page.evaluate(() => window.postMessage({ type: "portal:max-age", days: 1 }, "*"));
    await expect.poll(() => asked.length).toBe(before + 1);
    expect(asked.at(-1)?.searchParams.get("after")).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
  });

  await test.step("a back end that fails, and comes back", async () => {
    isDown = true;
    await choose("Lustenau");
    await expect(page.getByText("Die Meldungen lassen sich gerade nicht laden.")).toBeVisible();
    await expect(button).toHaveAttribute("href", "/gemeinde/lustenau");
    isDown = false;
    await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await expect(page.getByText("Die Meldungen lassen sich gerade nicht laden.")).toBeHidden();
  });
});
