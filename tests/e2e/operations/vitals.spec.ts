/** What a reader's browser measures of a page comes to the status page (decision 97): a real page, left for another one, and its beacon. */
import { chromiumFlags } from "#tests/support/browser.ts";
import { requireChromium } from "#tests/support/find-chromium.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";

// A headless Chromium calls itself a robot, and robots are not counted. The browser itself must say otherwise: what a context says for it does
// not hold for a beacon that leaves together with its page.
const reader = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
test.use({ launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags, `--user-agent=${reader}`] } });

test("What a page measured at its reader's is on the status page, by kind of page", { tag: "@slow" }, async ({
  page,
  open,
  portal,
  openBrowser,
}) => {
  const status = await openBrowser();
  await enterNewsroom(status, portal, "operator");
  const row = status
    .getByRole("region", { name: "Tabelle Tempo bei Leserinnen und Lesern" })
    .getByRole("row", { name: /^Gemeinden/ });

  // A reader who leaves before the measures listen tells nothing: then another one comes.
  await expect(async () => {
    // Asked for in the moment in which the measures begin.
    const listening = page.waitForResponse(/\/builds\/meta\//);
    await open("/gemeinde/feldkirch");
    await (await listening).finished();
    await page.getByRole("heading", { level: 1 }).click();
    await page.getByRole("link", { name: "Talblick, zur Startseite" }).click();
    await expect(page).toHaveURL(`${portal.origin}/`);

    // Sums are kept ten seconds after the first one.
    await expect
      .poll(async () => {
        await status.goto("/redaktion/status");
        return (await row.count()) === 0 ? [] : await row.first().getByRole("cell").allTextContents();
      })
      .toEqual(["LCP", "INP", "CLS", "FCP", "TTFB"].map(() => expect.stringMatching(/\d.*\d+\u00a0Mal/)));
  }).toPass({ timeout: 90_000 });
});
