import type { Client } from "@urql/core";
import { BackendFailure } from "../../graphql/client/backend-failure.ts";
import { createKnownDocuments, type KnownDocuments } from "../../graphql/client/persisted-documents.ts";
import { createServerClient } from "../../graphql/client/server-client.ts";
import { answerWithin } from "./answer-within.ts";
import { createHttpClient, type HttpClient } from "./http-client.ts";

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
export function createBackendAccess(origin: string, send: SendToBackend, timeoutMs: number): BackendAccess {
  let roundTrips = 0;
  const known = knownByOrigin.get(origin) ?? createKnownDocuments();
  knownByOrigin.set(origin, known);

  async function post(body: string): Promise<Response> {
    roundTrips += 1;
    try {
      return await answerWithin(timeoutMs, (signal) =>
        send(
          new Request(`${origin}/graphql`, {
            method: "POST",
            body,
            signal,
            headers: {
              "content-type": "application/json",
              accept: "application/graphql-response+json, application/json;q=0.9",
            },
          }),
        ),
      );
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === "AbortError")
        throw new BackendFailure("timeout", `The back end did not answer within ${timeoutMs} ms`, { cause });
      throw new BackendFailure("unreachable", "The back end cannot be reached", { cause });
    }
  }

  const rest = createHttpClient((input, init) => {
    roundTrips += 1;
    return send(new Request(input, init));
  }, timeoutMs);

  return { graphql: createServerClient(post, known), rest, roundTrips: () => roundTrips };
}
