/**
 * The stand-in of the service pages' sources, a plain HTTP server on this machine: each source's documents in its own form
 * (documents.ts), and a list of them at `/`. A test may have one answer otherwise.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { documents } from "./documents.ts";

type Other = (outgoing: ServerResponse) => void;

export type ServicesStandIn = {
  origin: string;
  /** Paths that were asked for since the start, in their order, with their queries. */
  asked: string[];
  /** Has a path answer otherwise: broken, empty, never; null has it answer as ever. */
  answerOtherwise: (path: string, other: Other | null) => void;
  stop: () => Promise<void>;
};

/** On a free port. Rejects when it cannot listen. */
export async function startServicesStandIn(now = () => new Date()): Promise<ServicesStandIn> {
  const asked: string[] = [];
  const others = new Map<string, Other>();
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? "");
    answer(incoming, outgoing, others, now());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerOtherwise: (path, other) => void (other === null ? others.delete(path) : others.set(path, other)),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer({ method, url = "/" }: IncomingMessage, outgoing: ServerResponse, others: Map<string, Other>, now: Date): void {
  const { pathname, searchParams } = new URL(url, "http://127.0.0.1");
  const other = others.get(pathname);
  const document = documents.find(({ path }) => path === pathname);
  if (other !== undefined) other(outgoing);
  else if (method !== "GET") send(outgoing, 405, "text/plain", "Method not allowed");
  else if (document !== undefined) send(outgoing, 200, document.type, document.toBody({ now, query: searchParams }));
  else if (pathname === "/") send(outgoing, 200, "text/html", toPage());
  else send(outgoing, 404, "text/plain", "Not found");
}

function send(outgoing: ServerResponse, status: number, type: string, body: string): void {
  outgoing.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    // Kept open, a connection could be closed just when the next question is on its way.
    connection: "close",
  });
  outgoing.end(body);
}

function toPage(): string {
  const rows = documents.map(({ path, title }) => `<li><a href="${path}">${title}</a>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sources of the service pages, stand-in</title>
<h1>Sources of the service pages, stand-in</h1>
<ul>${rows.join("\n")}</ul>
</html>`;
}
