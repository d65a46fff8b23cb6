// What renders any document is there before the first page asks for it (decision 112).
import "#app/entry.server.tsx";
import { RouterContextProvider } from "react-router";
import {
  backendContext,
  environmentContext,
  meterStoreContext,
  routeRuleContext,
  sessionStoreContext,
  verifyCrawlerContext,
} from "#app/context.ts";
import { findPattern } from "#app/domain/page/records/find-page.ts";
import { createDocumentHandler, type DocumentHandler } from "#workers/portal/documents/create-document-handler.ts";
import { createPageReader, type PageReader } from "#workers/portal/documents/create-page-reader.ts";
import { createPages } from "#workers/portal/documents/create-pages.ts";
import type { PortalRequest, Step } from "./open-request.ts";

type Handlers = { render: DocumentHandler; read: PageReader };

let handlers: Handlers | null = null;

/** Loaded with the first page, and kept: the import alone takes a tenth of a page's time. */
async function readHandlers({ environment: { showsErrorDetails } }: PortalRequest): Promise<Handlers> {
  if (handlers !== null) return handlers;
  const build = await import("virtual:react-router/server-build");
  const pages = createPages(build, findPattern);
  const made = {
    render: createDocumentHandler(build, { pages, showsDetails: showsErrorDetails }),
    read: createPageReader(pages),
  };
  // A developer's next page has the next build.
  if (import.meta.env.PROD) handlers = made;
  return made;
}

/** Everything else is a page: React Router finds the route, asks the back end and renders. */
export const renderDocument: Step = async (portalRequest) => {
  const { render } = await readHandlers(portalRequest);
  return render(portalRequest.request, portalRequest.url, createContext(portalRequest));
};

/** What the page is made of, for a request of its data alone; null where all is not well. */
export async function readPage(portalRequest: PortalRequest): Promise<unknown> {
  const { read } = await readHandlers(portalRequest);
  return read(portalRequest.request, portalRequest.url, createContext(portalRequest));
}

function createContext(portalRequest: PortalRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(environmentContext, portalRequest.environment);
  context.set(backendContext, portalRequest.backend);
  context.set(sessionStoreContext, portalRequest.sessionStore);
  context.set(meterStoreContext, portalRequest.meterStore);
  context.set(routeRuleContext, portalRequest.routeRule?.rule ?? null);
  context.set(verifyCrawlerContext, portalRequest.verifyCrawler);
  return context;
}
