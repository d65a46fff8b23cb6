/** The document around every page. No script and no style sheet is named here: shell/document adds them after the first paint. */
import { Meta, Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";
import { WITHOUT_PASSKEYS } from "./components/passkey/offers-passkeys.ts";
import { portalBrand } from "./configuration/portal-brand.ts";
import { appModeContext, environmentContext } from "./context.ts";
import { isPrivatePath } from "./domain/page/address/private-path.ts";
import { isQuietPath } from "./domain/page/address/quiet-path.ts";
import { PAGE_FACTS } from "./domain/page/facts/page-facts.ts";
import { toPageFactsText } from "./domain/page/facts/page-facts-text.ts";
import { findRecord } from "./domain/page/records/page-records.ts";
import { appModeMiddleware } from "./middleware/app-mode.ts";
import { botMiddleware } from "./middleware/bot.ts";
import { meterMiddleware } from "./middleware/meter.ts";
import { municipalityMiddleware } from "./middleware/municipality.ts";
import { partnerReferrerMiddleware } from "./middleware/partner-referrer.ts";
import { personalPageMiddleware } from "./middleware/personal-page.ts";
import { routeRulesMiddleware } from "./middleware/route-rules.ts";
import { sessionMiddleware } from "./middleware/session.ts";
import { sessionCookiesMiddleware } from "./middleware/session-cookies.ts";
import { CriticalStyles } from "./shell/document/document-slots.tsx";
import { RouteError } from "./shell/error-page/route-error.tsx";

/** One fact about the request each; what the route rule names, and what the page's record says, come last. */
export const middleware: Route.MiddlewareFunction[] = [
  appModeMiddleware,
  botMiddleware,
  partnerReferrerMiddleware,
  sessionCookiesMiddleware,
  meterMiddleware,
  sessionMiddleware,
  municipalityMiddleware,
  routeRulesMiddleware,
  personalPageMiddleware,
];

/** What pages and error pages need to know of the request; makes no request itself and so cannot fail. */
export function loader({ context, url, pattern }: Route.LoaderArgs) {
  const {
    buildId,
    appEnv,
    backendOrigin,
    publicOrigin,
    showsErrorDetails,
    ssoNamespace,
    ssoHosts,
    meter,
    consentFramework,
    tracking,
    hasServiceWorker,
  } = context.get(environmentContext);
  const record = findRecord(pattern);
  const isWidget = record?.isEmbeddable === true;
  const isQuiet = isQuietPath(url.pathname);
  return {
    pageFacts: toPageFactsText({
      build: buildId,
      appEnv,
      ssoNamespace,
      ssoHosts,
      isMetered: meter !== null,
      consentFramework,
      isTracked: tracking !== null && !isPrivatePath(url.pathname) && !isWidget && !isQuiet,
      isQuiet,
      isWidget,
      followsSession: record?.followsSession === true,
      isWithoutWorker: !hasServiceWorker || isPrivatePath(url.pathname),
    }),
    origin: publicOrigin ?? url.origin,
    showsErrorDetails,
    path: url.pathname + url.search,
    pattern: `/${pattern.replace(/^\//, "")}`,
    hasOwnBackend: backendOrigin !== null,
    isAppMode: context.get(appModeContext),
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<RootData>("root");
  return (
    <html lang={portalBrand.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        {typeof root?.pageFacts === "string" && <meta name={PAGE_FACTS} content={root.pageFacts} />}
        {root?.hasOwnBackend === true && <meta name={WITHOUT_PASSKEYS} content="" />}
        <CriticalStyles />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} layout={null} />;
}
