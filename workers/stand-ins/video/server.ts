/**
 * The video platform's stand-in: a plain HTTP server on this machine that speaks Brightcove's interface as far as a page meets it. It
 * serves `/{account}/{player}_default/index.min.js`, whose player shows the same short film for every id.
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type VideoStandIn = {
  origin: string;
  /** Paths that were asked for since the start, in their order. */
  asked: string[];
  stop: () => Promise<void>;
};

const SCRIPT = /^\/[\w-]+\/[\w-]+_default\/index\.min\.js$/;
const FILM = "/film.mp4";

const script = readFileSync(new URL("./browser/player.js", import.meta.url));
const film = readFileSync(new URL("./browser/film.mp4", import.meta.url));

/** Rejects when it cannot listen. `port` 0 takes any. */
export async function startVideoStandIn({ port }: { port: number }): Promise<VideoStandIn> {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? "");
    answer(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer({ method, url = "/", headers }: IncomingMessage, outgoing: ServerResponse): void {
  const { pathname } = new URL(url, "http://127.0.0.1");
  const isAsked = method === "GET" || method === "HEAD";
  if (isAsked && SCRIPT.test(pathname)) send(outgoing, "text/javascript; charset=utf-8", script);
  else if (isAsked && pathname === FILM) sendFilm(outgoing, headers.range);
  else outgoing.writeHead(404, { "content-type": "text/plain" }).end("not found");
}

function send(outgoing: ServerResponse, type: string, bytes: Buffer): void {
  outgoing.writeHead(200, { "content-type": type, "content-length": bytes.length, "cache-control": "no-store" }).end(bytes);
}

/** Some browsers play nothing of which they cannot have a part. */
function sendFilm(outgoing: ServerResponse, range: string | undefined): void {
  const [, first = "0", last = ""] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  const from = Number(first);
  const to = Math.min(last === "" ? film.length - 1 : Number(last), film.length - 1);
  if (range === undefined || from > to) {
    send(outgoing, "video/mp4", film);
    return;
  }
  outgoing
    .writeHead(206, {
      "content-type": "video/mp4",
      "content-length": to - from + 1,
      "content-range": `bytes ${from}-${to}/${film.length}`,
      "accept-ranges": "bytes",
      "cache-control": "no-store",
    })
    .end(film.subarray(from, to + 1));
}
