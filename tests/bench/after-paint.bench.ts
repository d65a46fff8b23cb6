/**
 * What a page still costs after its first paint, with a CPU four times slower: the longest task, and all of styling and
 * laying out, as ratios to those of a bare fixed file in the same run.
 */
import type { Browser } from "playwright";
import { launchBrowser } from "#tests/support/browser.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { startBarePage } from "./support/bare-page.ts";
import { findDemoArticle } from "./support/demo-article.ts";
import { median } from "./support/median.ts";
import { SLOW_CPU } from "./support/slow-phone.ts";

const ROUNDS = 7;
/** Until fonts, styles and what lies below the fold have come. */
const SETTLED_MS = 2500;

type Cost = { longest: number; rendering: number };

const { origin, stop } = await startSeparatePortal();
const bare = await startBarePage();

const pages = { bare: bare.url, home: `${origin}/`, article: await findDemoArticle(origin), abo: `${origin}/abo` };
const browser = await launchBrowser();
const costs: Record<string, Cost[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, url] of Object.entries(pages)) costs[name] = [...(costs[name] ?? []), await measure(browser, url)];
}
await browser.close();
bare.stop();
await stop();

const base = median((costs.bare ?? []).map(({ rendering }) => rendering));
for (const [name, values] of Object.entries(costs)) {
  const longest = median(values.map((value) => value.longest));
  const rendering = median(values.map((value) => value.rendering));
  const task = longest === 0 ? "no task over 50 ms" : `longest task ${longest.toFixed(0)} ms`;
  process.stdout.write(
    `${name.padEnd(8)} ${task} after the first paint; styles and layout ${rendering.toFixed(0).padStart(4)} ms, ratio ${(rendering / base).toFixed(1)}\n`,
  );
}

async function measure(engine: Browser, url: string): Promise<Cost> {
  const context = await engine.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", SLOW_CPU);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLED_MS);
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        let found = 0;
        // The browser reports tasks of 50 ms and more.
        new PerformanceObserver((entries) => {
          for (const { startTime, duration } of entries.getEntries()) if (startTime >= painted) found = Math.max(found, duration);
        }).observe({ type: "longtask", buffered: true });
        setTimeout(() => resolve(found), 100);
      }),
  );
  const { metrics } = await session.send("Performance.getMetrics");
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  await context.close();
  return { longest, rendering: read("LayoutDuration") + read("RecalcStyleDuration") };
}
