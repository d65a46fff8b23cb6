/** A real graphql-ws server on this machine, for tests of subscriptions. It speaks graphql-transport-ws as any back end of a publisher does. */
import { EventEmitter, on } from "node:events";
import type { AddressInfo } from "node:net";
import { buildSchema, execute, parse, subscribe, validate } from "graphql";
import type { ServerOptions } from "graphql-ws";
import { useServer as serve } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";

const schema = buildSchema(`
  type Query { ok: Boolean }
  type Subscription {
    "The token that the connection began with, and then each entry."
    ticker: String
    "Two entries, and that was all."
    history: String
  }
`);

export type SeenConnection = { authorization: unknown; protocol: string; closeCode: number | null; closeReason: string | null };

/** Called for each connection, counted from 0, before it is acknowledged; false refuses it. */
type Greet = (connection: number, socket: WebSocket) => boolean | Promise<boolean> | undefined;

export async function startLiveServer(greet: Greet = () => undefined, options: Partial<ServerOptions> = {}) {
  const entries = new EventEmitter();
  const connections: SeenConnection[] = [];
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));

  server.on("connection", (socket) => {
    const seen: SeenConnection = { authorization: undefined, protocol: socket.protocol, closeCode: null, closeReason: null };
    connections.push(seen);
    socket.on("close", (code, reason) => Object.assign(seen, { closeCode: code, closeReason: String(reason) }));
  });

  /** An object rather than a generator: it ends at once when the last listener is gone. */
  function ticker(_: unknown, context: { connectionParams?: Record<string, unknown> }): AsyncIterable<{ ticker: string }> {
    const published = on(entries, "entry");
    let greeting: string | null = String(context.connectionParams?.Authorization);
    const iterator = {
      async next() {
        if (greeting !== null) {
          const value = { ticker: greeting };
          greeting = null;
          return { done: false, value } as const;
        }
        const { done, value } = await published.next();
        return done === true
          ? ({ done, value: undefined } as const)
          : ({ done: false, value: { ticker: String(value[0]) } } as const);
      },
      async return() {
        await published.return?.();
        return { done: true, value: undefined } as const;
      },
    };
    return { [Symbol.asyncIterator]: () => iterator };
  }
  async function* history() {
    yield { history: "eins" };
    yield { history: "zwei" };
  }

  serve(
    {
      schema,
      // Those of the schema's own copy of the package: a test runner may hold two.
      execute,
      parse,
      subscribe,
      validate,
      roots: { subscription: { ticker, history } },
      context: (context) => context,
      onConnect({ connectionParams, extra }) {
        const number = connections.length - 1;
        Object.assign(connections[number] ?? {}, { authorization: connectionParams?.Authorization });
        return greet(number, extra.socket);
      },
      ...options,
    },
    server,
  );

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections,
    /** To everybody whose `ticker` runs. */
    publish: (entry: string) => void entries.emit("entry", entry),
    listenerCount: () => entries.listenerCount("entry"),
    closeAll(code: number) {
      for (const socket of server.clients) socket.close(code);
    },
    /** Who is connected now gets no answer any more, as when the network is gone. */
    freeze() {
      for (const socket of server.clients) socket.pause();
    },
    async stop() {
      for (const socket of server.clients) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
