/** The stand-in of the paywall provider (protocol.ts): a plain HTTP server on this machine. */
import { startLocalServer } from "#workers/stand-ins/local-server.ts";
import { authorizationRoutes } from "#workers/stand-ins/paywall/purchase/authorization.ts";
import { checkoutRoutes } from "#workers/stand-ins/paywall/purchase/checkout.ts";
import { offerRoutes } from "#workers/stand-ins/paywall/purchase/offer.ts";
import { createStore } from "#workers/stand-ins/paywall/subscriptions/store.ts";
import { settleDue } from "#workers/stand-ins/paywall/subscriptions/subscriptions.ts";
import { createWebhooks } from "#workers/stand-ins/paywall/subscriptions/webhooks.ts";
import { accountRoutes } from "./account.ts";
import { BadRequest, toJson } from "./answers.ts";
import { apiRoutes } from "./api.ts";
import { experienceRoutes } from "./experience.ts";
import type { Provider, Route } from "./provider.ts";
import { sandboxRoutes } from "./sandbox.ts";
import { scriptRoutes } from "./script.ts";

const CLOCK_MS = 60_000;

const routes: Route[] = [
  ...scriptRoutes,
  ...experienceRoutes,
  ...offerRoutes,
  ...checkoutRoutes,
  ...authorizationRoutes,
  ...accountRoutes,
  ...apiRoutes,
  ...sandboxRoutes,
];

export type PaywallStandInOptions = {
  /** 0 takes the port of the last start if that is free, otherwise any. */
  port: number;
  /** Null keeps everything in memory. */
  stateFile: string | null;
  aid: string;
  /** The application's secrets, which the publisher's back end knows as well. */
  privateKey: string;
  apiToken: string;
  /** Where webhooks go; null keeps them until `deliverTo` says where. */
  webhookUrl: string | null;
  /** Seconds since 1970; the clock's when left out. */
  now?: () => number;
};

export type PaywallStandIn = { origin: string; deliverTo: (webhookUrl: string | null) => void; stop: () => Promise<void> };

/** Rejects when it cannot listen on the port that was asked for. */
export async function startPaywallStandIn(options: PaywallStandInOptions): Promise<PaywallStandIn> {
  const { aid, privateKey, apiToken, webhookUrl, now = () => Math.floor(Date.now() / 1000) } = options;
  const store = createStore(options.stateFile);
  const webhooks = createWebhooks({ store, privateKey, url: webhookUrl, now });
  const provider: Provider = { aid, privateKey, apiToken, store, webhooks, now };
  const server = { name: "The paywall's stand-in", answer: (request: Request) => answer(request, provider) };
  const { origin, port, stop } = await startLocalServer({ ...server, port: options.port || store.state.port }).catch(
    (error: unknown) => {
      if (options.port !== 0) throw error;
      return startLocalServer(server);
    },
  );
  store.state.port = port;
  store.save();
  settleDue(provider);
  const clock = setInterval(() => settleDue(provider), CLOCK_MS).unref();

  return {
    origin,
    deliverTo: webhooks.deliverTo,
    stop() {
      clearInterval(clock);
      webhooks.stop();
      return stop();
    },
  };
}

async function answer(request: Request, provider: Provider): Promise<Response> {
  const { pathname } = new URL(request.url);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const route = routes.find((one) => one.path === pathname && one.method === method);
  if (route === undefined) return toJson({ code: 1, message: `No ${request.method} ${pathname}` }, 404);
  try {
    return await route.answer(request, provider);
  } catch (error) {
    if (error instanceof BadRequest) return toJson({ code: 1, message: error.message }, 400);
    throw error;
  }
}
