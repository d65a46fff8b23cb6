/**
 * Answers requests for documents with React Router's static handler over the framework's server build (decision 3). What
 * `createRequestHandler` does beyond that is left out: it encodes the loaders' data for a client that this site does not have
 * (decision 4).
 */
import {
  createRequestHandler,
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  matchPath,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import { toDocumentHeaders } from "./to-document-headers.ts";
import { listResourcePatterns, pickBranch, toHandlerRoutes } from "./to-handler-routes.ts";

/** `url` is the request's. */
export type DocumentHandler = (request: Request, url: URL, context: RouterContextProvider) => Promise<Response>;

type Options = {
  /** The pattern of the route that an address has for certain; null where the router has to look. Then its routes alone are looked at. */
  findPattern?: (pathname: string) => string | null;
  /** Shows developers the messages of unexpected errors; readers only see that there was one. */
  showsDetails: boolean;
};

/** What of the build a page needs: its own routes. */
type Branch = Pick<EntryContext, "manifest" | "routeModules">;

export function createDocumentHandler(build: ServerBuild, { showsDetails, findPattern = () => null }: Options): DocumentHandler {
  const { default: render, handleError } = build.entry.module;
  const resources = listResourcePatterns(build.routes);
  const open = (routes: ServerBuild["routes"]) =>
    createStaticHandler(toHandlerRoutes(routes), { basename: build.basename, future: build.future });
  const handlerOfAll = open(build.routes);
  const handlers = new Map<string, ReturnType<typeof open>>();
  const answerResource = createRequestHandler(build, showsDetails ? "development" : "production");
  const branches = new Map<string, Branch>();

  return async (request, url, context) => {
    const { pathname, search, hash } = url;
    const pattern = findPattern(pathname);
    const isResource = (one: string) => (pattern === null ? matchPath(one, pathname) !== null : one === pattern);
    if (resources.some(isResource)) return answerResource(request, context);
    const handler = pattern === null ? handlerOfAll : findHandler(pattern);
    const report = (error: unknown) => handleError?.(error, { context, params: {}, request });
    try {
      return (await handler.query(request, {
        requestContext: context,
        normalizePath: () => ({ pathname, search, hash }),
        generateMiddlewareResponse: async (query) => {
          try {
            const result = await query(request);
            return result instanceof Response ? result : await renderPage(request, context, result, report);
          } catch (error) {
            report(error);
            return new Response(null, { status: 500 });
          }
        },
      })) as Response;
    } catch (error) {
      report(error);
      return new Response(null, { status: 500 });
    }
  };

  /** To compare an address with a hundred patterns takes a tenth of a page's time. */
  function findHandler(pattern: string): ReturnType<typeof open> {
    const known = handlers.get(pattern);
    if (known !== undefined) return known;
    const branch = pickBranch(build.routes, pattern);
    const handler = branch === null ? handlerOfAll : open(branch);
    handlers.set(pattern, handler);
    return handler;
  }

  /** The page; where rendering it fails, its error page. */
  async function renderPage(
    request: Request,
    context: RouterContextProvider,
    page: StaticHandlerContext,
    report: (error: unknown) => void,
  ): Promise<Response> {
    const headers = toDocumentHeaders(page, (id) => build.routes[id]?.module.headers);
    for (const error of Object.values(page.errors ?? {})) if (!isForeseen(error)) report(error);
    const shown = { ...page, errors: showsDetails ? page.errors : hideMessages(page.errors) };
    try {
      return await renderWith(shown);
    } catch (error) {
      report(error);
      // Rendering leaves there which boundary it came to.
      const errors = { [shown._deepestRenderedBoundaryId ?? "root"]: error };
      const statusCode = isRouteErrorResponse(error) ? error.status : 500;
      return renderWith({ ...shown, statusCode, errors: showsDetails ? errors : hideMessages(errors) });
    }

    async function renderWith(staticHandlerContext: StaticHandlerContext): Promise<Response> {
      const entryContext: EntryContext = {
        ...findBranch(page),
        staticHandlerContext,
        future: build.future,
        ssr: build.ssr,
        isSpaMode: false,
        routeDiscovery: build.routeDiscovery,
        branches: [],
      };
      return render(request, staticHandlerContext.statusCode, headers, entryContext, context);
    }
  }

  /** ServerRouter makes route objects of all it is given, with every page. */
  function findBranch({ matches }: StaticHandlerContext): Branch {
    const ids = matches.map(({ route }) => route.id);
    const key = ids.join("\n");
    const known = branches.get(key);
    if (known !== undefined) return known;
    const pick = <Value>(of: Readonly<Record<string, Value>>) =>
      Object.fromEntries(ids.flatMap((id) => (of[id] === undefined ? [] : [[id, of[id]]])));
    const modules = Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route?.module]));
    const branch = { manifest: { ...build.assets, routes: pick(build.assets.routes) }, routeModules: pick(modules) };
    branches.set(key, branch);
    return branch;
  }
}

/** Thrown on purpose; what React Router itself complains of has an error within. */
function isForeseen(error: unknown): boolean {
  return isRouteErrorResponse(error) && !("error" in error && error.error);
}

/** Messages of unexpected errors may reveal internals. */
function hideMessages(errors: StaticHandlerContext["errors"]): StaticHandlerContext["errors"] {
  if (errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (!(error instanceof Error)) return [id, error];
      const hidden = new Error("Unexpected Server Error");
      hidden.stack = undefined;
      return [id, hidden];
    }),
  );
}
