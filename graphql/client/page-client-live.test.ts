import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { TypedDocumentString } from "#graphql/generated/operations.ts";
import { createGraphqlEndpoint } from "#tests/support/units/graphql-endpoint.ts";
import { startLiveServer } from "#tests/support/units/live-server.ts";
import { createPageClient, type PageClient } from "./page-client.ts";
import { toTypedDocument } from "./typed-document.ts";

type Nothing = Record<string, never>;
const ticker = new TypedDocumentString<{ ticker: string }, Nothing>("subscription Ticker { ticker }");
const ask = new TypedDocumentString<{ n: number }, Nothing>("query Ask { n }");
const change = new TypedDocumentString<{ n: number }, Nothing>("mutation change { n }");

const closers: (() => unknown)[] = [];
const opened = vi.fn();

class CountedWebSocket extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    opened();
    super(...given);
  }
}

beforeEach(() => {
  opened.mockClear();
  vi.stubGlobal("WebSocket", CountedWebSocket);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  vi.unstubAllGlobals();
  vi.doUnmock("./live/subscription-connection.ts");
});

async function start() {
  const server = await startLiveServer();
  closers.push(server.stop);
  return server;
}

function open(websocketUrl: string | null, readAuthorization = () => "") {
  const { fetch, requests } = createGraphqlEndpoint(() => ({ data: { n: 1 } }));
  const log: string[] = [];
  const logError = (message: string) => void log.push(message);
  return { client: createPageClient({ websocketUrl, readAuthorization, fetch, logError }), requests, log };
}

function listen(client: PageClient) {
  const heard = { values: [] as unknown[], error: null as unknown };
  const { unsubscribe } = client
    .read()
    .subscription(toTypedDocument(ticker), {})
    .subscribe(({ data, error }) => {
      if (data !== undefined) heard.values.push(data.ticker);
      heard.error = error?.networkError ?? null;
    });
  closers.push(unsubscribe);
  return { heard, unsubscribe };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

test("subscriptions come over the websocket, questions by request", async () => {
  const server = await start();
  const { client, requests } = open(server.url, () => "Bearer abc");
  const { heard } = listen(client);
  await until(() => expect(heard.values).toEqual(["Bearer abc"]));
  server.publish("Tor");
  await until(() => expect(heard.values).toEqual(["Bearer abc", "Tor"]));
  expect(requests).toEqual([]);
  expect((await client.query(ask, {})).data).toEqual({ n: 1 });
  expect(server.connections).toHaveLength(1);
});

test("without an endpoint a subscription fails, which is logged, and no websocket is opened", async () => {
  const { client, log } = open(null);
  const { heard } = listen(client);
  await until(() => expect(heard.error).toMatchObject({ name: "SubscriptionFailure", closeCode: null }));
  expect(log).toEqual(["No endpoint for subscriptions is configured"]);
  expect(opened).not.toHaveBeenCalled();
});

test("with an endpoint no websocket is opened while there is no subscription", async () => {
  const server = await start();
  const { client } = open(server.url);
  await Promise.all([client.query(ask, {}), client.mutate(change, {})]);
  client.reset();
  await client.query(ask, {});
  expect(opened).not.toHaveBeenCalled();
});

test("a subscription that ends at once opens no websocket", async () => {
  const server = await start();
  const { client } = open(server.url);
  listen(client).unsubscribe();
  await import("./live/subscription-connection.ts");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(opened).not.toHaveBeenCalled();
});

test("a reset brings running subscriptions over to the new token, and later ones join them", async () => {
  const server = await start();
  let token = "Bearer alt";
  const { client, log } = open(server.url, () => token);
  const { heard } = listen(client);
  await until(() => expect(heard.values).toEqual(["Bearer alt"]));
  token = "Bearer neu";
  client.reset();
  const { heard: later } = listen(client);
  await until(() => expect(heard.values).toEqual(["Bearer alt", "Bearer neu"]));
  await until(() => expect(later.values).toEqual(["Bearer neu"]));
  server.publish("Tor");
  await until(() => expect([heard.values.at(-1), later.values.at(-1)]).toEqual(["Tor", "Tor"]));
  expect(server.connections).toMatchObject([{ closeCode: 4205 }, { closeCode: null }]);
  expect(log).toEqual([]);
});

test("a part of the page that hears of resets stays with one connection", async () => {
  const server = await start();
  const { client } = open(server.url);
  let current = listen(client);
  client.subscribe(() => {
    const before = current;
    current = listen(client);
    before.unsubscribe();
  });
  await until(() => expect(current.heard.values).toEqual([""]));
  client.reset();
  await until(() => expect(current.heard.values).toEqual([""]));
  expect(server.listenerCount()).toBe(1);
  expect(opened).toHaveBeenCalledTimes(2);
});

test("a connection that the back end refuses for good is an error with its code, and is logged once", async () => {
  const server = await start();
  const { client, log } = open(server.url);
  const { heard } = listen(client);
  await until(() => expect(heard.values).toEqual([""]));
  server.closeAll(4401);
  await until(() => expect(heard.error).toMatchObject({ closeCode: 4401 }));
  expect(log).toEqual(["The live connection was closed: 4401 unauthorized"]);
});

test("code that could not be loaded fails the subscription; the next one loads it again", async () => {
  const server = await start();
  const { client } = open(server.url);
  vi.doMock("./live/subscription-connection.ts", () => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  const { heard } = listen(client);
  await until(() => expect(heard.error).toMatchObject({ message: "The live connection could not be loaded" }));
  vi.doUnmock("./live/subscription-connection.ts");
  const { heard: later } = listen(client);
  await until(() => expect(later.values).toEqual([""]));
});
