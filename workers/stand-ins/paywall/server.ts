/** The stand-in of the paywall provider (protocol.ts): a plain HTTP server on this machine. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { checkoutRoutes } from "#workers/stand-ins/paywall/purchase/checkout.ts";
import { offerRoutes } from "#workers/stand-ins/paywall/purchase/offer.ts";
import { accountRoutes } from "./account.ts";
import { BadRequest, toJson } from "./answers.ts";
import { apiRoutes } from "./api.ts";
import { authorizationRoutes } from "./authorization.ts";
import { experienceRoutes } from "./experience.ts";
import type { Provider, Route } from "./provider.ts";
import { sandboxRoutes } from "./sandbox.ts";
import { scriptRoutes } from "./script.ts";
import { createStore } from "./store.ts";
import { settleDue } from "./subscriptions.ts";
import { createWebhooks } from "./webhooks.ts";

const LONGEST_BODY = 64 * 1024;
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
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing, provider));

  async function listen(port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        server.off("error", reject);
        resolve();
      });
    });
    return (server.address() as AddressInfo).port;
  }

  const wanted = options.port === 0 ? store.state.port : options.port;
  const port = await listen(wanted).catch((error: unknown) => {
    if (options.port !== 0) throw error;
    return listen(0);
  });
  store.state.port = port;
  store.save();
  settleDue(provider);
  const clock = setInterval(() => settleDue(provider), CLOCK_MS).unref();

  return {
    origin: `http://127.0.0.1:${port}`,
    deliverTo: webhooks.deliverTo,
    stop() {
      clearInterval(clock);
      webhooks.stop();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, provider: Provider): Promise<void> {
  const response = await answer(incoming, provider).catch((error: unknown) => {
    if (error instanceof BadRequest) return toJson({ code: 1, message: error.message }, 400);
    process.stderr.write(`The paywall's stand-in: ${error instanceof Error ? error.stack : String(error)}\n`);
    return toJson({ code: 1, message: "Internal error" }, 500);
  });
  // Kept open, a connection could be closed just when the next question is on its way.
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), connection: "close" });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function answer(incoming: IncomingMessage, provider: Provider): Promise<Response> {
  // A name that somebody pointed to this machine is not ours.
  const host = incoming.headers.host ?? "";
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return toJson({ code: 1, message: "Unknown host" }, 421);
  const url = new URL(incoming.url ?? "/", `http://${host}`);
  const method = incoming.method === "HEAD" ? "GET" : incoming.method;
  const route = routes.find((one) => one.path === url.pathname && one.method === method);
  if (route === undefined) return toJson({ code: 1, message: `No ${incoming.method} ${url.pathname}` }, 404);
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const body = method === "POST" ? await readLimited(incoming) : null;
  return route.answer(new Request(url, { method, headers, body }), provider);
}

async function readLimited(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_BODY) throw new BadRequest("Too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
