/**
 * What the next page wants (rules 9.7, decision 93): a second after idle the manifest of this build comes; where a reader then rests on a
 * link to a prerendered page, its payload says which islands wake there by themselves, and their chunks come ahead, four at a time.
 */
import { logError } from "#app/browser/log.ts";
import { toPayloadUrl } from "#app/domain/page/address/payload-url.ts";
import type { StartedPage } from "./started-page.ts";

const PARALLEL = 4;
/** As the browser's own prefetching: a pointer that only passes over a link does not count. */
const REST_MS = 200;

export type Page = Pick<StartedPage, "loadIsland" | "isPrefetching">;

/** `build` is this page's own. Never rejects: what does not come is only logged (rules 8.8). */
export async function prefetchIslands(page: Page, build: string): Promise<void> {
  try {
    const pages = parseTexts((await fetchJson(`/builds/meta/${encodeURIComponent(build)}.json`)).prerendered);
    followLinks(pages, async (path) => {
      const { islands } = await fetchJson(toPayloadUrl(path, build));
      loadAhead(page, parseTexts(islands));
    });
  } catch (error) {
    logError("The app manifest cannot be had", error);
  }
}

function followLinks(pages: readonly string[], prefetch: (page: string) => Promise<void>): void {
  const asked = new Set([location.pathname]);
  let timer: number | undefined;
  const follow = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.origin !== location.origin || asked.has(link.pathname) || !pages.includes(link.pathname)) return;
    const { pathname } = link;
    timer = window.setTimeout(() => {
      asked.add(pathname);
      prefetch(pathname).catch((error: unknown) => logError(`${pathname} cannot be had`, error));
    }, REST_MS);
  };
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, follow, { passive: true });
}

/** Names of islands that no turn has come for, of all links that a reader rested on. */
const waiting: string[] = [];
let running = 0;

/** Fetches islands by their names before anybody needs them, in their order. */
export function loadAhead(page: Page, islands: readonly string[]): void {
  waiting.push(...islands);
  loadWaiting(page);
}

/** At most four are on their way at once, however many links wanted them. One that does not come keeps no other. */
function loadWaiting(page: Page): void {
  for (const name of waiting.splice(0, PARALLEL - running)) {
    running += 1;
    page
      .loadIsland(name)
      .catch((error: unknown) => logError(`${name} cannot be had`, error))
      .finally(() => {
        running -= 1;
        loadWaiting(page);
      });
  }
  page.isPrefetching = running > 0;
}

async function fetchJson(url: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Object(await response.json());
}

function parseTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}
