/** The server build's route modules as the route objects that React Router's static handler works with (decision 3). */
import type { RouteObject, ServerBuild } from "react-router";

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

/** The static handler asks only whether there is an error boundary: ServerRouter renders the module's own. */
const boundary = () => null;

/** The routes as a tree, with loaders, actions and middleware; what a route shows is rendered from its module. */
export function toHandlerRoutes(routes: ServerBuild["routes"]): RouteObject[] {
  return toTree(routes, toHandled);
}

/** The routes as a tree to compare addresses with, and no more: none of their modules is looked at. */
export function toMatchedRoutes(routes: ServerBuild["routes"]): RouteObject[] {
  return toTree(routes, toMatched);
}

function toTree(routes: ServerBuild["routes"], toObject: (route: ServerRoute) => RouteObject): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => (route.parentId || undefined) === parentId)
      .map((route) => {
        const made = toObject(route);
        return made.index === true ? made : { ...made, children: childrenOf(route.id) };
      });
  return childrenOf(undefined);
}

/** The id of the route of a full pattern; undefined for a pattern of none. */
export function findRoute(routes: ServerBuild["routes"], pattern: string): string | undefined {
  return Object.values(routes).find((route) => route !== undefined && isPage(route) && toFullPattern(route, routes) === pattern)
    ?.id;
}

/** A route and those that it stands in. */
export function listAround(routes: ServerBuild["routes"], id: string): ServerRoute[] {
  const route = routes[id];
  if (route === undefined) return [];
  return [route, ...(route.parentId ? listAround(routes, route.parentId) : [])];
}

/** The root and layouts have the pattern of what they stand in. */
function isPage({ path = "", index }: ServerRoute): boolean {
  return path !== "" || index === true;
}

function toFullPattern({ path = "", parentId }: ServerRoute, routes: ServerBuild["routes"]): string {
  const parent = parentId ? routes[parentId] : undefined;
  return `${parent === undefined ? "" : toFullPattern(parent, routes)}/${path}`.replace(/\/{2,}/g, "/");
}

function toMatched({ id, path, caseSensitive, index }: ServerRoute): RouteObject {
  return index === true ? { id, path, caseSensitive, index } : { id, path, caseSensitive };
}

function toHandled(route: ServerRoute): RouteObject {
  const { handle, loader, action } = route.module;
  // What they go around always ends in a Response here.
  const middleware = route.module.middleware as RouteObject["middleware"];
  const ErrorBoundary = route.id === "root" || route.module.ErrorBoundary !== undefined ? boundary : undefined;
  return { ...toMatched(route), handle, middleware, loader, action, ErrorBoundary };
}
