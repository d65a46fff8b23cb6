/**
 * First paint of a page on a slow phone (CPU four times slower, slow 4G), as a ratio to a bare fixed HTML file that
 * paints on the same machine in the same run.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright";
import { launchBrowser } from "#tests/support/browser.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

const ROUNDS = 9;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

const { origin, stop } = await startSeparatePortal();

const bare = createServer((_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end("<!doctype html><html lang=de><title>Bare</title><body><h1>Bare</h1><p>A fixed file.</p></body></html>");
}).listen(0, "127.0.0.1");
await new Promise((resolve) => bare.once("listening", resolve));

const list = await fetch(`${origin}/wp-json/wp/v2/posts?per_page=1&slug=riebel-ruehren-eine-anleitung`);
const [post] = (await list.json()) as { link: string }[];
const pages = {
  bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`,
  home: `${origin}/`,
  post: post?.link ?? `${origin}/page/2`,
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
bare.close();
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

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
