/** No page breaks its own content security policy, and nothing that content brings along ever runs. */
import type { Page } from "playwright/test";
import { launchBrowser, openPage, widths } from "../support/browser.ts";
import { everyPage } from "../support/every-page.ts";
import { hostile, hostileRecords, XSS_MARK } from "../support/hostile-records.ts";
import { importRecords } from "../support/import-records.ts";
import { findStory } from "../support/page-kinds.ts";
import { waitForComfort } from "../support/wait-for-comfort.ts";

const origin = inject("portalOrigin");
let page: Page;
let complaints: string[];

test.beforeAll(async () => {
  browser = await launchBrowser();
  await importRecords(inject("portalState"), hostileRecords);
});

test.beforeEach(async () => {
  page = await openPage(browser, origin, { viewport: { width: widths.mobile, height: 844 } });
  complaints = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
});

/** Brings everything near the screen, so that every picture and enhancement comes. */
async function readToTheEnd(): Promise<void> {
  await waitForComfort(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await waitForComfort(page);
}

const readMark = () => page.evaluate((mark) => (window as unknown as Record<string, unknown>)[mark], XSS_MARK);

test.each(everyPage)("$name has nothing to complain about in the console", async ({ name, open }) => {
  const statusNotes = /the server responded with a status of (?:404|405)/;
  await open(page, origin);
  await readToTheEnd();
  const isErrorPage = name.includes("404") || name.includes("error");
  expect(complaints.filter((text) => !(isErrorPage && statusNotes.test(text)))).toEqual([]);
});

test.describe("The content security policy", () => {
  test.each([
    ["an inline handler", `<img src="x" onerror="window.${XSS_MARK}=1">`],
    ["a javascript address in a frame", `<iframe src="javascript:parent.${XSS_MARK}=1"></iframe>`],
  ])("keeps %s from running, should one ever get into a page", async (_, html) => {
    await page.goto("/impressum");
    const directive = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective)),
        ),
    );
    await page.evaluate((markup) => document.body.insertAdjacentHTML("beforeend", markup), html);
    expect(await directive).toMatch(/^(?:script-src|frame-src)/);
    expect(await readMark()).toBeUndefined();
  });

  test("keeps inline scripts and scripts of other sites from running", async () => {
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
    expect(await readMark()).toBeUndefined();
  });

  test.each(["/", "/impressum", "/themen/bodensee", "/gibt/es/nicht"])(
    "of %s allows nothing inline but by hash",
    async (path) => {
      const policy = (await fetch(origin + path)).headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self' 'sha256-");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/unsafe-|nonce-|\*/);
    },
  );
});

const hostilePages: [string, () => Promise<string>][] = [
  ["a post", () => findStory(origin, hostile.postSlug)],
  ["a standing page", () => Promise.resolve(`/${hostile.pageSlug}`)],
  ["a topic", () => Promise.resolve(`/themen/${hostile.topicSlug}`)],
  ["the list of topics", () => Promise.resolve("/themen")],
  ["a category", () => Promise.resolve(`/news/${hostile.categorySlug}`)],
];

test.describe("Hostile content", () => {
  test.each(hostilePages)("runs nothing as %s, whatever the reader touches", async (_, find) => {
    const response = await page.goto(await find());
    expect(response?.status()).toBe(200);
    await readToTheEnd();
    for (const element of await page.locator("main *").all()) await element.dispatchEvent("mouseover");
    expect(await readMark()).toBeUndefined();
    // The policy has not been needed: what reached the browser was clean already.
    // A picture without a file is a harmless one.
    expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
  });

  test.each(hostilePages)("has left nothing executable in the document of %s", async (_, find) => {
    await page.goto(await find());
    const executable = await page.evaluate(() =>
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
    expect(executable).toEqual([]);
  });

  test("keeps its words: the text around the attack is still read", async () => {
    await page.goto(await findStory(origin, hostile.postSlug));
    const text = (await page.locator("[data-content]").textContent()) ?? "";
    expect(text).toContain("Anfang");
    expect(text).toContain("Ende.");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("<script>");
  });
});
