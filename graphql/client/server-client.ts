import { Client } from "@urql/core";
import { createBatchExchange, type Overflow } from "./exchanges/batch-exchange.ts";
import type { KnownDocuments } from "./persisted-documents.ts";
import type { Post } from "./send-batch.ts";

/**
 * The GraphQL client of one request at the edge. This is the place where a page's questions become one round trip: what is
 * asked in one turn of the event loop leaves together, without waiting for the browser's 20 ms. The middleware of the session
 * asks for the automatic login, and in the same turn React Router calls the loaders of the layout (menus) and of the page
 * side by side. Who awaits more than a settled promise before asking, such as a store, comes too late and costs a trip of its
 * own. `overflow`: a page must get by with one request. `known` outlives the request, one set a back end.
 */
export function createServerClient(post: Post, known: KnownDocuments, overflow: Overflow = "another request"): Client {
  return new Client({
    url: "https://backend.invalid/graphql",
    requestPolicy: "network-only",
    preferGetMethod: false,
    exchanges: [createBatchExchange({ post, known, schedule: (flush) => void setTimeout(flush, 0), mixesKinds: true, overflow })],
  });
}
