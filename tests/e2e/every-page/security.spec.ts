/** No page breaks its own content security policy, and nothing that content brings along ever runs. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { readToTheEnd, waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { findStory } from "#tests/support/pages/page-kinds.ts";
import { watchPage } from "#tests/support/pages/page-watch.ts";
import { hostile, hostileRecords, XSS_MARK } from "#tests/support/records/hostile-records.ts";
import { importRecords } from "#tests/support/records/import-records.ts";

test.beforeAll(async ({ portal }) => {
  await importRecords(portal.state, hostileRecords);
});

const readMark = (page: Page) => page.evaluate((mark) => (window as unknown as Record<string, unknown>)[mark], XSS_MARK);

/** Opens a page that came with something at its end that the publisher did not write. Gives what the policy had against it, `count` times. */
async function openWith(page: Page, intruder: string, count: number): Promise<string[]> {
  await page.route("**/impressum", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("</body>", () => `${intruder}</body>`) });
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => seen.push(effectiveDirective));
  });
  await page.goto("/impressum");
  const readSeen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(async () => (await readSeen()).length).toBe(count);
  return readSeen();
}

test.describe("The content security policy", () => {
  const intruders = [
    { intruder: "an inline handler", html: `<img src="x" onerror="window.${XSS_MARK}=1">`, directives: ["script-src-attr"] },
    {
      intruder: "a javascript address in a frame",
      html: `<iframe src="javascript:parent.${XSS_MARK}=1"></iframe>`,
      directives: ["script-src-elem"],
    },
    {
      intruder: "an inline script, and one of another site,",
      html: `<script>window.${XSS_MARK}=1</script><script src="https://elsewhere.example/script.js"></script>`,
      directives: ["script-src-elem", "script-src-elem"],
    },
  ];
  for (const { intruder, html, directives } of intruders) {
    test(`keeps ${intruder} from running, should it ever get into a page`, async ({ page }) => {
      expect(await openWith(page, html, directives.length)).toEqual(directives);
      expect(await readMark(page)).toBeUndefined();
    });
  }

  test("lets no script make markup or script of a text, except what this site's own code vouches for", async ({ page }) => {
    await page.goto("/impressum");
    // The page's own policies are there by then.
    await waitForComfort(page);
    const outcomes = await page.evaluate((mark) => {
      const attempt = (work: () => unknown) => {
        try {
          work();
          return "done";
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement("script");
      const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } };
      return [
        attempt(() => document.body.insertAdjacentHTML("beforeend", `<img src="x" onerror="window.${mark}=1">`)),
        attempt(() => Object.assign(document.createElement("div"), { innerHTML: "<b>x</b>" })),
        attempt(() => Object.assign(script, { src: "/assets/x.js" })),
        attempt(() => Object.assign(script, { textContent: `window.${mark}=1` })),
        attempt(() => new DOMParser().parseFromString("<p>x</p>", "text/html")),
        attempt(() => document.body.setAttribute("onclick", `window.${mark}=1`)),
        attempt(() => trustedTypes.createPolicy("another", {})),
        // Ours exists already, and there is no second one.
        attempt(() => trustedTypes.createPolicy("talblick", {})),
      ];
    }, XSS_MARK);
    expect(outcomes).toEqual(outcomes.map(() => "TypeError"));
    expect(await readMark(page)).toBeUndefined();
  });

  test("allows nothing inline but by hash", async ({ request }) => {
    for (const path of ["/", "/impressum", "/themen/bodensee", "/gibt/es/nicht"]) {
      const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
      expect(policy, path).toContain("script-src 'self' 'sha256-");
      expect(policy, path).toContain("object-src 'none'");
      expect(policy, path).toContain("base-uri 'none'");
      expect(policy, path).not.toMatch(/unsafe-|nonce-|\*/);
      expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types talblick dompurify");
    }
  });
});

const hostilePages = [
  { name: "a post", find: (origin: string) => findStory(origin, hostile.postSlug) },
  { name: "a standing page", find: async () => `/${hostile.pageSlug}` },
  { name: "a topic", find: async () => `/themen/${hostile.topicSlug}` },
  { name: "the list of topics", find: async () => "/themen" },
  { name: "a category", find: async () => `/news/${hostile.categorySlug}` },
];

test.describe("Hostile content", { tag: "@mobile" }, () => {
  for (const { name, find } of hostilePages) {
    test(`as ${name} has left nothing executable, and runs nothing, whatever the reader touches`, async ({ page, portal }) => {
      const { complaints } = await watchPage(page);
      const response = await page.goto(await find(portal.origin));
      expect(response?.status()).toBe(200);
      expect(await findExecutable(page)).toEqual([]);
      await readToTheEnd(page);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll("main *"))
          element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true, cancelable: true, composed: true }));
      });
      expect(await readMark(page)).toBeUndefined();
      // The policy has not been needed: what reached the browser was clean already.
      // A picture without a file is a harmless one.
      expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
    });
  }

  test("keeps its words: the text around the attack is still read", async ({ page, portal }) => {
    await page.goto(await findStory(portal.origin, hostile.postSlug));
    const text = (await page.locator("[data-content]").textContent()) ?? "";
    expect(text).toContain("Anfang");
    expect(text).toContain("Ende.");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("<script>");
  });
});

function findExecutable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const attributes = [...element.attributes];
        const isHandler = attributes.some(({ name }) => name.startsWith("on"));
        const isScriptLink = attributes.some(({ value }) =>
          /^\s*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data):/i.test(value),
        );
        const isForeign =
          element.closest("main") !== null &&
          element.matches("script, iframe, object, embed, base, meta, style, svg script, math");
        return isHandler || isScriptLink || isForeign;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
}
