/** Emergency services, horoscope and widgets, by what script adds to them; what they say is tested beside their code. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";

let after: () => Promise<unknown> = async () => {};
test.afterEach(() => after());

test("Who is on duty now is decided anew by the reader's clock, in a tab that stays open", async ({ page, open }) => {
  await page.clock.install();
  await open("/notdienste");
  const now = page.getByRole("region", { name: "Jetzt im Dienst" });
  await expect(now.getByRole("link", { name: /anrufen/ }).first()).toHaveAttribute("href", /^tel:\+43/);
  await expect(page.getByRole("link", { name: "144 Rettung" })).toHaveAttribute("href", "tel:144");
  await test.step("over midnight it says that the day is over", async () => {
    await page.clock.fastForward("24:00:00");
    await expect(now.getByRole("status")).toContainText("Seit Mitternacht gilt ein neuer Dienstplan");
    await expect(page.getByRole("region", { name: "Später am Tag" })).toHaveCount(0);
  });
  await test.step("and after the last shift that no pharmacy is known", async () => {
    await page.clock.fastForward("48:00:00");
    await expect(now).toContainText("Gerade ist hier niemand eingetragen.");
    await expect(now.getByRole("link", { name: "141" })).toHaveAttribute("href", "tel:141");
  });
});

test("The browser remembers a reader's sign and shows it first, until it may not", async ({ page, open }) => {
  await open("/horoskop");
  const text = await page.getByRole("region", { name: "Löwe" }).locator("p").nth(1).textContent();
  const own = page.getByRole("status").filter({ hasText: /Sternzeichen/ });
  await expect(own).toContainText("Wähle dein Sternzeichen.");
  await page.getByRole("link", { name: "Löwe" }).click();
  await expect(own).toContainText(text ?? "");
  await page.goto("/horoskop?zeitraum=woche");
  await waitForComfort(page);
  await expect(own.getByRole("heading", { name: "Löwe" })).toBeVisible();
  await own.getByRole("button", { name: "Nicht mehr merken" }).click();
  await page.reload();
  await waitForComfort(page);
  await expect(own).toContainText("Wähle dein Sternzeichen.");
});

test("A widget stands in another site's frame as high as it is and sorts there; no other page does", async ({ page, portal }) => {
  const frames = `
    <iframe id="schnee" src="${portal.origin}/widgets/schnee" style="width:360px;height:50px;border:0"></iframe>
    <iframe id="impressum" src="${portal.origin}/impressum"></iframe>
    <script src="${portal.origin}/widgets/embed.js" async></script>`;
  // A server of its own: browsers keep pages that come from nowhere away from this machine.
  const site = createServer((_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    outgoing.end(`<!doctype html><title>Anderswo</title>${frames}`);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  after = () => new Promise((resolve) => site.close(resolve));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const frame = page.frameLocator("#schnee");
  const rows = frame.getByRole("row");
  const height = () => page.locator("#schnee").evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(height).toBeGreaterThan(300);
  expect(await frame.locator("html").evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
  await expect(rows.nth(1)).toContainText("Lech Zürs");

  await test.step("a head's clicks sort up, down and not at all", async () => {
    const head = frame.getByRole("columnheader", { name: /^Berg/ });
    // The depths are others each day.
    const readDepths = async () =>
      (await rows.locator("td:nth-child(3)").allInnerTexts()).map((text) => Number.parseInt(text, 10) || 0);
    const given = await readDepths();
    for (const [order, depths] of [
      ["ascending", given.toSorted((one, other) => one - other)],
      ["descending", given.toSorted((one, other) => other - one)],
      ["none", given],
    ] as const) {
      await head.getByRole("link").click();
      await expect(head).toHaveAttribute("aria-sort", order);
      await expect.poll(readDepths).toEqual(depths);
    }
  });
  await test.step("no consent is asked for, and no cookie comes", async () => {
    await expect(frame.getByRole("dialog")).toHaveCount(0);
    await expect(frame.getByText("Cookie")).toHaveCount(0);
    expect(await page.context().cookies(portal.origin)).toEqual([]);
  });
  await expect
    .poll(() => page.frames().map((one) => one.url().replace(portal.origin, "")))
    .toEqual([page.url(), "/widgets/schnee", "chrome-error://chromewebdata/"]);
});
