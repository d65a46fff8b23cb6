import { Client } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";
import type { Post } from "#graphql/client/batches/send-batch.ts";
import { cacheRules } from "./cache/cache-rules.ts";
import { createBatchExchange } from "./exchanges/batch-exchange.ts";
import { createErrorLogExchange, type LogError } from "./exchanges/error-log-exchange.ts";
import { createForceFetchDelayExchange } from "./exchanges/force-fetch-delay-exchange.ts";
import { createLiveExchange, type OpenConnection } from "./exchanges/live-exchange.ts";
import { separateMutationsExchange } from "./exchanges/separate-mutations-exchange.ts";
import { BATCH_INTERVAL_MS } from "./limits.ts";
import type { KnownDocuments } from "./persisted-documents.ts";

type BrowserClientOptions = {
  url: string;
  post: Post;
  known: KnownDocuments;
  openConnection: OpenConnection;
  logError: LogError;
  /** When the page began to ask, by `performance.now()`. */
  createdAt: number;
};

/** The urql client of the browser with an empty cache (rules 7.1). What outlives it, belongs to the page, is handed in. */
export function createBrowserClient({ url, post, known, openConnection, logError, createdAt }: BrowserClientOptions): Client {
  return new Client({
    url,
    preferGetMethod: false,
    exchanges: [
      createErrorLogExchange(logError),
      createForceFetchDelayExchange(createdAt),
      separateMutationsExchange,
      cacheExchange(cacheRules),
      createLiveExchange(openConnection),
      createBatchExchange({ post, known, schedule: (flush) => void setTimeout(flush, BATCH_INTERVAL_MS) }),
    ],
  });
}
