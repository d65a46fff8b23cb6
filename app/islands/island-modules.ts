/** Every island of the product, each a chunk of its own, found by the name of its file. */
import { type IslandComponent, isIslandComponent } from "./define-island.ts";

/** The server imports the islands that it renders by name. */
const modules = import.meta.env.SSR
  ? {}
  : import.meta.glob<Record<string, unknown>>([
      "../**/*.island.tsx",
      "!../features/{bookmarks,duty,fuel,horoscope,municipality-news,newsletter,newsroom,payment,profile,search,subscribe,tip,traffic,upsell,widgets}/**",
      "!../components/snow-report/**",
      "!../features/sign-in/{abocard-activation,abocard-activation-register,forget-password,generic,reset-password,simple-login}-dialog.island.tsx",
      "!../features/consent/pure-preferences-dialog.island.tsx",
    ]);

type Modules = Record<string, () => Promise<Record<string, unknown>>>;

function findLoad(among: Modules, name: string) {
  return Object.entries(among).find(([path]) => toIslandName(path) === name)?.[1];
}

function toIslandName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".island.tsx".length);
}

/** Rejects when there is no such island, or when its chunk does not come. */
export async function loadIsland(name: string): Promise<IslandComponent<Record<string, unknown>>> {
  const load = findLoad(modules, name) ?? findLoad((await import("./page-islands.ts")).pageIslands, name);
  if (load === undefined) throw new Error(`No island is called '${name}'`);
  const component = Object.values(await load()).find(isIslandComponent);
  if (component?.islandName !== name) throw new Error(`The file of the island '${name}' holds none of that name`);
  return component;
}
