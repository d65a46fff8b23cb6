/**
 * First paint of a page on a slow phone (CPU four times slower, slow 4G), as a ratio to a bare fixed HTML file that
 * paints on the same machine in the same run.
 */
import type { Browser } from "playwright";
import { launchBrowser } from "#tests/support/browser.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { startBarePage } from "./support/bare-page.ts";
import { findDemoArticle } from "./support/demo-article.ts";
import { median } from "./support/median.ts";

const ROUNDS = 9;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

const { origin, stop } = await startSeparatePortal();

const bare = await startBarePage();

const pages = {
  bare: bare.url,
  home: `${origin}/`,
  post: await findDemoArticle(origin),
  topic: `${origin}/themen/wohnen`,
};

const browser = await launchBrowser();
const times: Record<string, number[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, url] of Object.entries(pages)) {
    const time = await measure(browser, url);
    times[name] = [...(times[name] ?? []), time];
  }
}
await browser.close();
bare.stop();
await stop();

const base = median(times.bare ?? []);
for (const [name, values] of Object.entries(times)) {
  process.stdout.write(
    `${name.padEnd(6)} first contentful paint ${median(values).toFixed(0).padStart(5)} ms, ratio ${(median(values) / base).toFixed(2)}\n`,
  );
}

async function measure(engine: Browser, url: string): Promise<number> {
  const context = await engine.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "load" });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) => {
          const paint = entries.getEntriesByName("first-contentful-paint")[0];
          if (paint !== undefined) resolve(paint.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
  await context.close();
  return time;
}
