import { Client } from "@urql/core";
import { createBatchExchange } from "./exchanges/batch-exchange.ts";
import type { KnownDocuments } from "./persisted-documents.ts";
import type { Post } from "./send-batch.ts";

/**
 * The GraphQL client of one request at the edge: what the nested loaders ask in one turn leaves as one round
 * trip, without waiting for the browser's 20 ms; so does the automatic login with the questions of the page. `known`
 * outlives the request, one set a back end.
 */
export function createServerClient(post: Post, known: KnownDocuments): Client {
  return new Client({
    url: "https://backend.invalid/graphql",
    requestPolicy: "network-only",
    preferGetMethod: false,
    exchanges: [createBatchExchange({ post, known, schedule: (flush) => void setTimeout(flush, 0), mixesKinds: true })],
  });
}
