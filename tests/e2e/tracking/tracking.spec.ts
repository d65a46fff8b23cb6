/** Who measures readers is asked for nothing before these allow it, then hears what the rules name, and nothing more once it is taken back. */
import type { Page } from "playwright/test";
import { allConsents, necessaryConsents } from "#app/domain/consent/change-consent.ts";
import { createConsentStatus, toConsentStatusText } from "#app/domain/consent/consent-status.ts";
import { CONSENT_STATUS_KEY } from "#app/domain/session/session-names.ts";
import { findDialogTitled } from "#tests/support/journeys/dialogs.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

type Entry = Record<string, unknown>;
type Layers = { dataLayer: Entry[]; taken: Entry[] };

/** What a page asks of the stand-in, and what it reports there. */
function follow(page: Page, origin: string) {
  const asked: string[] = [];
  const entries: Entry[] = [];
  const readings: Entry[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) return;
    asked.push(url.pathname);
    if (url.pathname === "/collect") entries.push(JSON.parse(request.postData() ?? "{}").entry);
    if (url.pathname === "/measure/collect") readings.push(JSON.parse(request.postData() ?? "{}"));
  });
  const ofEvent = (name: string) => entries.filter(({ event }) => event === name);
  return { asked, entries, readings, ofEvent };
}

/** What the browser refused by the page's security policy. */
async function collectRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  await page.exposeFunction("keepRefusal", (text: string) => refusals.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { keepRefusal: (text: string) => void }).keepRefusal(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return refusals;
}

async function readTracking(origin: string, slug: string): Promise<Entry> {
  const response = await fetch(`${origin}/wp-json/wp/v2/posts?slug=${slug}`);
  const [post] = (await response.json()) as { id: number; tracking: Entry }[];
  return { article_id: post?.id, ...post?.tracking };
}

const articleScripts = (origin: string) =>
  ["/measure/loader.js", "/tag.js"].map((path) => `script[src="${origin}${path}"]`).join();

test.describe("A reader who was not asked yet", () => {
  test.use({ consent: null });

  test("is measured from their permission on, as long as it stands: page, clicks, activity, and the page that comes back", async ({
    page,
    open,
    portal,
  }) => {
    const { analyticsOrigin } = portal;
    const { asked, entries, readings, ofEvent } = follow(page, analyticsOrigin);
    const refusals = await collectRefusals(page);
    await page.clock.install();
    const path = await findStory(portal.origin, stories.free);
    await open(path);
    const scripts = page.locator(articleScripts(analyticsOrigin));
    const settings = page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" });
    const dialog = findDialogTitled(page, "Cookie-Einstellungen");

    await test.step("before they answer no tracker is loaded", async () => {
      await findDialogTitled(page, "Was dürfen wir laden?").waitFor();
      await page.mouse.wheel(0, 600);
      await page.clock.runFor(15_000);
      expect(asked).toEqual([]);
      await expect(scripts).toHaveCount(0);
    });

    await test.step("with their permission the page is told, with what the post is, and the reading is measured", async () => {
      await findDialogTitled(page, "Was dürfen wir laden?").getByRole("button", { name: "Alle akzeptieren" }).click();
      await expect.poll(() => readings.length).toBe(1);
      await expect.poll(() => entries.length).toBeGreaterThan(0);
      expect(entries[0]).toEqual({
        event: "virtual_page_view",
        page_type: "article",
        page_url: path,
        is_premium: false,
        content_age: expect.stringMatching(/^(?:0-3|4-7|8-14|15-30|31-60|61\+)$/),
        ressort: expect.stringMatching(/./),
        ...(await readTracking(portal.origin, stories.free)),
      });
      const dn = new URL(analyticsOrigin).host;
      expect(readings).toEqual([{ st: "talblick", dn, cn: "at", mh: 5, cp: "artikel" }]);
      expect(refusals).toEqual([]);
    });

    await test.step("ten seconds make a visit, and ten more with a sign of the reader count", async () => {
      await page.clock.runFor(10_000);
      await expect.poll(() => ofEvent("activity_heartbeat").length).toBe(1);
      await page.clock.runFor(10_000);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
      await page.clock.runFor(10_000);
      await expect.poll(() => ofEvent("activity_heartbeat").at(-1)).toMatchObject({ active_seconds: 20 });
    });

    await test.step("a page that was left and comes back as it was is seen once more", async () => {
      const turn = (type: string) =>
        page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
      const before = entries.length;
      await turn("pagehide");
      await page.clock.runFor(30_000);
      expect(entries).toHaveLength(before);
      await turn("pageshow");
      await expect.poll(() => ofEvent("virtual_page_view").length).toBe(2);
      await expect.poll(() => readings.length).toBe(2);
    });

    await test.step("clicks say where the link stands", async () => {
      await settings.click();
      await expect
        .poll(() => ofEvent("click_tracking"))
        .toMatchObject([{ type: "navigation", name: "footer", action: "click", text: "Cookie-Einstellungen" }]);
    });

    await test.step("who takes it back is left alone, though the page stays", async () => {
      const before = asked.length;
      await page.evaluate(() => Object.assign(window, { taken: (window as unknown as Layers).dataLayer }));
      await dialog.getByRole("button", { name: "Nur notwendige" }).click();
      await expect(scripts).toHaveCount(0);
      // The container is told, by the list it took; the page goes on with one that does not exist.
      const [told, isTaken] = await page.evaluate(() => {
        const { taken, dataLayer } = window as unknown as Layers;
        return [taken.at(-1), Object.hasOwn(dataLayer, "push")];
      });
      expect([told, isTaken]).toEqual([{ event: "consent_withdrawn" }, false]);
      await page.mouse.wheel(0, -300);
      await page.clock.runFor(30_000);
      await settings.click();
      await dialog.waitFor();
      expect(asked).toHaveLength(before);
    });

    await test.step("and may allow it again", async () => {
      await dialog.getByRole("button", { name: "Alle akzeptieren" }).click();
      await expect.poll(() => ofEvent("virtual_page_view").length).toBe(3);
      await expect(scripts).toHaveCount(2);
      expect(refusals).toEqual([]);
    });
  });
});

