import { Client, type OperationResult, type RequestPolicy, type TypedDocumentNode } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";
import type { TypedDocumentString } from "../generated/operations.ts";
import { type BrowserPostOptions, createBrowserPost } from "./browser-post.ts";
import { cacheRules } from "./cache-rules.ts";
import { createBatchExchange } from "./exchanges/batch-exchange.ts";
import { createErrorLogExchange, type LogError } from "./exchanges/error-log-exchange.ts";
import { createForceFetchDelayExchange } from "./exchanges/force-fetch-delay-exchange.ts";
import { BATCH_INTERVAL_MS } from "./limits.ts";
import { OperationError } from "./operation-error.ts";
import { readOperationName } from "./operation-name.ts";
import { canHashDocuments, createKnownDocuments } from "./persisted-documents.ts";

export type Answer<Result> = { data: Result | null; error: OperationError | null };

export type BrowserClient = {
  /** Never rejects: what went wrong is `error`, and was logged unless a page depends on the operation (spec 8). */
  query: <Result, Variables extends Record<string, unknown>>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    requestPolicy?: RequestPolicy,
  ) => Promise<Answer<Result>>;
  /** As `query`; is sent even when the same was sent before. */
  mutate: <Result, Variables extends Record<string, unknown>>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ) => Promise<Answer<Result>>;
  /** Forgets every answer and ends running queries, which then answer with an error (spec 4, after login and logout). */
  reset: () => void;
};

export type BrowserClientOptions = {
  /** Spec 7.1: `/graphql` of the portal unless told otherwise. */
  url?: string;
  /** The whole Authorization header at the moment of sending; empty without a token (spec 6). */
  readAuthorization: BrowserPostOptions["readAuthorization"];
  /** Takes what failed without anybody depending on it (spec 8). */
  logError: LogError;
  fetch?: BrowserPostOptions["fetch"];
};

/** The GraphQL client of a page in the browser, one per page (spec 7.1). Opens no websocket. */
export function createBrowserClient({
  url = "/graphql",
  readAuthorization,
  logError,
  fetch = (input, init) => globalThis.fetch(input, init),
}: BrowserClientOptions): BrowserClient {
  const createdAt = performance.now();
  const known = { ...createKnownDocuments(), isSupported: canHashDocuments() };
  let dropped = new AbortController();
  let client = createClient();

  function createClient(): Client {
    const post = createBrowserPost({ url, readAuthorization, fetch, dropped: dropped.signal });
    return new Client({
      url,
      preferGetMethod: false,
      exchanges: [
        createErrorLogExchange(logError),
        createForceFetchDelayExchange(createdAt),
        cacheExchange(cacheRules),
        createBatchExchange({ post, known, schedule: (flush) => void setTimeout(flush, BATCH_INTERVAL_MS) }),
      ],
    });
  }

  return {
    query: async (document, variables, requestPolicy = "cache-first") =>
      toAnswer(await client.query(toNode(document), variables, { requestPolicy })),
    // Graphcache takes two equal mutations at a time for one, of which the first would never answer, unless they are network-only.
    mutate: async (document, variables) =>
      toAnswer(await client.mutation(toNode(document), variables, { requestPolicy: "network-only" })),
    reset() {
      dropped.abort();
      dropped = new AbortController();
      client = createClient();
    },
  };
}

/** urql takes the text of a document and parses it itself; the type is the document's own. */
function toNode<Result, Variables>(document: TypedDocumentString<Result, Variables>) {
  return document.toString() as unknown as TypedDocumentNode<Result, Variables>;
}

function toAnswer<Result>({ operation, data, error }: OperationResult<Result>): Answer<Result> {
  return { data: data ?? null, error: error === undefined ? null : new OperationError(readOperationName(operation), error) };
}
