/** The SDK of the service for errors, a chunk that comes with the first error; its reports go over this site's own address. */
import { BrowserClient, defaultStackParser, linkedErrorsIntegration, makeFetchTransport, Scope } from "@sentry/browser";
import { makeSession } from "@sentry/core";
import * as v from "valibot";
import type { LogEntry } from "#app/browser/log.ts";
import { isPrivatePath } from "#app/domain/page/address/private-path.ts";
import { type Crumb, fitEvent, readDocumentRequest, takeTurn } from "./error-report.ts";
import { toMessage } from "./error-words.ts";

const ADDRESS = "/api/fehler";

const settingsSchema = v.object({
  dsn: v.string(),
  release: v.string(),
  environment: v.string(),
  breadcrumbs: v.number(),
  events: v.number(),
});

/** Null where reports are off. Rejects when the site cannot be reached. */
export async function createSender(): Promise<((entry: LogEntry, crumbs: Crumb[]) => Promise<void>) | null> {
  const response = await fetch(ADDRESS);
  if (response.status !== 200) return null;
  const { events, breadcrumbs, ...settings } = v.parse(settingsSchema, await response.json());
  const client = new BrowserClient({
    ...settings,
    tunnel: ADDRESS,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // Nothing that listens or reads by itself: neither addresses, nor headers, nor what readers write.
    integrations: [linkedErrorsIntegration()],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    sendClientReports: false,
    beforeSend: (event) => (takeTurn(events) ? fitEvent(event) : null),
  });
  client.init();
  // A visit with an error in it: without errors nothing is ever sent.
  const { release, environment } = settings;
  const session = makeSession({ release, environment, ignoreDuration: true });
  const sent = new Set<unknown>();
  return async ({ details }, crumbs) => {
    const error = details.find((detail) => detail instanceof Error);
    if (error !== undefined && sent.has(error)) return;
    sent.add(error);
    const scope = new Scope();
    scope.setClient(client);
    scope.setSession(session);
    scope.setTransactionName(toPageName(location.pathname));
    const requestId = readDocumentRequest();
    if (requestId !== null) scope.setTag("request_id", requestId);
    scope.setTag("worker", "browser");
    for (const { category, message, time } of breadcrumbs === 0 ? [] : crumbs.slice(-breadcrumbs))
      scope.addBreadcrumb({ category, message, timestamp: time / 1000 }, breadcrumbs);
    const words = toMessage(details);
    if (error === undefined) client.captureMessage(words, "error", {}, scope);
    else {
      scope.setExtra("message", words);
      client.captureException(error, {}, scope);
    }
    await client.flush();
  };
}

/** Addresses of private pages hold keys. */
function toPageName(pathname: string): string {
  return isPrivatePath(pathname) ? `/${pathname.split("/")[1]}/…` : pathname;
}
