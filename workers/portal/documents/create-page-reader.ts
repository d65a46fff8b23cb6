import { createStaticHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { toHandlerRoutes } from "./to-handler-routes.ts";

/** What a page is made of: the data of its own route's loader; null where all is not well. `url` is the request's. */
export type PageReader = (request: Request, url: URL, context: RouterContextProvider) => Promise<unknown>;

/** Asks the loaders of a page and renders nothing: what `_payload.json` sends. */
export function createPageReader({ routes, basename, future }: ServerBuild): PageReader {
  const handler = createStaticHandler(toHandlerRoutes(routes), { basename, future });
  return async (request, { pathname, search, hash }, requestContext) => {
    let data: unknown = null;
    await handler.query(request, {
      requestContext,
      normalizePath: () => ({ pathname, search, hash }),
      generateMiddlewareResponse: async (query) => {
        const result = await query(request);
        if (result instanceof Response) return result;
        const leaf = result.matches.at(-1)?.route.id;
        if (result.statusCode === 200 && leaf !== undefined) data = result.loaderData[leaf] ?? {};
        return new Response(null);
      },
    });
    return data;
  };
}
