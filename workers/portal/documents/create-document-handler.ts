/**
 * Answers requests for documents with React Router's static handler over the framework's server build (decision 3). What
 * `createRequestHandler` does beyond that is left out: it encodes the loaders' data for a client that this site does not have
 * (decision 4).
 */
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import type { Page, Pages } from "./create-pages.ts";
import { toDocumentHeaders } from "./to-document-headers.ts";

/** `url` is the request's. */
export type DocumentHandler = (request: Request, url: URL, context: RouterContextProvider) => Promise<Response>;

/** `showsDetails`: developers see the messages of unexpected errors; readers only see that there was one. */
type Options = { pages: Pages; showsDetails: boolean };

export function createDocumentHandler(build: ServerBuild, { pages, showsDetails }: Options): DocumentHandler {
  const { default: render, handleError } = build.entry.module;
  const resources = new Map<Page, ReturnType<typeof createRequestHandler>>();

  return async (request, url, context) => {
    const { pathname, search, hash } = url;
    const report = (error: unknown) => handleError?.(error, { context, params: {}, request });
    try {
      const page = await pages(pathname);
      if (page.isResource) return await findResource(page)(request, context);
      return (await page.handler.query(request, {
        requestContext: context,
        normalizePath: () => ({ pathname, search, hash }),
        generateMiddlewareResponse: async (query) => {
          try {
            const result = await query(request);
            return result instanceof Response ? result : await renderPage(page, request, context, result, report);
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

  function findResource(page: Page): ReturnType<typeof createRequestHandler> {
    const handler =
      resources.get(page) ?? createRequestHandler({ ...build, routes: page.routes }, showsDetails ? "development" : "production");
    resources.set(page, handler);
    return handler;
  }

  /** The page; where rendering it fails, its error page. */
  async function renderPage(
    { routes, branch }: Page,
    request: Request,
    context: RouterContextProvider,
    result: StaticHandlerContext,
    report: (error: unknown) => void,
  ): Promise<Response> {
    const headers = toDocumentHeaders(result, (id) => routes[id]?.module.headers);
    for (const error of Object.values(result.errors ?? {})) if (!isForeseen(error)) report(error);
    const shown = { ...result, errors: showsDetails ? result.errors : hideMessages(result.errors) };
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
        ...branch,
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
