/** Every island of the product, each a chunk of its own, found by the name of its file. A chunk itself: no page needs the list before it wakes one. */
import { type IslandComponent, isIslandComponent } from "./define-island.ts";

/** The server imports the islands that it renders by name. */
const modules = import.meta.env.SSR ? {} : import.meta.glob<Record<string, unknown>>("../**/*.island.tsx");

/** Rejects when there is no such island, or when its chunk does not come. */
export async function loadIsland(name: string): Promise<IslandComponent<Record<string, unknown>>> {
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];
  if (load === undefined) throw new Error(`No island is called '${name}'`);
  const component = Object.values(await load()).find(isIslandComponent);
  if (component?.islandName !== name) throw new Error(`The file of the island '${name}' holds none of that name`);
  return component;
}
