import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";
import { BROWSER_TIMEOUT_MS } from "#graphql/client/limits.ts";
import type { Post } from "./send-batch.ts";

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export type BrowserPostOptions = {
  url: string;
  /** The whole header, empty without a token (rules 6). */
  readAuthorization: () => string;
  fetch: Fetch;
  /** Ends running queries; a mutation is not broken off, as it would be unknown whether it took place. */
  dropped: AbortSignal;
};

/** How the browser posts to the GraphQL endpoint (rules 6, 7.1). Rejects with `BackendFailure` when nothing comes back in time; so does the body. */
export function createBrowserPost({ url, readAuthorization, fetch, dropped }: BrowserPostOptions): Post {
  return async (body, { hasMutation }) => {
    const headers = {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json;q=0.9",
      authorization: readAuthorization(),
      ...(hasMutation ? { "x-mutation": "true" } : {}),
    };
    const signal = limit(hasMutation ? null : dropped);
    try {
      signal.throwIfAborted();
      return await fetch(url, { method: "POST", credentials: "include", headers, body, signal });
    } catch (cause) {
      signal.throwIfAborted();
      throw new BackendFailure("unreachable", "The back end cannot be reached", { cause });
    }
  };
}

/** Ends the call and its answer after a time, or when it is dropped. */
function limit(dropped: AbortSignal | null): AbortSignal {
  const ended = new AbortController();
  const late = () => ended.abort(new BackendFailure("timeout", "The back end did not answer in time"));
  const drop = () => ended.abort(new BackendFailure("dropped", "The query was dropped because the cache was reset"));
  setTimeout(late, BROWSER_TIMEOUT_MS);
  if (dropped?.aborted) drop();
  dropped?.addEventListener("abort", drop, { signal: ended.signal });
  return ended.signal;
}
