import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { startLiveServer } from "#tests/support/units/live-server.ts";
import { createSubscriptionConnection, type SubscriptionConnectionOptions } from "./subscription-connection.ts";
import { SubscriptionFailure } from "./subscription-failure.ts";
import { notifyAuthChange } from "./websocket-restarts.ts";

const closers: (() => unknown)[] = [];

beforeEach(() => void vi.stubGlobal("WebSocket", WebSocket));
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  vi.unstubAllGlobals();
});

async function start(...options: Parameters<typeof startLiveServer>) {
  const server = await startLiveServer(...options);
  closers.push(server.stop);
  return server;
}

type Heard = { values: unknown[]; failure: unknown; isComplete: boolean };

/** A connection that waits no time, and says how long it would have. */
function connect(url: string, options: Partial<SubscriptionConnectionOptions> = {}) {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const connection = createSubscriptionConnection({ url, readAuthorization: () => "", random: () => 0, wait, ...options });

  function listen(field: string) {
    const heard: Heard = { values: [], failure: null, isComplete: false };
    const leave = connection.subscribe(
      { query: `subscription Live { ${field} }`, operationName: "Live", variables: {} },
      {
        next: ({ data }) => void heard.values.push(data?.[field]),
        error: (failure) => {
          heard.failure = failure;
        },
        complete: () => {
          heard.isComplete = true;
        },
      },
    );
    closers.push(leave);
    return Object.assign(heard, { leave });
  }
  return { listen, waits };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });
const untilHeard = (heard: { values: unknown[] }, ...values: unknown[]) => until(() => expect(heard.values).toEqual(values));

test("a reader gets every entry as it is published", async () => {
  const server = await start();
  const heard = connect(server.url).listen("ticker");
  await until(() => expect(server.listenerCount()).toBe(1));
  server.publish("Anpfiff");
  server.publish("Tor");
  await untilHeard(heard, "", "Anpfiff", "Tor");
});

test.each([["Bearer abc"], ["Basic YTpi"], [""]])(
  "the connection begins with the Authorization header %j",
  async (authorization) => {
    const server = await start();
    const heard = connect(server.url, { readAuthorization: () => authorization }).listen("ticker");
    await untilHeard(heard, authorization);
    expect(server.connections).toMatchObject([{ authorization, protocol: "graphql-transport-ws" }]);
  },
);

test("no connection is opened before the first subscription; all share one, which closes after the last", async () => {
  const server = await start();
  const { listen } = connect(server.url);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.connections).toEqual([]);
  const [first, second] = [listen("ticker"), listen("ticker")];
  await until(() => expect(server.listenerCount()).toBe(2));
  first.leave();
  await until(() => expect(server.listenerCount()).toBe(1));
  expect(server.connections).toMatchObject([{ closeCode: null }]);
  second.leave();
  await until(() => expect(server.connections).toMatchObject([{ closeCode: 1000 }]));
});

test("a subscription that comes to an end is complete, and no failure", async () => {
  const server = await start();
  const heard = connect(server.url).listen("history");
  await until(() => expect(heard.isComplete).toBe(true));
  expect(heard).toMatchObject({ values: ["eins", "zwei"], failure: null });
});

test("a question that the back end does not understand fails alone", async () => {
  const server = await start();
  const { listen } = connect(server.url);
  const heard = listen("ticker");
  const wrong = listen("weather");
  await until(() => expect(wrong.failure).toMatchObject([{ message: expect.stringContaining("weather") }]));
  await untilHeard(heard, "");
  expect(server.connections).toMatchObject([{ closeCode: null }]);
});

describe("A connection that the back end closes with", () => {
  const fatal = [4400, 4401, 4406, 4409, 4429, 4500, 4005, 4004];
  const passing = [4403, 4408, 4499, 4504, 4205];

  test.each(fatal)("%i ends the subscription with that code, and is not tried again", async (code) => {
    const server = await start((_, socket) => void socket.close(code, "streng geheim"));
    const { listen, waits } = connect(server.url);
    const heard = listen("ticker");
    await until(() => expect(heard.failure).toBeInstanceOf(SubscriptionFailure));
    expect(heard.failure).toMatchObject({ closeCode: code, cause: "streng geheim" });
    expect((heard.failure as Error).message).toMatch(new RegExp(`^The live connection was closed: ${code} [a-z ]+$`));
    expect([server.connections.length, waits]).toEqual([1, []]);
  });

  test.each([...passing, 1011, 1012, 4999])("%i is opened again a moment later", async (code) => {
    const server = await start((connection, socket) => (connection === 0 ? void socket.close(code) : undefined));
    const { listen, waits } = connect(server.url);
    const heard = listen("ticker");
    await untilHeard(heard, "");
    expect(heard.failure).toBeNull();
    expect([server.connections.length, waits]).toEqual([2, [1300]]);
  });

  test.each(fatal)("%i in the midst of an entry ends it too", async (code) => {
    const server = await start();
    const heard = connect(server.url).listen("ticker");
    await untilHeard(heard, "");
    server.closeAll(code);
    await until(() => expect(heard.failure).toMatchObject({ closeCode: code }));
    expect(server.connections).toHaveLength(1);
  });

  test.each([...passing, 1011])("%i in the midst of an entry goes on where the entries go on", async (code) => {
    const server = await start();
    const heard = connect(server.url).listen("ticker");
    await untilHeard(heard, "");
    server.closeAll(code);
    await until(() => expect(server.connections).toHaveLength(2));
    await untilHeard(heard, "", "");
    server.publish("Tor");
    await untilHeard(heard, "", "", "Tor");
  });
});

