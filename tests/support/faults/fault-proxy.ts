/** Stands between the portal and its back end, and does to their calls what networks, proxies and dying machines do. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createRandom } from "./random.ts";

export const faults = ["cut", "reset", "silence", "cut answer", "half an answer", "status 500", "status 503", "garbage"] as const;
/**
 * `cut`: the connection ends without an answer; `reset` does so without a goodbye; `silence` never answers. With `cut answer` the back end
 * has acted, and the caller does not learn of it.
 */
export type Fault = (typeof faults)[number];

/** What befalls which calls: `share` of them, picked by `seed`. */
export type Weather = { faults: readonly Fault[]; share: number; seed: number };

export type FaultProxy = {
  origin: string;
  /** The back end behind it. */
  aim: (origin: string) => void;
  /** Null is fine weather. */
  set: (weather: Weather | null) => void;
  /** How many calls came since the weather was set, how many of them met a fault, and how many wanted something changed. */
  counts: () => { asked: number; failed: number; mutations: number };
  stop: () => Promise<void>;
};

export async function startFaultProxy(): Promise<FaultProxy> {
  let target = "";
  let weather: Weather | null = null;
  let random = createRandom(0);
  let counts = { asked: 0, failed: 0, mutations: 0 };

  function pickFault(): Fault | null {
    if (weather === null || random() >= weather.share) return null;
    return weather.faults[Math.floor(random() * weather.faults.length)] ?? null;
  }

  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    counts.asked += 1;
    if (message.headers["x-mutation"] === "true" || (message.method === "POST" && message.url !== "/graphql"))
      counts.mutations += 1;
    const fault = pickFault();
    if (fault !== null) counts.failed += 1;
    meet(fault, message, Buffer.concat(chunks), response);
  });

  function meet(fault: Fault | null, message: IncomingMessage, body: Buffer, response: ServerResponse): void {
    if (fault === "silence") return;
    if (fault === "cut") return void response.destroy();
    if (fault === "reset") return void (response.socket as Socket).resetAndDestroy();
    if (fault === "status 500" || fault === "status 503")
      return void response
        .writeHead(Number(fault.slice(7)), { "content-type": "text/html" })
        .end("<h1>Fatal error in /var/www</h1>");
    if (fault === "garbage") return void response.writeHead(200, { "content-type": "application/json" }).end('[{"data":{\u0000');
    passOn(message, body, (status, headers, answer) => {
      if (fault === "cut answer") return void response.destroy();
      const { "transfer-encoding": _, connection: __, ...kept } = headers;
      response.writeHead(status, { ...kept, "content-length": answer.length });
      if (fault === null) return void response.end(answer);
      response.write(answer.subarray(0, answer.length / 2), () => response.destroy());
    });
  }

  function passOn(
    { url, method, headers }: IncomingMessage,
    body: Buffer,
    done: (status: number, headers: IncomingMessage["headers"], answer: Buffer) => void,
  ): void {
    const { hostname, port } = new URL(target);
    const sent = { ...headers, host: `${hostname}:${port}` };
    const call = request({ hostname, port, path: url, method, headers: sent, agent: false }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      done(answer.statusCode ?? 502, answer.headers, Buffer.concat(chunks));
    });
    call.on("error", () => done(502, {}, Buffer.from("")));
    call.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    aim: (origin) => {
      target = origin;
    },
    set: (next) => {
      weather = next;
      random = createRandom(next?.seed ?? 0);
      counts = { asked: 0, failed: 0, mutations: 0 };
    },
    counts: () => ({ ...counts }),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
