import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { requireChromium } from "./find-chromium.ts";

/** Flags without which Chromium asks hosts outside this machine. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
}

/** The widths at which every page has to look right; the smallest phones are the narrowest. */
export const widths = { smallest: 320, mobile: 390, tablet: 768, desktop: 1280 } as const;

/** A page of its own context, with the address of the portal under test as base. */
export async function openPage(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: widths.desktop, height: 900 },
    locale: "de-AT",
    ...options,
  });
  return context.newPage();
}
