/** What a reader's browser reports when something fails, and what it keeps to itself (rules 9.8, decision 95). */
import { expect, test } from "#tests/support/journeys/journeys.ts";

const MOST = 10;

test("errors of a page, early ones too, arrive with release and request, without the reader, and ten of a visit are enough", async ({
  page,
  portal,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/fehler")) posts.push(request.postData() ?? "");
  });
  const mark = `mark${Date.now()}`;
  // As soon as the page's script has begun, and long before anything reports errors.
  await page.addInitScript((word) => {
    if (sessionStorage.getItem("thrown") !== null) return;
    sessionStorage.setItem("thrown", "1");
    const timer = setInterval(() => {
      if (document.querySelector("[data-watched]") === null) return;
      clearInterval(timer);
      throw new Error(`${word} early anna@example.at`);
    }, 10);
  }, mark);
  const passed = page.waitForResponse((response) => response.request().postData()?.includes(`${mark} early`) === true);
  const opened = await page.goto("/suche?q=geheim4711");
  const requestId = opened?.headers()["x-request-id"];
  expect((await passed).status()).toBe(200);
  await page.evaluate((word) => {
    for (let place = 0; place < 12; place += 1) {
      setTimeout(() => {
        throw new TypeError(`${word} late ${place}`);
      });
    }
  }, mark);
  const events = () => posts.filter((text) => text.includes('"type":"event"'));
  await expect.poll(() => events().length).toBe(MOST);
  // The next page of the same visit.
  await page.goto("/impressum");
  await page.locator("[data-watched]").first().waitFor({ state: "attached" });
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("one too many");
    });
  });
  // What sends a report comes, and has its time to send one.
  const hasCome = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/send-errors-"));
  await page.waitForFunction(hasCome);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(events()).toHaveLength(MOST);

  const items: { type: string; payload: Record<string, unknown> }[] = await (await fetch(`${portal.errorsOrigin}/items`)).json();
  const arrived = items.filter(({ payload }) => JSON.stringify(payload).includes(mark));
  const { id: release } = await (await fetch(`${portal.origin}/builds/latest.json`)).json();
  expect(arrived).toHaveLength(MOST);
  expect(arrived[0]?.payload).toMatchObject({
    release,
    transaction: "/suche",
    tags: { worker: "browser", request_id: requestId },
    exception: { values: [{ value: `${mark} early [mail]` }] },
  });
  expect(items).toContainEqual(expect.objectContaining({ type: "session", payload: expect.objectContaining({ errors: 1 }) }));
  expect(JSON.stringify(items)).not.toMatch(/anna@|geheim4711|Mozilla/);
});
