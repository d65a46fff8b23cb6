/** What every endpoint of the stand-in works with. */
import type { Store } from "#workers/stand-ins/paywall/subscriptions/store.ts";
import type { Webhooks } from "#workers/stand-ins/paywall/subscriptions/webhooks.ts";

export type Provider = {
  aid: string;
  privateKey: string;
  apiToken: string;
  store: Store;
  webhooks: Webhooks;
  /** Seconds since 1970. */
  now: () => number;
};

export type Route = {
  method: "GET" | "POST";
  path: string;
  answer: (request: Request, provider: Provider) => Response | Promise<Response>;
};
