/** Looks on while a browser opens a page: what is asked for before and after the first paint, what moves, what complains. */
import type { Page } from "playwright";

type Asked = { url: string; type: string; time: number };
type Shift = { value: number; sources: string[] };

export type PageWatch = {
  /** Errors and warnings in the console, and what was thrown. */
  complaints: string[];
  /** What the page was asked for before and after its first paint. Throws when it has not painted. */
  readAsked: () => { before: Asked[]; after: Asked[] };
  /** What has moved by itself since the page came. */
  readShifts: () => Promise<Shift[]>;
};

/** The runner's own word in the console: journeys do without service workers but where they are about them. */
export const RUNNER_NOTE = "Service Worker registration blocked by Playwright";

export async function watchPage(page: Page): Promise<PageWatch> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.text() === RUNNER_NOTE) return;
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));

  let asked: Asked[] = [];
  let firstPaint: number | null = null;
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  session.on("Network.requestWillBeSent", ({ request, type = "Other", timestamp: time, frameId }) => {
    if (type === "Document" && frameId === frameTree.frame.id) {
      // The page begins here; what came before belongs to another one.
      asked = [];
      firstPaint = null;
    }
    // The icon of the tab is a picture as well.
    const isIcon = new URL(request.url).pathname === "/favicon.svg";
    asked.push({ url: request.url, type: isIcon ? "Image" : type, time });
  });
  session.on("Page.lifecycleEvent", ({ name, timestamp, frameId }) => {
    if (name === "firstContentfulPaint" && frameId === frameTree.frame.id) firstPaint = timestamp;
  });
  await session.send("Network.enable");
  await session.send("Page.enable");
  await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
  await page.addInitScript(watchShifts);

  return {
    complaints,
    readAsked: () => {
      if (firstPaint === null) throw new Error("The page has not painted");
      const paint = firstPaint;
      return { before: asked.filter(({ time }) => time <= paint), after: asked.filter(({ time }) => time > paint) };
    },
    // Two frames later all that has arrived is on the screen and reported.
    readShifts: () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return (window as unknown as { shifts: Shift[] }).shifts;
      }),
  };
}

/** In the page, before anything of it runs. */
function watchShifts(): void {
  type LayoutShift = PerformanceEntry & {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const toMove = ({ previousRect: from, currentRect: to }: (typeof sources)[number]) =>
        `${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
      shifts.push({
        value,
        sources: sources.map((source) => `${toMove(source)}: ${source.node?.parentElement?.outerHTML.slice(0, 160) ?? ""}`),
      });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
