import type { KVNamespace } from "@cloudflare/workers-types";
import { parseCookie } from "cookie";
import { ConfigurationError, type PortalEnvironment, parseEnvironment } from "#app/configuration/environment.ts";
import { type FoundRouteRule, findRouteRule, routeRules } from "#app/configuration/route-rules.ts";
import { isNewsroomPath } from "#app/domain/newsroom/is-newsroom-path.ts";
import { toAuthorization, toAuthTokenName } from "#app/domain/session/auth-token.ts";
import { parseSessionCookies } from "#app/domain/session/session.ts";
import { type BackendGuard, createBackendGuard } from "#app/gateway/backend/backend-guard.ts";
import { createVerifyCrawler, type VerifyCrawler } from "#app/gateway/crawlers/verify-crawler.ts";
import { createSignCaller, type SignCaller } from "#app/gateway/grants/sign-caller.ts";
import { type BackendClient, createBackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import type { MeterCounters } from "#app/gateway/meter/meter-counters.ts";
import { createMeterStore, type MeterStore } from "#app/gateway/meter/meter-store.ts";
import { readNewsroomSession } from "#app/gateway/newsroom/newsroom-cookie.ts";
import { createSessionStore, type SessionStore } from "#app/gateway/session/session-store.ts";
import { logFields } from "#shared/log/log.ts";
import { REQUEST_ID_HEADER } from "#shared/log/request-id.ts";
import { readScope } from "#shared/log/request-scope.ts";
import type { MetricsDataset } from "#shared/metrics/analytics-engine.ts";

declare const __BUILD_ID__: string;

type ServiceBinding = { fetch: (request: Request) => Promise<Response> };

export type PortalBindings = {
  BACKEND?: ServiceBinding;
  SESSIONS?: KVNamespace;
  CRAWLERS?: KVNamespace;
  COUNTERS?: MeterCounters;
  METRICS?: MetricsDataset;
} & Record<string, unknown>;

/** A request on its way through the steps. */
export type PortalRequest = {
  request: Request;
  url: URL;
  /** Looked up here and nowhere else. */
  routeRule: FoundRouteRule | null;
  environment: PortalEnvironment;
  sendToBackend: (request: Request) => Promise<Response>;
  /** Stands around every call: a back end that fails is left alone for a while. */
  guardBackend: BackendGuard;
  backendOrigin: string;
  backend: BackendClient;
  /** The portal's word to the back end on who calls. */
  signCaller: SignCaller;
  sessionStore: SessionStore;
  /** The same as it is; null where none is bound. */
  sessions: KVNamespace | null;
  meterStore: MeterStore | null;
  verifyCrawler: VerifyCrawler;
};

export type Step = (portalRequest: PortalRequest) => Promise<Response | null> | Response | null;

/** Name of the service binding's host; it never leaves the machine. */
const BINDING_ORIGIN = "http://backend";

/** For a page that everybody gets: no caller is named, and no reads are counted. */
type Openness = { isShared: boolean };

/** Joins the request with the configuration and the way to the back end. Throws on a faulty configuration. */
export function openRequest(
  request: Request,
  bindings: PortalBindings,
  { isShared }: Openness = { isShared: false },
): PortalRequest {
  const environment = readEnvironment(bindings);
  const backendOrigin = environment.backendOrigin ?? BINDING_ORIGIN;
  const sendToBackend = decideBackend(environment, bindings);
  const guardBackend = readGuard(environment);
  const url = new URL(request.url);
  const signCaller = isShared ? async () => null : createSignCaller(request, environment);
  return {
    request,
    url,
    routeRule: findRouteRule(routeRules, url.pathname),
    environment,
    sendToBackend,
    guardBackend,
    backendOrigin,
    backend: createBackendClient(
      backendOrigin,
      sendToBackend,
      environment.backendTimeoutMs,
      { signCaller, authorization: readAuthorization(request, environment) },
      // The developer of a page that asks too much gets an error; readers of a published one get it with a second trip.
      environment.appEnv === "default" ? "error" : "another request",
      guardBackend,
    ),
    signCaller,
    sessions: bindings.SESSIONS ?? null,
    sessionStore: createSessionStore(bindings.SESSIONS ?? null, environment, url),
    meterStore: isShared ? null : createMeterStore(bindings.COUNTERS ?? null, environment, url),
    verifyCrawler: createVerifyCrawler(request, environment, bindings.CRAWLERS ?? null),
  };
}

const environments = new WeakMap<PortalBindings, PortalEnvironment | ConfigurationError>();

/** Parsed once for the bindings of an isolate, which never change. Throws a `ConfigurationError` when something is missing or wrong. */
export function readEnvironment(bindings: PortalBindings): PortalEnvironment {
  const environment = environments.get(bindings) ?? parseOrKeep(bindings);
  environments.set(bindings, environment);
  if (environment instanceof ConfigurationError) throw environment;
  return environment;
}

function parseOrKeep(bindings: PortalBindings): PortalEnvironment | ConfigurationError {
  try {
    return parseEnvironment(bindings, __BUILD_ID__);
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
}

const guards = new WeakMap<PortalEnvironment, BackendGuard>();

/** One for all requests of an isolate. */
function readGuard(environment: PortalEnvironment): BackendGuard {
  const { backendTimeoutMs: timeoutMs, backendRestMs: restMs } = environment;
  const guard = guards.get(environment) ?? createBackendGuard({ timeoutMs, restMs });
  guards.set(environment, guard);
  return guard;
}

/** Rules 6: the token of the single sign-on pair, failing that the auth token cookie's. On the newsroom's pages its own session alone. */
function readAuthorization(request: Request, { appEnv }: PortalEnvironment): string {
  if (isNewsroomPath(new URL(request.url).pathname)) return toAuthorization(readNewsroomSession(request));
  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  return toAuthorization(parseSessionCookies(cookies)?.token ?? cookies[toAuthTokenName(appEnv)] ?? null);
}

function decideBackend(environment: PortalEnvironment, bindings: PortalBindings): (request: Request) => Promise<Response> {
  if (environment.backendOrigin !== null) return (request) => timeBackend(fetch(withRequestId(request)));
  const { BACKEND } = bindings;
  if (BACKEND === undefined)
    throw new ConfigurationError([
      { name: "BACKEND_ORIGIN", problem: "is missing: it must be set where there is no service binding BACKEND" },
    ]);
  return (request) => timeBackend(BACKEND.fetch(withRequestId(request)));
}

/** How long the request's last call of the back end took to begin its answer stands in the request's line of the log. */
async function timeBackend(answer: Promise<Response>): Promise<Response> {
  const began = Date.now();
  const response = await answer;
  logFields({ backendMs: Date.now() - began });
  return response;
}

/** The back end's lines of the log bear the number of the reader's request. */
function withRequestId(request: Request): Request {
  const scope = readScope();
  if (scope !== null) request.headers.set(REQUEST_ID_HEADER, scope.requestId);
  return request;
}
