/**
 * Journeys: readers in a real Chromium before the built portal. A journey names by its tags the kinds of readers that it
 * means something for; without one it runs once, with script at a desk. Those of the newsroom and those tagged @slow run alone, with
 * TEST_SLOW=1.
 */
import { defineConfig, type Project } from "playwright/test";
import { chromiumFlags, widths } from "./support/browser.ts";
import { requireChromium } from "./support/find-chromium.ts";
import { PORTALS_AT_ONCE } from "./support/projects.ts";

const desk = { width: widths.desktop, height: 900 };
const phone = { width: widths.mobile, height: 844 };

/** Whom a journey means something for, by its tags. */
const readers: (Project & { grep: RegExp })[] = [
  { name: "script", grep: /@script\b|^(?!.* @(?:mobile|no-script|dark)\b)/, use: { viewport: desk } },
  { name: "mobile", grep: /@mobile\b/, use: { viewport: phone } },
  { name: "no script", grep: /@no-script(?!-)/, use: { viewport: desk, javaScriptEnabled: false } },
  { name: "no script, mobile", grep: /@no-script-mobile\b/, use: { viewport: phone, javaScriptEnabled: false } },
  { name: "dark", grep: /@dark\b/, use: { viewport: desk, colorScheme: "dark" } },
];

const quickFlags = [
  // A page keeps the process that it was opened in: another one for its first address would cost a fifth of a short journey.
  "--renderer-process-limit=1",
  // No page of a journey lives long enough to earn back what compiling its script better costs.
  "--js-flags=--no-maglev --no-turbofan",
];

/** By a tag, or by their folder. */
const SLOW = /@slow\b|\bnewsroom\//;
const isSlow = process.env.TEST_SLOW === "1";
const projects = readers.map((reader) =>
  isSlow ? { ...reader, grep: new RegExp(`^(?=.*(?:${SLOW.source}))(?=.*(?:${reader.grep.source}))`) } : reader,
);

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  globalSetup: "./support/journeys/journeys-portal.ts",
  ...(isSlow ? {} : { grepInvert: SLOW }),
  projects,
  workers: PORTALS_AT_ONCE,
  // A browser on a busy machine may miss a moment once; what is broken fails twice. Those that needed it are named at the end.
  retries: 1,
  // Some journeys are long, and everything in them is slow on a busy machine; what does not come fails after half a minute.
  timeout: 240_000,
  // On a busy machine a password takes its time.
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    // A page's own requests are what journeys look at; those about the worker allow it.
    serviceWorkers: "block",
    launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags, ...quickFlags] },
    locale: "de-AT",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // On every first try pictures and a trace would cost a fifth of the time, and the second one is to see what the first saw: what records
    // adds scripts to each frame. Who looks for a fault asks for it (`--trace on`).
    screenshot: "off",
    trace: "off",
  },
});
