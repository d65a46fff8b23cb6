/** A reader's measures arrive as their page is left, told by the browser itself (decision 97). */
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";

test("how fast a page was for its reader stands on the status page once they have left it", async ({
  page,
  portal,
  openBrowser,
}) => {
  // A browser without a window says so, and is no reader.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace("HeadlessChrome", "Chrome");
  const reader = await openBrowser({ userAgent });
  await reader.goto(`${portal.origin}/gemeinde/dornbirn`);
  // By then all that comes a second after idle listens.
  await reader.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/builds/meta/")));
  await reader.goto(`${portal.origin}/impressum`);

  await enterNewsroom(page, portal, "operator");
  const measures = page
    .getByRole("region", { name: "Tabelle Tempo bei Leserinnen und Lesern" })
    .getByRole("row", { name: /^Gemeinden/ });
  // Counts are kept ten seconds after the first one.
  await expect(async () => {
    await page.goto("/redaktion/status");
    await expect(measures).toContainText(/\d\ss/, { timeout: 1 });
  }).toPass({ timeout: 40_000, intervals: [1000] });
});
