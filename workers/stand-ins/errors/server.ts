/**
 * The stand-in of the service for errors, a plain HTTP server on this machine that speaks the envelope protocol of Sentry: what it is
 * sent is kept in memory and shown at `/`, newest first.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const LONGEST_ENVELOPE = 1_200_000;
const MOST_ENVELOPES = 100;
const KEY = "0123456789abcdef0123456789abcdef";
const PROJECT = "1";

/** One item of an envelope: an event, or the session it belongs to. */
export type ErrorItem = { type: string; payload: Record<string, unknown> };

export type ErrorReceiver = {
  origin: string;
  /** For ERROR_DSN. */
  dsn: string;
  /** All that came, the oldest first. */
  items: ErrorItem[];
  /** The same as it came. */
  texts: string[];
  stop: () => Promise<void>;
};

/** On a free port. */
export async function startErrorReceiver(): Promise<ErrorReceiver> {
  const items: ErrorItem[] = [];
  const texts: string[] = [];
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, items, texts).catch((error: unknown) => {
      process.stderr.write(`The stand-in of the service for errors: ${String(error)}\n`);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    dsn: `http://${KEY}@${host}/${PROJECT}`,
    items,
    texts,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, items: ErrorItem[], texts: string[]): Promise<void> {
  // A name that somebody pointed to this machine is not ours.
  const host = incoming.headers.host ?? "";
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return send(outgoing, 421, "text/plain", "Unknown host");
  const url = new URL(incoming.url ?? "/", `http://${host}`);
  if (incoming.method === "GET" && url.pathname === "/") return send(outgoing, 200, "text/plain", toText(items));
  if (incoming.method === "GET" && url.pathname === "/items")
    return send(outgoing, 200, "application/json", JSON.stringify(items));
  if (incoming.method !== "POST" || url.pathname !== `/api/${PROJECT}/envelope/`)
    return send(outgoing, 404, "text/plain", "Not found");
  if (url.searchParams.get("sentry_key") !== KEY) return send(outgoing, 401, "text/plain", "Unknown key");
  const text = await readLimited(incoming);
  if (text === null) return send(outgoing, 413, "text/plain", "Too long");
  const [, ...lines] = text.split("\n").filter((line) => line !== "");
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (let place = 0; place + 1 < parsed.length; place += 2)
    items.push({ type: String(parsed[place]?.type), payload: parsed[place + 1] ?? {} });
  texts.push(text);
  items.splice(0, items.length - MOST_ENVELOPES);
  texts.splice(0, texts.length - MOST_ENVELOPES);
  return send(outgoing, 200, "application/json", "{}");
}

function toText(items: readonly ErrorItem[]): string {
  if (items.length === 0) return "Nothing yet.\n";
  return items
    .map(({ type, payload }) => `${type}\n${JSON.stringify(payload, null, 2)}\n`)
    .reverse()
    .join("\n");
}

async function readLimited(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_ENVELOPE) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function send(outgoing: ServerResponse, status: number, type: string, body: string): void {
  outgoing.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    connection: "close",
  });
  outgoing.end(body);
}
