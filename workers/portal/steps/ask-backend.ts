/** Requests of readers that go on to the back end as they are. */
import { headWithin } from "#app/gateway/backend/answer-within.ts";
import { isThere } from "#app/gateway/backend/backend-guard.ts";
import type { PortalRequest } from "./open-request.ts";

/** The back end's answer. Only its head has a time limit: a film, or a picture on a slow line, takes as long as it takes. */
export function askBackend(
  { backendOrigin, environment, sendToBackend, guardBackend }: PortalRequest,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const send = (signal: AbortSignal) => sendToBackend(new Request(`${backendOrigin}${path}`, { ...init, signal }));
  return guardBackend(() => headWithin(environment.backendTimeoutMs, send), isThere);
}

/** Those of the named headers that are there. */
export function pickHeaders(headers: Headers, names: readonly string[]): Headers {
  return new Headers([...headers].filter(([name]) => names.includes(name)));
}
