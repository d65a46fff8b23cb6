/** Passes and webcams as readers find them, with script and without. */
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findWider } from "#tests/support/pages/page-faults.ts";

test("a reader sees which passes are open, and pictures that are the paper's own", {
  tag: ["@script", "@no-script-mobile"],
}, async ({ page }) => {
  await page.goto("/berge");
  await expect(page.getByText("Beispieldaten:")).toBeVisible();
  const furka = page.getByRole("row", { name: /^Furkajoch/ });
  await expect(furka).toContainText("Wintersperre");
  await expect(furka).toContainText(/L51 ·\s1\s761\sm ·\sDamüls/);
  const webcam = page.getByRole("article").filter({ hasText: "Blick zu den Gipfeln" });
  await expect(webcam).toContainText("Beispielbild");
  await expect(webcam.getByRole("img", { name: "Webcam: Blick zu den Gipfeln" })).toBeVisible();
  expect(await findWider(page)).toEqual([]);
});
