/**
 * From the click on "Anmelden" to the painted dialog, with a CPU four times slower: after the pointer was there, after it
 * was anywhere in the header, and without any hint. As ratios to a bare page in the same run whose button shows a `<dialog>` that stands in it already. And what the
 * browser itself calls interaction to next paint, of a tap that nothing announced: how long the page seems frozen.
 */
import type { Browser } from "playwright";
import { launchBrowser } from "#tests/support/browser.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { median } from "./support/median.ts";
import { SLOW_CPU } from "./support/slow-phone.ts";

const ROUNDS = 7;
const BARE =
  "data:text/html,<title>Bare</title><button onclick=\"document.querySelector('dialog').showModal()\">Anmelden</button><dialog>Bare</dialog>";

const { origin, stop } = await startSeparatePortal();
const browser = await launchBrowser();
const kinds = {
  bare: () => measure(browser, BARE, "button"),
  hovered: () =>
    measure(browser, `${origin}/impressum`, "header a[data-dialog-link=Login]", { hovers: "header a[data-dialog-link=Login]" }),
  unhinted: () => measure(browser, `${origin}/impressum`, "header a[data-dialog-link=Login]"),
  reached: () => measure(browser, `${origin}/impressum`, "header a[data-dialog-link=Login]", { hovers: "header a[href='/']" }),
  tapped: () => measureTap(browser, `${origin}/impressum`, "header a[data-dialog-link=Login]"),
};
const times: Record<string, number[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, run] of Object.entries(kinds)) times[name] = [...(times[name] ?? []), await run()];
}
await browser.close();
await stop();

const base = median(times.bare ?? []);
for (const [name, values] of Object.entries(times)) {
  const time = median(values);
  process.stdout.write(
    `${name.padEnd(8)} ${name === "tapped" ? "interaction to next paint" : "click to painted dialog  "} ${time.toFixed(0).padStart(5)} ms, ratio ${(time / base).toFixed(1)}\n`,
  );
}

/** Milliseconds from the click, as the page's own clock has it, to the frame after the one in which the dialog is open. */
async function measure(engine: Browser, url: string, target: string, { hovers = "" } = {}): Promise<number> {
  const context = await engine.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", SLOW_CPU);
  await page.goto(url, { waitUntil: "load" });
  // The page's script is there, and what it does first is done, a second after idle included; the banner that asks for consent is no modal dialog.
  await page.waitForTimeout(3000);
  if (hovers !== "") {
    await page.hover(hovers);
    await page.waitForTimeout(1500);
  }
  const time = await page.evaluate((selector) => {
    return new Promise<number>((resolve) => {
      const since = performance.now();
      const look = () => {
        if (document.querySelector("dialog:modal") === null) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - since));
      };
      document.querySelector<HTMLElement>(selector)?.click();
      requestAnimationFrame(look);
    });
  }, target);
  await context.close();
  return time;
}

/** The longest event of a tap, in ms, as Event Timing has it (rounded to 8). */
async function measureTap(engine: Browser, url: string, target: string): Promise<number> {
  const context = await engine.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", SLOW_CPU);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "event",
      // Entries below 16 ms are not told; then the list stays empty.
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });
  await page.locator(target).tap();
  await page.locator("dialog:modal").waitFor();
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await context.close();
  return Math.max(0, ...durations);
}
