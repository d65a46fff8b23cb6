/**
 * Wakes the islands of a page when they are needed (island.tsx says when). Part of the script of every page; React comes
 * with the first island that wakes. Nothing here runs before the first paint.
 */

import { whenIdle } from "#app/browser/idle/when-idle.ts";
import { readStorage } from "#app/browser/local-storage.ts";
import { logError } from "#app/browser/log.ts";
import { ACCOUNT_BOOKMARKS_KEY, GUEST_BOOKMARKS_KEY } from "#app/domain/bookmarks/bookmark-names.ts";
import { CONSENT_EVENT } from "#app/domain/consent/consent-version.ts";
import { CONSENT_STATUS_KEY, PUR_CONSENTS_KEY } from "#app/domain/session/session-names.ts";
import { loadIsland } from "./island-modules.ts";

/** So near the screen an island counts as visible. */
const MARGIN_PX = 600;

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Islands in it from now on wake by their own rule; those that were found before are left alone. */
export function watchIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]:not([data-watched])")) {
    element.dataset.watched = "";
    watchIsland(element);
  }
}

function watchIsland(element: HTMLElement): void {
  const { until = "" } = element.dataset;
  // Why it fails is logged there.
  const wake = () => void wakeIsland(element).catch(() => {});
  if (until === "idle") whenIdle(wake);
  else if (until === "visible") whenVisible(element, () => whenIdle(wake));
  else if (until.startsWith("consent:")) whenAllowed(until.slice("consent:".length), () => whenVisible(element, wake));
  else if (until === "saved") isSaved() && whenIdle(wake);
  else if (until.startsWith("event:")) document.addEventListener(until.slice("event:".length), wake, { once: true });
}

/**
 * Reads no more than a page's script must: who is called knows exactly what counts (stores/consent-status-store.ts). `provider` may be a
 * purpose as well.
 */
export function whenAllowed(provider: string, callback: () => void): void {
  const kept = [CONSENT_STATUS_KEY, PUR_CONSENTS_KEY].map(readStorage).join("");
  // Pur readers' settings stand quoted within a text.
  if (new RegExp(`"(granted|${provider})\\\\?":true`).test(kept)) callback();
  else document.addEventListener(CONSENT_EVENT, () => whenAllowed(provider, callback), { once: true });
}

/** Whether the number in this page's address is among those of saved posts, or part of one: the island itself knows exactly. */
function isSaved(): boolean {
  const number = location.pathname.split("/")[2] ?? "";
  return [GUEST_BOOKMARKS_KEY, ACCOUNT_BOOKMARKS_KEY].some((key) => readStorage(key)?.includes(number));
}

/** An element without a box is as near as what is in it. */
function whenVisible(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: `${element.dataset.margin ?? MARGIN_PX}px` },
  );
  const { display } = getComputedStyle(element);
  for (const box of display === "contents" ? element.children : [element]) observer.observe(box);
}

/**
 * At once; the same promise for whoever asks again. Rejects when React or the island does not come or the island fails, which
 * is logged: the HTML then works as without script.
 */
export function wakeIsland(element: HTMLElement): Promise<void> {
  const running = waking.get(element);
  if (running !== undefined) return running;
  const { island: name = "", props = "{}" } = element.dataset;
  const awake = Promise.all([import("./hydrate-island.tsx"), loadIsland(name)]).then(([{ hydrateIsland }, component]) =>
    hydrateIsland(element, component, JSON.parse(props)),
  );
  const settled = awake.then(
    () => {
      element.dataset.awake = "";
    },
    (error: unknown) => {
      element.dataset.failed = "";
      logError(`The island '${name}' stays as the server rendered it`, error);
      throw error;
    },
  );
  waking.set(element, settled);
  return settled;
}
