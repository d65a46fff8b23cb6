import type { Client } from "@urql/core";
import { toAuthorization } from "#app/domain/session/auth-token.ts";
import { answerWithin } from "#app/gateway/backend/answer-within.ts";
import { createHttpClient, type HttpClient } from "#app/gateway/backend/http-client.ts";
import { CALLER_HEADER, type SignCaller } from "#app/gateway/grants/sign-caller.ts";
import { BackendFailure } from "#graphql/client/backend-failure.ts";
import type { Overflow } from "#graphql/client/exchanges/batch-exchange.ts";
import { createKnownDocuments, type KnownDocuments } from "#graphql/client/persisted-documents.ts";
import { createServerClient } from "#graphql/client/server-client.ts";

/** The back end as one request sees it. */
export type BackendClient = {
  graphql: Client;
  /** A path of the back end, or its full address. */
  rest: HttpClient;
  /** GETs a path with the portal's word on who calls, for answers of which the headers matter. Rejects when there is none, or an error. */
  getAnswer: (path: string) => Promise<Response>;
  /** From now on the portal's word says that the reader registers within a checkout of this portal. */
  vouchForCheckout: () => void;
  /** Requests sent so far; a page must get by with one. */
  roundTrips: () => number;
};

type SendToBackend = (request: Request) => Promise<Response>;

/** What the back end is told of the reader: the signed word on who calls, and the Authorization of every request (rules 6). */
export type ReaderWord = { signCaller: SignCaller; authorization: string };

const silentReader: ReaderWord = { signCaller: async () => null, authorization: toAuthorization(null) };

const knownByOrigin = new Map<string, KnownDocuments>();

/**
 * `send` reaches the back end; `origin` is its address, also for a service binding (any host will do there). `overflow` says
 * what comes of a page that asks more than one request can hold.
 */
export function createBackendClient(
  origin: string,
  send: SendToBackend,
  timeoutMs: number,
  { signCaller, authorization }: ReaderWord = silentReader,
  overflow: Overflow = "another request",
): BackendClient {
  let roundTrips = 0;
  let isInCheckout = false;
  const backendOrigin = new URL(origin).origin;
  const known = knownByOrigin.get(origin) ?? createKnownDocuments();
  knownByOrigin.set(origin, known);

  async function sendSigned(request: Request): Promise<Response> {
    const caller = await signCaller({ isInCheckout });
    if (caller !== null) request.headers.set(CALLER_HEADER, caller);
    return sendCounted(request);
  }

  function sendCounted(request: Request): Promise<Response> {
    roundTrips += 1;
    // A call may bring another; and the reader's token is nobody's business but the back end's.
    if (!request.headers.has("authorization") && new URL(request.url).origin === backendOrigin)
      request.headers.set("authorization", authorization);
    return send(request);
  }

  async function post(body: string, { hasMutation }: { hasMutation: boolean }): Promise<Response> {
    const headers = new Headers({
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json;q=0.9",
    });
    if (hasMutation) headers.set("x-mutation", "true");
    try {
      return await answerWithin(timeoutMs, (signal) =>
        sendSigned(new Request(`${origin}/graphql`, { method: "POST", body, signal, headers, redirect: "manual" })),
      );
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === "AbortError")
        throw new BackendFailure("timeout", `The back end did not answer within ${timeoutMs} ms`, { cause });
      throw new BackendFailure("unreachable", "The back end cannot be reached", { cause });
    }
  }

  const client = createHttpClient(
    (input, init) => {
      const request = new Request(input, init);
      return request.method === "POST" ? sendSigned(request) : sendCounted(request);
    },
    timeoutMs,
    origin,
  );

  return {
    graphql: createServerClient(post, known, overflow),
    rest: client,
    async getAnswer(path) {
      const caller = await signCaller({ isInCheckout });
      const headers = new Headers(caller === null ? {} : { [CALLER_HEADER]: caller });
      return client.answer(path, { redirect: "manual", headers });
    },
    vouchForCheckout: () => {
      isInCheckout = true;
    },
    roundTrips: () => roundTrips,
  };
}
