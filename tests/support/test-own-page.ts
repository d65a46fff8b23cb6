import type { Browser, Page } from "playwright";
import { test as base, inject } from "vitest";
import { openFromOwnAddress } from "./account-calls.ts";
import { launchBrowser } from "./browser.ts";

/** A test that has a page of its own: of a new browser context, at an address of its own. The browser is that of the file. */
export const test = base.extend<{ $file: { browser: Browser }; $test: { page: Page } }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from it what a fixture needs
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  page: async ({ browser }, use) => {
    const page = await openFromOwnAddress(browser, inject("portalOrigin"));
    await use(page);
    await page.context().close();
  },
});
