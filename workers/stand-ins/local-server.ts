/** The plain HTTP server that every stand-in is: on this machine alone, with the platform's requests and responses. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type LocalServer = { origin: string; port: number; stop: () => Promise<void> };

type Options = {
  /** Names the stand-in where it fails. */
  name: string;
  answer: (request: Request) => Response | Promise<Response>;
  /** A longer body is answered with 413. */
  maxBytes?: number;
  /** 0 is any that is free. */
  port?: number;
};

/** Rejects when it cannot listen. */
export async function startLocalServer({ name, answer, maxBytes = 64 * 1024, port = 0 }: Options): Promise<LocalServer> {
  const server = createServer(async (incoming, outgoing) => {
    const response = await receive(incoming, maxBytes)
      .then((received) => (received instanceof Request ? answer(received) : received))
      .catch((error: unknown) => {
        process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`);
        return toText("Internal error", { status: 500 });
      });
    // A connection that is kept open could be closed just when the next request is being sent.
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), connection: "close" });
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    port: taken,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The request, or the answer to one that is refused. */
async function receive(incoming: IncomingMessage, maxBytes: number): Promise<Request | Response> {
  const { method = "GET", headers } = incoming;
  // A foreign name that points to this machine is not ours.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? "")) return toText("Unknown host", { status: 421 });
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) return toText("Too long", { status: 413 });
    chunks.push(chunk);
  }
  return new Request(new URL(incoming.url ?? "/", `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === "string"),
    body: method === "GET" || method === "HEAD" ? null : Buffer.concat(chunks),
  });
}

/** A text that no browser takes for anything else, and that no page may run. */
export function toText(text: string | Uint8Array<ArrayBuffer>, { status = 200, type = "text/plain" } = {}): Response {
  return new Response(status === 204 ? null : text, {
    status,
    headers: {
      "content-type": typeof text === "string" ? `${type}; charset=utf-8` : type,
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
