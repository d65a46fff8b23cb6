/**
 * First and largest paint of a page on a slow phone (CPU four times slower, slow 4G), as ratios to the same HTML as a fixed file
 * without script, in the same run; and how long after the first paint the largest one is there, the lead picture where there is one. Rounds are interleaved, figures are medians.
 */
import type { Browser } from "playwright";
import { launchBrowser } from "#tests/support/browser.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { startFixedPage } from "./support/fixed-page.ts";
import { median } from "./support/median.ts";
import { SLOW_4G, SLOW_CPU } from "./support/slow-phone.ts";

const ROUNDS = 21;
/** After the document and its pictures are there. */
const QUIET_MS = 1500;

type Paints = { first: number; largest: number };

const { origin, stop } = await startSeparatePortal();
const toOwn = (link: string) => origin + new URL(link).pathname;
const paths = {
  home: "/",
  article: await findPost(origin, async ({ link, is_premium }) => !is_premium && (await fetch(toOwn(link))).headers.has("link")),
  "premium at the wall": await findPost(origin, ({ is_premium }) => is_premium),
};
const browser = await launchBrowser();
for (const [name, path] of Object.entries(paths)) {
  const fixed = await startFixedPage(origin, path);
  const urls = { own: `${origin}${path}`, fixed: fixed.url };
  const paints: Record<keyof typeof urls, Paints[]> = { own: [], fixed: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    paints.own.push(await measure(browser, urls.own));
    paints.fixed.push(await measure(browser, urls.fixed));
  }
  fixed.stop();
  const of = (kind: keyof typeof urls, paint: keyof Paints) => median(paints[kind].map((times) => times[paint]));
  for (const paint of ["first", "largest"] as const) {
    const [own, base] = [of("own", paint), of("fixed", paint)];
    process.stdout.write(
      `${`${name}, ${paint} paint`.padEnd(40)}${own.toFixed(0).padStart(6)} ms, ${(own / base).toFixed(2)} times the fixed file's\n`,
    );
  }
  const lead = median(paints.own.map(({ first, largest }) => largest - first));
  process.stdout.write(`${`${name}, from first to largest paint`.padEnd(40)}${lead.toFixed(0).padStart(6)} ms\n`);
}
await browser.close();
await stop();

type Post = { link: string; is_premium: boolean };

/** The newest that is meant, by its path. One with a lead picture names it in its headers. */
async function findPost(portal: string, isMeant: (post: Post) => boolean | Promise<boolean>): Promise<string> {
  const posts = (await (await fetch(`${portal}/wp-json/wp/v2/posts?per_page=50`)).json()) as Post[];
  for (const post of posts) if (await isMeant(post)) return new URL(post.link).pathname;
  throw new Error("The demo paper has no such post");
}

async function measure(engine: Browser, url: string): Promise<Paints> {
  const context = await engine.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", SLOW_CPU);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(QUIET_MS);
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last !== undefined) resolve({ first, largest: last.startTime });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await context.close();
  return paints;
}
