/**
 * Wakes the islands of a page when they are needed (island.tsx says when). Part of the script of every page; React comes
 * with the first island that wakes. Nothing here runs before the first paint.
 */

import { logError } from "#app/browser/log.ts";
import { conditions } from "./conditions.ts";
import type { IslandComponent } from "./define-island.ts";

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Islands in it from now on wake by their own rule; those that were found before are left alone. */
export function watchIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]:not([data-watched])")) {
    element.dataset.watched = "";
    watchIsland(element);
  }
}

function watchIsland(element: HTMLElement): void {
  const [name = "", detail = ""] = element.dataset.until?.split(/:(.*)/) ?? [];
  // Without one it waits for hints alone. Why it fails is logged there.
  if (Object.hasOwn(conditions, name))
    conditions[name as keyof typeof conditions](() => wakeIsland(element).catch(() => {}), element, detail);
}

/** Loads it, with what wakes it, by the list of all islands, which is a chunk itself. Rejects when no island has this name, or when it does not load. */
export async function loadIsland(name: string): Promise<IslandComponent<Record<string, unknown>>> {
  const [modules] = await Promise.all([import("./island-modules.ts"), loadHydration()]);
  return modules.loadIsland(name);
}

const loadHydration = () => import("./react/hydrate-island.tsx");

/**
 * Wakes it at once; a second call gets the same promise. Rejects when React or the island does not load or the island fails, which
 * is logged: the HTML then works as without script.
 */
export function wakeIsland(element: HTMLElement): Promise<void> {
  const running = waking.get(element);
  if (running !== undefined) return running;
  const { island: name = "", props = "{}" } = element.dataset;
  const awake = Promise.all([loadHydration(), loadIsland(name)]).then(([{ hydrateIsland }, component]) =>
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
