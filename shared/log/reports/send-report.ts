/** Sends one error by the Sentry protocol, with the SDK's own client: a chunk that is loaded when there is an error. */
import { createStackParser, createTransport, type Event, type Integration, Scope } from "@sentry/core";
import { nodeStackLineParser, ServerRuntimeClient } from "@sentry/core/server";
import { redactText } from "#shared/log/redact.ts";
import { redactFields } from "#shared/log/redact-fields.ts";
import type { Report, ReportOrigin } from "./report-errors.ts";

const TIMEOUT_MS = 5000;

const clients = new Map<string, ServerRuntimeClient>();

/** Resolves when the service has it, or has refused it. */
export async function sendReport({ logged, origin, dsn, requestId }: Report): Promise<void> {
  const client = clients.get(origin.worker) ?? createClient(dsn, origin);
  clients.set(origin.worker, client);
  const { message, error, fields } = logged;
  const scope = new Scope();
  scope.setTag("worker", origin.worker);
  if (requestId !== null) scope.setTag("request_id", requestId);
  scope.setExtras({ message, ...redactFields(fields) });
  // The same failure at two places is two.
  scope.setFingerprint(["{{ default }}", origin.worker, message]);
  client.captureException(error instanceof Error ? error : new Error(message), {}, scope);
  await client.flush(TIMEOUT_MS);
}

function createClient(dsn: string, { worker, release, environment }: ReportOrigin): ServerRuntimeClient {
  const client = new ServerRuntimeClient({
    dsn,
    release,
    environment,
    platform: "javascript",
    runtime: { name: "cloudflare" },
    serverName: worker,
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [linkCauses],
    maxBreadcrumbs: 0,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend: (event) => withoutReaders(event),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const response = await fetch(options.url, {
          method: "POST",
          headers: { ...options.headers, "content-type": "application/x-sentry-envelope" },
          body: typeof body === "string" ? body : new Uint8Array(body),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.body?.cancel();
        return {
          statusCode: response.status,
          headers: {
            "x-sentry-rate-limits": response.headers.get("x-sentry-rate-limits"),
            "retry-after": response.headers.get("retry-after"),
          },
        };
      }),
  });
  client.init();
  return client;
}

/** What caused the error, by its words. */
const linkCauses: Integration = {
  name: "Causes",
  processEvent(event, hint) {
    const { cause } = (hint.originalException ?? {}) as { cause?: unknown };
    if (cause instanceof Error) event.extra = { ...event.extra, cause: `${cause.name}: ${redactText(cause.message)}` };
    return event;
  },
};

function withoutReaders<Told extends Event>(event: Told): Told {
  for (const exception of event.exception?.values ?? []) {
    if (exception.value !== undefined) exception.value = redactText(exception.value);
  }
  if (event.message !== undefined) event.message = redactText(event.message);
  delete event.user;
  delete event.request;
  return event;
}