test("A tracker that is taken back on its way never runs, and one that does not come holds up no reader", async ({
  portal,
  openBrowser,
}) => {
  const { analyticsOrigin, origin } = portal;
  const page = await openBrowser({ consent: allConsents });
  const { entries } = follow(page, analyticsOrigin);
  await page.addInitScript(() => {
    Object.assign(window, { heard: 0 });
    document.addEventListener("page:ready", () => {
      (window as unknown as { heard: number }).heard += 1;
    });
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`${analyticsOrigin}/tag.js`, async (route) => {
    await released;
    await route.continue();
  });
  /** As another tab of this browser does. */
  const answer = (settings: typeof allConsents) =>
    page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key, text);
        window.dispatchEvent(new StorageEvent("storage", { key }));
      },
      [
        CONSENT_STATUS_KEY,
        toConsentStatusText(createConsentStatus(settings, "settings", { now: new Date(), id: crypto.randomUUID() })),
      ] as const,
    );

  await test.step("taken back in another tab", async () => {
    const asked = page.waitForRequest(`${analyticsOrigin}/tag.js`);
    await page.goto(`${origin}/`);
    await asked;
    await answer(necessaryConsents);
    const came = page.waitForResponse(`${analyticsOrigin}/tag.js`);
    release();
    await (await came).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await page.evaluate(() => Object.hasOwn((window as unknown as { dataLayer: unknown[] }).dataLayer, "push"))).toBe(
      false,
    );
    expect(entries).toEqual([]);
  });

  await test.step("kept away: the page says six times that it is ready, and a card opens its story", async () => {
    await page.unroute(`${analyticsOrigin}/tag.js`);
    await page.route(`${analyticsOrigin}/tag.js`, (route) => route.abort());
    await page.evaluate(() => Object.assign(window, { heard: 0 }));
    await answer(allConsents);
    await expect.poll(() => page.evaluate(() => (window as unknown as { heard: number }).heard)).toBe(6);
    await page.evaluate(() => {
      Object.assign(window, {
        dataLayer: Object.assign([], {
          push: () => {
            throw new Error("out of order");
          },
        }),
      });
    });
    const link = page.getByRole("main").locator("[data-card] a[href]:not([data-island] *)").first();
    const path = (await link.getAttribute("href")) ?? "";
    await link.click();
    await page.waitForURL(path);
  });
});
