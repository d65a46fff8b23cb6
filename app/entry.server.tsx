/** Renders a page to a whole document. Nothing streams: every page waits for its data, and its styles depend on all of it. */

import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { logError } from "#shared/log/log.ts";
import type { PortalEnvironment } from "./configuration/environment.ts";
import { pictureHosts } from "./configuration/picture-hosts.ts";
import { appModeContext, environmentContext, municipalityContext, sessionContext } from "./context.ts";
import { ANY_FRAME } from "./domain/page/address/any-frame.ts";
import { isQuietPath } from "./domain/page/address/quiet-path.ts";
import { findRecord } from "./domain/page/records/page-records.ts";
import { toProviderOrigins } from "./domain/paywall/configuration/paywall-config.ts";
import { toTrackingOrigins } from "./domain/tracking/tracking-config.ts";
import { readMenus } from "./loaders/page/ask-page.ts";
import { readAdvertising } from "./loaders/page/read-advertising.ts";
import { readStoriesInstead } from "./loaders/page/read-stories-instead.ts";
import { AdvertisingProvider } from "./shell/advertising/advertising-provider.tsx";
import { toBootScript } from "./shell/document/boot-script.ts";
import { completeDocument } from "./shell/document/complete-document.ts";
import type { ForeignOrigins } from "./shell/document/content-security-policy.ts";
import { collectPieces, KeptPiecesProvider } from "./shell/document/kept-pieces.tsx";
import { toLeadHint } from "./shell/document/lead-hint.ts";
import { readPageStyles } from "./shell/document/page-styles.ts";
import { StoriesContext } from "./shell/error-page/stories-context.ts";
import { LayoutContext, type LayoutHandle } from "./shell/layout/layout-context.ts";
import { type LayoutView, toBareLayoutView } from "./shell/layout/layout-view.ts";
import { toLayoutView } from "./shell/layout/to-layout-view.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const url = new URL(request.url);
  const pieces = collectPieces();
  const [layout, stories] = await Promise.all([
    readLayout(routerContext, context, url),
    hasMissed(request, status, routerContext) ? readStoriesInstead(context) : [],
  ]);
  const { matches, errors } = routerContext.staticHandlerContext;
  const pattern = matches.flatMap(({ route }) => route.path ?? []).join("/");
  const isPage = status === 200 && errors === null && request.method !== "POST";
  // The menus, and with them what is booked, have come by now.
  const bookings = isPage ? await readAdvertising(context, { pattern, pathname: url.pathname, now: new Date() }) : [];
  const page = (
    <LayoutContext value={layout}>
      <StoriesContext value={stories}>
        <AdvertisingProvider bookings={bookings}>
          {/* In development components change under what was made of them. */}
          <KeptPiecesProvider pieces={import.meta.env.PROD ? pieces : null}>
            <ServerRouter context={routerContext} url={url} />
          </KeptPiecesProvider>
        </AdvertisingProvider>
      </StoriesContext>
    </LayoutContext>
  );
  const document = `<!DOCTYPE html>${renderToString(page)}`;
  // The answer to a form is not reloaded by itself: that would send the form again (browser/loading/is-kept.ts).
  const rendered = request.method === "POST" ? document.replace(/<html([^>]*)/, "<html$1 data-keeps-page") : document;

  const isEmbeddable = findRecord(pattern)?.isEmbeddable === true;
  const { html, contentSecurityPolicy } = await completeDocument(
    rendered,
    pieces,
    await readPageStyles(url.pathname),
    toBootScript(routerContext.manifest.entry),
    toOrigins(context.get(environmentContext), { isEmbeddable, isQuiet: isQuietPath(url.pathname) }),
  );

  headers.set("content-type", "text/html; charset=utf-8");
  const lead = toLeadHint(html);
  if (lead !== null) headers.append("link", lead);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  if (import.meta.env.PROD) headers.set("content-security-policy", contentSecurityPolicy);
  else if (isEmbeddable) headers.set("content-security-policy", ANY_FRAME);
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

type Place = { isEmbeddable: boolean /** Nobody who measures has a place on it. */; isQuiet: boolean };

function toOrigins(environment: PortalEnvironment, { isEmbeddable, isQuiet }: Place): ForeignOrigins {
  const { paywall, paywallHosts, ssoHosts, websocketEndpoint, consentFramework, tracking } = environment;
  return {
    providers: toProviderOrigins(paywall, paywallHosts),
    sso: ssoHosts,
    pictureHosts,
    framework: consentFramework === null || isQuiet ? null : new URL(consentFramework).origin,
    tracking: isQuiet ? [] : toTrackingOrigins(tracking),
    websocket: websocketEndpoint,
    isEmbeddable,
  };
}

/** Header and footer as the page's layout wants them. */
async function readLayout(entryContext: EntryContext, context: Readonly<RouterContextProvider>, url: URL): Promise<LayoutView> {
  const isAppMode = context.get(appModeContext);
  const now = new Date();
  const hasMenus = readHandles(entryContext).some((handle) => handle.hasMenus);
  // What posts at random costs the back end nothing.
  const isRefused = entryContext.staticHandlerContext.statusCode === 405;
  if (!hasMenus || isRefused || isAppMode) return toBareLayoutView(`${url.pathname}${url.search}`, now, isAppMode);
  const municipality = context.get(municipalityContext);
  const menus = await readMenus(context);
  return toLayoutView(menus, { municipality, url, isAppMode, isSessionOver: await context.get(sessionContext).isOver, now });
}

/** A reader came to a page of the paper that is not there, or no more. */
function hasMissed({ method }: Request, status: number, entryContext: EntryContext): boolean {
  // A page that says itself what is missing, such as a gift, asks for nothing in its place.
  if (entryContext.staticHandlerContext.errors === null) return false;
  return method === "GET" && (status === 404 || status === 410) && readHandles(entryContext).some(({ hasMenus }) => hasMenus);
}

/** What the layouts of the page say of themselves. */
function readHandles({ staticHandlerContext: { matches } }: EntryContext): LayoutHandle[] {
  return matches.flatMap(({ route }) => (route.handle === undefined ? [] : [route.handle as LayoutHandle]));
}

/** Logs unexpected errors. */
export const handleError = ((error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logError("A page cannot be rendered", error);
}) satisfies (error: unknown, args: Pick<Parameters<HandleErrorFunction>[1], "request">) => void;
