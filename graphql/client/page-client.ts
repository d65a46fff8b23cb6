import type { Client, OperationResult, RequestPolicy } from "@urql/core";
import { type BrowserPostOptions, createBrowserPost } from "#graphql/client/batches/browser-post.ts";
import { OperationError } from "#graphql/client/errors/operation-error.ts";
import type { TypedDocumentString } from "#graphql/generated/operations.ts";
import { createBrowserClient } from "./browser-client.ts";
import { createConnectionOpener } from "./connection-opener.ts";
import type { LogError } from "./exchanges/error-log-exchange.ts";
import { notifyAuthChange } from "./live/websocket-restarts.ts";
import { readOperationName } from "./operation-name.ts";
import { canHashDocuments, createKnownDocuments } from "./persisted-documents.ts";
import { toTypedDocument } from "./typed-document.ts";

export type Answer<Result> = { data: Result | null; error: OperationError | null };

export type PageClient = {
  /** The present urql client, for React's `Provider`; another one after each `reset`. */
  read: () => Client;
  /** Calls `listener` whenever `read` has another client, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Rules 4, after login and logout: restarts the websocket, forgets every answer and ends running queries, which then answer with
   * an error. Subscriptions go on, and so do mutations in progress, as it would be unknown whether they took place. Throws, when
   * all this is done, if the websocket could not be restarted.
   */
  reset: () => void;
  /** Never rejects: what went wrong is `error`, and was logged unless a page depends on the operation (rules 8). */
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
};

export type PageClientOptions = {
  /** Rules 7.1: `/graphql` of the portal unless told otherwise. */
  url?: string;
  /** The whole Authorization header at the moment of sending; empty without a token (rules 6). */
  readAuthorization: BrowserPostOptions["readAuthorization"];
  /** Takes errors of operations that no page depends on (rules 8). */
  logError: LogError;
  fetch?: BrowserPostOptions["fetch"];
  /** Where subscriptions go; null, or nothing said, where there is no such endpoint (rules 7.1). */
  websocketUrl?: string | null;
};

let pageClient: PageClient | null = null;

/** The one client of a page in the browser (rules 7.1), whichever island asks first: so its operations are batched, and its cache is one. */
export function openPageClient(options: PageClientOptions): PageClient {
  pageClient ??= createPageClient(options);
  return pageClient;
}

/** A client of its own, with a cache of its own. */
export function createPageClient({
  url = "/graphql",
  readAuthorization,
  logError,
  fetch = (input, init) => globalThis.fetch(input, init),
  websocketUrl = null,
}: PageClientOptions): PageClient {
  const createdAt = performance.now();
  const known = { ...createKnownDocuments(), isSupported: canHashDocuments() };
  const openConnection = websocketUrl === null ? null : createConnectionOpener({ url: websocketUrl, readAuthorization });
  const listeners = new Set<() => void>();
  let dropped = new AbortController();
  let client = createClient();

  function createClient(): Client {
    const post = createBrowserPost({ url, readAuthorization, fetch, dropped: dropped.signal });
    return createBrowserClient({ url, post, known, openConnection, logError, createdAt });
  }

  return {
    read: () => client,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reset() {
      try {
        notifyAuthChange();
      } finally {
        dropped.abort();
        dropped = new AbortController();
        client = createClient();
        for (const listener of [...listeners]) listener();
      }
    },
    query: async (document, variables, requestPolicy = "cache-first") =>
      toAnswer(await client.query(toTypedDocument(document), variables, { requestPolicy })),
    mutate: async (document, variables) => toAnswer(await client.mutation(toTypedDocument(document), variables)),
  };
}

function toAnswer<Result>({ operation, data, error }: OperationResult<Result>): Answer<Result> {
  return { data: data ?? null, error: error === undefined ? null : new OperationError(readOperationName(operation), error) };
}
