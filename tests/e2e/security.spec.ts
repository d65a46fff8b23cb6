/** No page breaks its own content security policy, and nothing that content brings along ever runs. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { readToTheEnd } from "#tests/support/journeys/wait-for-comfort.ts";
import { findStory } from "#tests/support/pages/page-kinds.ts";
import { watchPage } from "#tests/support/pages/page-watch.ts";
import { hostile, hostileRecords, XSS_MARK } from "#tests/support/records/hostile-records.ts";
import { importRecords } from "#tests/support/records/import-records.ts";

test.beforeAll(async ({ portal }) => {
  await importRecords(portal.state, hostileRecords);
});

const readMark = (page: Page) => page.evaluate((mark) => (window as unknown as Record<string, unknown>)[mark], XSS_MARK);

test.describe("The content security policy", () => {
  const intruders = [
    { intruder: "an inline handler", html: `<img src="x" onerror="window.${XSS_MARK}=1">` },
    { intruder: "a javascript address in a frame", html: `<iframe src="javascript:parent.${XSS_MARK}=1"></iframe>` },
  ];
  for (const { intruder, html } of intruders) {
    test(`keeps ${intruder} from running, should one ever get into a page`, async ({ page }) => {
      await page.goto("/impressum");
      const directive = page.evaluate(
        () =>
          new Promise((resolve) =>
            document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective)),
          ),
      );
      await page.evaluate((markup) => document.body.insertAdjacentHTML("beforeend", markup), html);
      expect(await directive).toMatch(/^(?:script-src|frame-src)/);
      expect(await readMark(page)).toBeUndefined();
    });
  }

  test("keeps inline scripts and scripts of other sites from running", async ({ page }) => {
    await page.goto("/impressum");
    const directives = page.evaluate(
      (mark) =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          document.addEventListener("securitypolicyviolation", (event) => {
            seen.push(event.effectiveDirective);
            if (seen.length === 2) resolve(seen);
          });
          const inline = document.createElement("script");
          inline.textContent = `window.${mark}=1`;
          const foreign = document.createElement("script");
          foreign.src = "https://elsewhere.example/script.js";
          document.body.append(inline, foreign);
        }),
      XSS_MARK,
    );
    expect(await directives).toEqual(["script-src-elem", "script-src-elem"]);
    expect(await readMark(page)).toBeUndefined();
  });

  test("allows nothing inline but by hash", async ({ request }) => {
    for (const path of ["/", "/impressum", "/themen/bodensee", "/gibt/es/nicht"]) {
      const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
      expect(policy, path).toContain("script-src 'self' 'sha256-");
      expect(policy, path).toContain("object-src 'none'");
      expect(policy, path).toContain("base-uri 'none'");
      expect(policy, path).not.toMatch(/unsafe-|nonce-|\*/);
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
      for (const element of await page.locator("main *").all()) await element.dispatchEvent("mouseover");
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
