import type { Client } from "@urql/core";
import { BackendFailure } from "../../graphql/client/backend-failure.ts";
import { createKnownDocuments, type KnownDocuments } from "../../graphql/client/persisted-documents.ts";
import { createServerClient } from "../../graphql/client/server-client.ts";
import { createHttpClient, type HttpClient } from "./http-client.ts";

/** How long a page waits for the back end before the reader gets the generic error page. */
export const BACKEND_TIMEOUT_MS = 8000;

/** The back end as one request sees it. */
export type BackendAccess = {
  graphql: Client;
  rest: HttpClient;
  /** Requests sent so far; a page must get by with one. */
  roundTrips: () => number;
};

type SendToBackend = (request: Request) => Promise<Response>;

const knownByOrigin = new Map<string, KnownDocuments>();

/** `send` reaches the back end; `origin` is its address, also for a service binding (any host will do there). */
export function createBackendAccess(origin: string, send: SendToBackend): BackendAccess {
  let roundTrips = 0;
  const known = knownByOrigin.get(origin) ?? createKnownDocuments();
  knownByOrigin.set(origin, known);

  async function post(body: string): Promise<Response> {
    roundTrips += 1;
    const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
    const request = new Request(`${origin}/graphql`, {
      method: "POST",
      body,
      signal,
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json;q=0.9",
      },
    });
    try {
      const response = await raceWithSignal(send(request), signal);
      // The body may hang as well as the head.
      const text = await raceWithSignal(response.text(), signal);
      return new Response(text, { status: response.status, headers: response.headers });
    } catch (cause) {
      if (signal.aborted)
        throw new BackendFailure("timeout", `The back end did not answer within ${BACKEND_TIMEOUT_MS} ms`, { cause });
      throw new BackendFailure("unreachable", "The back end cannot be reached", { cause });
    }
  }

  const rest = createHttpClient((input, init) => {
    roundTrips += 1;
    return send(new Request(input, init));
  });

  return { graphql: createServerClient(post, known), rest, roundTrips: () => roundTrips };
}

/** A service binding does not always honour the signal; the reader must not hang with it. */
function raceWithSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