test("five retries are made, each after twice the time, and then it has failed", async () => {
  const server = await start((_, socket) => void socket.close(4408));
  const { listen, waits } = connect(server.url);
  const heard = listen("ticker");
  await until(() => expect(heard.failure).toMatchObject({ closeCode: 4408 }));
  expect(server.connections).toHaveLength(6);
  expect(waits).toEqual([1300, 2300, 4300, 8300, 16300]);
});

test("a connection that was refused by the back end is tried again as well", async () => {
  const server = await start((connection) => connection === 2);
  const { listen, waits } = connect(server.url);
  const heard = listen("ticker");
  await untilHeard(heard, "");
  expect(server.connections).toMatchObject([{ closeCode: 4403 }, { closeCode: 4403 }, { closeCode: null }]);
  expect(waits).toEqual([1300, 2300]);
});

test("a back end that is not there is tried as often, and then it has failed", async () => {
  const server = await startLiveServer();
  await server.stop();
  const { listen, waits } = connect(server.url);
  const heard = listen("ticker");
  await until(() => expect(heard.failure).toBeInstanceOf(SubscriptionFailure));
  expect(heard.failure).toMatchObject({ closeCode: null, message: "The live connection could not be opened" });
  expect(waits).toHaveLength(5);
});

test("a back end that does not acknowledge the connection in time is tried again", async () => {
  const server = await start((connection) => (connection === 0 ? new Promise<boolean>(() => undefined) : undefined));
  const heard = connect(server.url, { ackTimeoutMs: 100 }).listen("ticker");
  await untilHeard(heard, "");
  expect(server.connections).toMatchObject([{ closeCode: 4504 }, { closeCode: null }]);
});

test("an entry that is no GraphQL result ends the connection as a bad response", async () => {
  const server = await start(undefined, { onNext: () => ({}) });
  const heard = connect(server.url).listen("ticker");
  await until(() => expect(heard.failure).toBeInstanceOf(SubscriptionFailure));
  expect(heard.failure).toMatchObject({ message: "The live connection brought no GraphQL result" });
  await until(() => expect(server.connections).toMatchObject([{ closeCode: 4004 }]));
});

test("a storage that refuses the token fails, and the reason is cut to what a websocket takes", async () => {
  const server = await start();
  const readAuthorization = () => {
    throw new Error("ü".repeat(200));
  };
  const heard = connect(server.url, { readAuthorization }).listen("ticker");
  await until(() => expect(heard.failure).toBeInstanceOf(SubscriptionFailure));
  await until(() => expect(server.connections).toMatchObject([{ closeCode: 4005, closeReason: "ü".repeat(61) }]));
});

describe("After a login or logout", () => {
  test("the connection restarts at once with the new token, and running subscriptions go on", async () => {
    const server = await start();
    let token = "Bearer alt";
    const { listen, waits } = connect(server.url, { readAuthorization: () => token });
    const [one, other] = [listen("ticker"), listen("ticker")];
    await untilHeard(one, "Bearer alt");
    await untilHeard(other, "Bearer alt");
    token = "Bearer neu";
    notifyAuthChange();
    await untilHeard(one, "Bearer alt", "Bearer neu");
    await until(() => expect(server.listenerCount()).toBe(2));
    server.publish("Tor");
    await untilHeard(one, "Bearer alt", "Bearer neu", "Tor");
    await untilHeard(other, "Bearer alt", "Bearer neu", "Tor");
    expect(waits).toEqual([]);
    await until(() => expect(server.connections[0]).toMatchObject({ closeCode: 4205, closeReason: "Client restart" }));
    expect(server.connections).toHaveLength(2);
  });

  test("a back end that does not answer the close is not waited for", async () => {
    const server = await start();
    const heard = connect(server.url).listen("ticker");
    await untilHeard(heard, "");
    server.freeze();
    notifyAuthChange();
    await untilHeard(heard, "", "");
    expect(server.connections).toMatchObject([{ closeCode: null }, { closeCode: null }]);
  });

  test("a connection that breaks later waits again before it is opened", async () => {
    const server = await start();
    const { listen, waits } = connect(server.url);
    const heard = listen("ticker");
    await untilHeard(heard, "");
    notifyAuthChange();
    await untilHeard(heard, "", "");
    server.closeAll(4499);
    await untilHeard(heard, "", "", "");
    expect(waits).toEqual([1300]);
  });

  test("a back end that is gone by then is tried again at growing distances, and not at once", async () => {
    let isGone = false;
    const server = await start((_, socket) => (isGone ? void socket.close(1012) : undefined));
    const { listen, waits } = connect(server.url);
    const heard = listen("ticker");
    await untilHeard(heard, "");
    isGone = true;
    notifyAuthChange();
    await until(() => expect(heard.failure).toBeInstanceOf(SubscriptionFailure));
    // The first of five comes at once.
    expect(waits).toEqual([2300, 4300, 8300, 16_300]);
  });

  test("a connection that is just being opened takes the new token by itself", async () => {
    const server = await start();
    let token = "Bearer alt";
    const heard = connect(server.url, { readAuthorization: () => token }).listen("ticker");
    token = "Bearer neu";
    notifyAuthChange();
    await untilHeard(heard, "Bearer neu");
    expect(server.connections).toHaveLength(1);
  });

  test("nothing is opened where nothing is listened to any more", async () => {
    const server = await start();
    const heard = connect(server.url).listen("ticker");
    await untilHeard(heard, "");
    heard.leave();
    await until(() => expect(server.connections).toMatchObject([{ closeCode: 1000 }]));
    notifyAuthChange();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.connections).toHaveLength(1);
  });
});
