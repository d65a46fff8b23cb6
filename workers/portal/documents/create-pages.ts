/**
 * What of the framework's server build an address needs: the routes around its page (decision 3). Those that a first page does without come when
 * somebody first asks for them (decision 112).
 */
import { createStaticHandler, type EntryContext, matchRoutes, type ServerBuild } from "react-router";
import { findRoute, listAround, toHandlerRoutes, toMatchedRoutes } from "./to-handler-routes.ts";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];

export type Page = {
  /** Its own with those around it, loaded. */
  routes: Routes;
  handler: ReturnType<typeof createStaticHandler>;
  /** It shows nothing, such as a file to download: framework mode calls that a resource route. */
  isResource: boolean;
  /** What of the build rendering it needs: ServerRouter makes route objects of all it is given, with every page. */
  branch: Pick<EntryContext, "manifest" | "routeModules">;
};

/** The page of an address: its pathname. */
export type Pages = (pathname: string) => Promise<Page>;

/** `findPattern`: the pattern of the route that an address has for certain; null where the router has to look. */
export function createPages(build: ServerBuild, findPattern: (pathname: string) => string | null): Pages {
  /** By pattern, which begins with a slash, and by the id of the route, which does not. */
  const pages = new Map<string, Page>();
  const tree = toMatchedRoutes(build.routes);
  // A hundred patterns are compared: a tenth of a page's time.
  const look = (pathname: string) => matchRoutes(tree, pathname, build.basename)?.at(-1)?.route.id;
  return async (pathname) => {
    const pattern = findPattern(pathname);
    const known = pages.get(pattern ?? "");
    if (known !== undefined) return known;
    const id = (pattern === null ? undefined : findRoute(build.routes, pattern)) ?? look(pathname) ?? "root";
    const page = pages.get(id) ?? (await open(id));
    pages.set(pattern ?? id, page).set(id, page);
    return page;
  };

  async function open(id: string): Promise<Page> {
    const around = listAround(build.routes, id);
    const routes: Routes = Object.fromEntries(
      await Promise.all(around.map(async (route) => [route.id, { ...route, module: await load(route.module) }] as const)),
    );
    const leaf = routes[id]?.module;
    const routeModules = Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, route?.module]));
    const shown = Object.entries(build.assets.routes).filter(([name]) => name in routes);
    return {
      routes,
      handler: createStaticHandler(toHandlerRoutes(routes), { basename: build.basename, future: build.future }),
      isResource: leaf !== undefined && !leaf.default && !leaf.ErrorBoundary,
      branch: { manifest: { ...build.assets, routes: Object.fromEntries(shown) }, routeModules },
    };
  }
}

/** The build has in the place of some modules what loads them (workers/programs/bundle/lazy-routes.ts). */
async function load(module: Module | (() => Promise<Module>)): Promise<Module> {
  return typeof module === "function" ? module() : module;
}
