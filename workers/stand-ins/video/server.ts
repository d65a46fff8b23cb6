/**
 * The video platform's stand-in: a plain HTTP server on this machine that speaks Brightcove's interface as far as a page meets it. It
 * serves `/{account}/{player}_default/index.min.js`, whose player shows the same short film for every id.
 */
import { readFileSync } from "node:fs";
import { type LocalServer, startLocalServer, toText } from "#workers/stand-ins/local-server.ts";

const SCRIPT = /^\/[\w-]+\/[\w-]+_default\/index\.min\.js$/;
const FILM = "/film.mp4";

const script = readFileSync(new URL("./browser/player.js", import.meta.url));
const film = readFileSync(new URL("./browser/film.mp4", import.meta.url));

/** On a free port. Rejects when it cannot listen. */
export function startVideoStandIn(): Promise<LocalServer> {
  return startLocalServer({ name: "The video platform's stand-in", answer });
}

function answer({ method, url, headers }: Request): Response {
  const { pathname } = new URL(url);
  const isAsked = method === "GET" || method === "HEAD";
  if (isAsked && SCRIPT.test(pathname)) return toBytes("text/javascript; charset=utf-8", script);
  return isAsked && pathname === FILM ? toFilm(headers.get("range") ?? "") : toText("not found", { status: 404 });
}

function toBytes(type: string, bytes: Buffer<ArrayBuffer>): Response {
  const headers = { "content-type": type, "content-length": String(bytes.length), "cache-control": "no-store" };
  return new Response(bytes, { headers });
}

/** Some browsers play nothing of which they cannot have a part. */
function toFilm(range: string): Response {
  const [, first, last = ""] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const from = Number(first);
  const to = Math.min(last === "" ? film.length - 1 : Number(last), film.length - 1);
  if (first === undefined || from > to) return toBytes("video/mp4", film);
  return new Response(film.subarray(from, to + 1), {
    status: 206,
    headers: {
      "content-type": "video/mp4",
      "content-length": String(to - from + 1),
      "content-range": `bytes ${from}-${to}/${film.length}`,
      "accept-ranges": "bytes",
      "cache-control": "no-store",
    },
  });
}
