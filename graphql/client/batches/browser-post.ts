import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";
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

/** How the browser posts to the GraphQL endpoint (rules 6, 7.1). Rejects with `BackendFailure` when nothing comes back. */
export function createBrowserPost({ url, readAuthorization, fetch, dropped }: BrowserPostOptions): Post {
  return async (body, { hasMutation }) => {
    const headers = {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json;q=0.9",
      authorization: readAuthorization(),
      ...(hasMutation ? { "x-mutation": "true" } : {}),
    };
    if (dropped.aborted && !hasMutation) throw createDropped();
    try {
      return await fetch(url, { method: "POST", credentials: "include", headers, body, signal: hasMutation ? null : dropped });
    } catch (cause) {
      if (dropped.aborted && !hasMutation) throw createDropped(cause);
      throw new BackendFailure("unreachable", "The back end cannot be reached", { cause });
    }
  };
}

function createDropped(cause?: unknown): BackendFailure {
  return new BackendFailure("dropped", "The query was dropped because the cache was reset", { cause });
}
