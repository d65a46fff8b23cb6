import type { RouterContextProvider } from "react-router";
import type { Pages } from "./create-pages.ts";

/** What a page is made of: the data of its own route's loader; null where all is not well. `url` is the request's. */
export type PageReader = (request: Request, url: URL, context: RouterContextProvider) => Promise<unknown>;

/** Asks the loaders of a page and renders nothing: what `_payload.json` sends. */
export function createPageReader(pages: Pages): PageReader {
  return async (request, { pathname, search, hash }, requestContext) => {
    const { handler } = await pages(pathname);
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
