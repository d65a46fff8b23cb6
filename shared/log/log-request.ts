/** Answers a request within its scope, and writes the line it ends with. */
import { writeEvent } from "./log-event.ts";
import { readLogSettings } from "./log-settings.ts";
import { isSampledRequest, REQUEST_ID_HEADER } from "./request-id.ts";
import { createScope, type RequestScope, runInScope } from "./request-scope.ts";

type LoggedRequest = {
  request: Request;
  requestId: string;
  /** What kind of page or call the path is; it names no reader, as the path itself might. */
  toRoute: (pathname: string) => string;
  waitUntil: ((work: Promise<unknown>) => void) | null;
};

/** Hits take less time than their lines would: one line stands for so many. All of them are counted (shared/metrics). */
const HITS_A_LINE = 100;

/**
 * The response of `answer`, with the request's number in a header. A line is written for requests that are sampled, of those that were answered from
 * memory for a part, and for all that failed (500 and more, or an error was logged) or took as long as LOG_SLOW_MS; for all others this costs a
 * number and a header.
 * `answer` catches its own errors.
 */
export async function logRequest(logged: LoggedRequest, answer: () => Promise<Response>): Promise<Response> {
  const { sample, slowMs } = readLogSettings();
  const began = Date.now();
  const scope = createScope(logged.requestId, isSampledRequest(logged.requestId, sample), logged.waitUntil);
  const response = await runInScope(scope, answer);
  const ms = Date.now() - began;
  const isSpecial = scope.errors > 0 || response.status >= 500 || ms >= slowMs;
  const isHit = response.headers.get("x-cache") === "hit" && !isSpecial;
  if (isSpecial || (scope.isSampled && (!isHit || isSampledRequest(logged.requestId, sample / HITS_A_LINE))))
    runInScope(scope, () => writeRequest(logged, response, scope, { ms, ...(isHit ? { standsFor: HITS_A_LINE } : {}) }));
  return withRequestId(response, logged.requestId);
}

type Weight = { ms: number; standsFor?: number };

function writeRequest(
  { request, toRoute }: LoggedRequest,
  { status, headers }: Response,
  scope: RequestScope,
  weight: Weight,
): void {
  const cache = headers.get("x-cache");
  writeEvent(status >= 500 ? "error" : "info", "request", {
    method: request.method,
    route: toRoute(new URL(request.url).pathname),
    status,
    ...weight,
    ...(cache === null ? {} : { cache }),
    ...(scope.sql.statements === 0 ? {} : { sql: scope.sql }),
    ...(scope.errors === 0 ? {} : { errors: scope.errors }),
    ...scope.fields,
  });
}

/** A websocket's answer is the platform's, and stays as it is. */
function withRequestId(response: Response, requestId: string): Response {
  if (response.status === 101) return response;
  try {
    return nameRequest(response, requestId);
  } catch {
    // Another server's answer, handed on as it came.
    return nameRequest(new Response(response.body, response), requestId);
  }
}

/** Scripts of the page can read a timing, and no header of their own document. */
function nameRequest(response: Response, requestId: string): Response {
  response.headers.set(REQUEST_ID_HEADER, requestId);
  response.headers.append("server-timing", `request;desc="${requestId}"`);
  return response;
}
