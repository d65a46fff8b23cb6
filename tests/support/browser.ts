import { type Browser, chromium } from "playwright";
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
  // The shell would round the width of each letter, and break lines where no reader's browser does.
  "--font-render-hinting=none",
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
}

/** The widths at which every page has to look right; the smallest phones are the narrowest. */
export const widths = { smallest: 320, mobile: 390, tablet: 768, desktop: 1280 } as const;
