/**
 * What the next page wants (rules 9.7, decision 93): a second after idle the manifest of this build comes; where a reader then rests on a
 * link to a prerendered page, its payload says which islands wake there by themselves, and their chunks come ahead, four at a time.
 */
import { logError } from "#app/browser/log.ts";
import { toPayloadUrl } from "#app/domain/page/payload-url.ts";
import type { StartedPage } from "./started-page.ts";

const PARALLEL = 4;
/** As the browser's own prefetching: who only passes over a link does not mean it. */
const REST_MS = 200;

/** `build` is this page's own. Never rejects: what does not come is only logged (rules 8.8). */
export async function prefetchIslands({ loadIsland }: Pick<StartedPage, "loadIsland">, build: string): Promise<void> {
  try {
    const pages = parseTexts((await fetchJson(`/builds/meta/${encodeURIComponent(build)}.json`)).prerendered);
    followLinks(pages, async (page) => {
      const { islands } = await fetchJson(toPayloadUrl(page, build));
      await loadInTurn(parseTexts(islands), loadIsland);
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
      prefetch(pathname).catch((error: unknown) => logError(`What ${pathname} wants cannot be had ahead`, error));
    }, REST_MS);
  };
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, follow, { passive: true });
}

/** At most four are on their way at once. One that does not come keeps no other. */
export async function loadInTurn(names: readonly string[], load: (name: string) => Promise<unknown>): Promise<void> {
  const waiting = [...names];
  async function loadNext(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await load(name).catch((error: unknown) => logError(`The island '${name}' cannot be had ahead`, error));
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, loadNext));
}

async function fetchJson(url: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Object(await response.json());
}

function parseTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}
