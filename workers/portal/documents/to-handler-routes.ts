/** The server build's route modules as the route objects that React Router's static handler works with (decision 3). */
import type { RouteObject, ServerBuild } from "react-router";

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

/** The static handler asks only whether there is an error boundary: ServerRouter renders the module's own. */
const boundary = () => null;

/** The routes as a tree, with loaders, actions and middleware; what a route shows is rendered from its module. */
export function toHandlerRoutes(routes: ServerBuild["routes"]): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    all.filter((route) => (route.parentId || undefined) === parentId).map((route) => toRouteObject(route, childrenOf));
  return childrenOf(undefined);
}

/** The routes of one full pattern with those around them; null for a pattern of none. */
export function pickBranch(routes: ServerBuild["routes"], pattern: string): ServerBuild["routes"] | null {
  const leaf = Object.values(routes).find(
    (route) => route !== undefined && isPage(route) && toFullPattern(route, routes) === pattern,
  );
  if (leaf === undefined) return null;
  const branch: ServerBuild["routes"] = {};
  for (
    let route: ServerRoute | undefined = leaf;
    route !== undefined;
    route = route.parentId ? routes[route.parentId] : undefined
  )
    branch[route.id] = route;
  return branch;
}

/** The root and layouts have the pattern of what they stand in. */
function isPage({ path = "", index }: ServerRoute): boolean {
  return path !== "" || index === true;
}

function toFullPattern({ path = "", parentId }: ServerRoute, routes: ServerBuild["routes"]): string {
  const parent = parentId ? routes[parentId] : undefined;
  return `${parent === undefined ? "" : toFullPattern(parent, routes)}/${path}`.replace(/\/{2,}/g, "/");
}

/** The full patterns of routes that show nothing, such as a file to download: framework mode calls them resource routes. */
export function listResourcePatterns(routes: ServerBuild["routes"]): string[] {
  return Object.values(routes).flatMap((route) =>
    route === undefined || route.module.default || route.module.ErrorBoundary ? [] : [toFullPattern(route, routes)],
  );
}

function toRouteObject(route: ServerRoute, childrenOf: (parentId: string) => RouteObject[]): RouteObject {
  const { id, path, caseSensitive, module } = route;
  const { handle, loader, action } = module;
  // What they go around always ends in a Response here.
  const middleware = module.middleware as RouteObject["middleware"];
  const ErrorBoundary = id === "root" || module.ErrorBoundary !== undefined ? boundary : undefined;
  const common = { id, path, caseSensitive, handle, middleware, loader, action, ErrorBoundary };
  return route.index === true ? { ...common, index: true } : { ...common, children: childrenOf(id) };
}
