/**
 * From the click on a teaser to the content of its page, on a slow phone (CPU four times slower, slow 4G): after the pointer
 * rested there, so that the page was rendered ahead, and where the browser has no such rules, in the same run.
 */
import { setTimeout } from "node:timers/promises";
import { type DevtoolsPage, type DevtoolsTab, launchDevtools } from "#tests/support/devtools.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { median } from "./support/median.ts";
import { SLOW_4G, SLOW_CPU } from "./support/slow-phone.ts";

const ROUNDS = 9;
/** A reader rests the pointer on a teaser for so long before the click; a rule of moderate eagerness acts after 0.2 s. */
const REST_MS = 2000;
const RULES = "script[type=speculationrules]";
const TEASER = "main article a";

const { origin, stop } = await startSeparatePortal();
const chromium = await launchDevtools();
const times = { ahead: [] as number[], without: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  times.without.push(await measure(false));
  times.ahead.push(await measure(true));
}
await chromium.close();
await stop();

const without = median(times.without);
for (const [name, values] of Object.entries(times)) {
  const time = median(values);
  process.stdout.write(
    `${name.padEnd(8)} click to content ${time.toFixed(0).padStart(5)} ms, ratio ${(time / without).toFixed(2)}\n`,
  );
}

async function measure(hasRules: boolean): Promise<number> {
  const tab = await chromium.open(slowDown);
  await tab.shown.send("Page.navigate", { url: `${origin}/` });
  await tab.shown.waitFor(`document.querySelector('${RULES}') !== null && document.fonts.status === "loaded"`);
  if (!hasRules) await tab.shown.evaluate(`document.querySelector('${RULES}').remove()`);
  const [x, y] = await tab.shown.evaluate<number[]>(
    `(() => { const { x, y } = document.querySelector('${TEASER}').getBoundingClientRect(); return [x + 5, y + 5] })()`,
  );
  const point = (type: string, button: string) =>
    tab.shown.send("Input.dispatchMouseEvent", { type, x, y, button, clickCount: 1 });
  await point("mouseMoved", "none");
  await setTimeout(REST_MS);
  await point("mousePressed", "left");
  // A click is the release: how long a finger stays down is the reader's own.
  const clicked = performance.timeOrigin + performance.now();
  await point("mouseReleased", "left");
  const page = await findStory(tab);
  const painted = await page.evaluate<number>(
    `performance.timeOrigin + performance.getEntriesByName("first-contentful-paint")[0].startTime`,
  );
  await tab.close();
  return painted - clicked;
}

/** The page of the tab on which a story has been painted. */
async function findStory({ pages }: DevtoolsTab): Promise<DevtoolsPage> {
  const isPainted = `document.querySelector("article[data-post]") !== null && performance.getEntriesByName("first-contentful-paint").length > 0`;
  return Promise.any(
    pages.map(async (page) => {
      await page.waitFor(isPainted);
      return page;
    }),
  );
}

async function slowDown(page: DevtoolsPage): Promise<void> {
  await Promise.all([
    page.send("Network.enable"),
    page.send("Network.emulateNetworkConditions", SLOW_4G),
    page.send("Emulation.setCPUThrottlingRate", SLOW_CPU),
    page.send("Emulation.setDeviceMetricsOverride", { width: 390, height: 844, deviceScaleFactor: 1, mobile: false }),
  ]);
}
