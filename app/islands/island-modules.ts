/** Every island of the product, each a chunk of its own, found by the name of its file. A chunk itself: no page needs the list before it wakes one. */
import { type IslandComponent, isIslandComponent } from "./define-island.ts";

type IslandModules = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/** The server imports the islands that it renders by name. */
const modules: IslandModules = import.meta.env.SSR
  ? {}
  : import.meta.glob<Record<string, unknown>>(["../**/*.island.tsx", "!../features/newsroom/**"]);

/** Rejects when there is no such island, or when its chunk does not come. */
export async function loadIsland(name: string): Promise<IslandComponent<Record<string, unknown>>> {
  const load = findModule(modules, name) ?? findModule((await import("./newsroom-modules.ts")).newsroomModules, name);
  if (load === undefined) throw new Error(`No island is called '${name}'`);
  const component = Object.values(await load()).find(isIslandComponent);
  if (component?.islandName !== name) throw new Error(`The file of the island '${name}' holds none of that name`);
  return component;
}

function findModule(among: IslandModules, name: string): IslandModules[string] | undefined {
  return Object.entries(among).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];
}
