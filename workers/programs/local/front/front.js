// @ts-check
/**
 * What stands before the portal on one machine, as Cloudflare's edge does elsewhere: it gives out the files of the build and
 * hands everything else on, in the portal's own isolate. Runs in workerd as it is (local-front.ts).
 */

import { WorkerEntrypoint } from "cloudflare:workers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createSteadyBackend } from "./steady-backend.js";

/** @typedef {{ ASSETS: { fetch: (request: Request) => Promise<Response> }, BACKEND?: import("./steady-backend.js").Backend }} Bindings */
/** @typedef {{ fetch: (request: Request, bindings: Bindings, execution: unknown) => Promise<Response> }} Portal */
/** @typedef {Uint8Array<ArrayBuffer> | null} Bytes */
/** @typedef {{ headers: [string, string][], identity: Bytes, gzip: Bytes, br: Bytes }} File */

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/;

/**
 * @param {Portal} portal
 * @param {readonly string[]} paths The files of the build.
 * @param {boolean} trustsCf Whether callers may say what the platform would say of them (tests only).
 * @param {((request: Request) => Request) | null} forwarded Says who calls (forwarded.js); null leaves requests as they are.
 */
export function createFront(portal, paths, trustsCf, forwarded) {
  const known = new Set(paths);
  /** @type {Map<string, File>} */
  const files = new Map();

  /** @type {(path: string, request: Request, bindings: Bindings) => Promise<File | null>} */
  async function read(path, request, bindings) {
    const kept = files.get(path);
    if (kept !== undefined) return kept;
    const found = await bindings.ASSETS.fetch(new Request(request.url));
    if (found.status !== 200) return null;
    const file = toFile(found.headers, new Uint8Array(await found.arrayBuffer()));
    files.set(path, file);
    return file;
  }

  /** @type {(path: string, request: Request, bindings: Bindings) => Promise<Response>} */
  async function giveFile(path, request, bindings) {
    // Conditions and parts are the platform's to answer.
    const isPlain = !request.headers.has("if-none-match") && !request.headers.has("range");
    const file = isPlain ? await read(path, request, bindings) : null;
    if (file === null) return bindings.ASSETS.fetch(request);
    const accepted = request.headers.get("accept-encoding") ?? "";
    const encoding = /** @type {const} */ (["br", "gzip"]).find((name) => file[name] !== null && accepted.includes(name));
    const headers = new Headers(file.headers);
    if (encoding !== undefined) headers.set("content-encoding", encoding);
    /** @type {ResponseInit & { encodeBody: "manual" }} */
    const init = { headers, encodeBody: "manual" };
    return new Response(request.method === "HEAD" ? null : file[encoding ?? "identity"], init);
  }

  /** @extends {WorkerEntrypoint<Bindings>} */
  class Front extends WorkerEntrypoint {
    /** @param {Request} request */
    fetch(request) {
      const path = toPath(request.url);
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (isRead && known.has(path)) return giveFile(path, request, this.env);
      const told = trustsCf ? request : withoutWord(request);
      return portal.fetch(forwarded === null ? told : forwarded(told), toOwn(this.env), this.ctx);
    }
  }
  return Front;
}

/** @typedef {new (execution: any, bindings: any) => { purge: (tags: string[]) => void }} PageCacheEntrypoint */

/**
 * A door to the portal's entrypoint for the back end, which is in another runtime: the tags as JSON.
 * @param {PageCacheEntrypoint} PageCache
 */
export function createPurges(PageCache) {
  /** @extends {WorkerEntrypoint<Bindings>} */
  class Purges extends WorkerEntrypoint {
    /** @param {Request} request */
    async fetch(request) {
      new PageCache(this.ctx, toOwn(this.env)).purge(await request.json());
      return new Response(null, { status: 204 });
    }
  }
  return Purges;
}

/** @type {Bindings | null} */
let own = null;

/**
 * The bindings with the way to the back end that this machine needs; one object for the isolate, as the portal keeps things by it.
 * @type {(bindings: Bindings) => Bindings}
 */
function toOwn(bindings) {
  const { BACKEND } = bindings;
  own ??= BACKEND === undefined ? bindings : { ...bindings, BACKEND: createSteadyBackend(BACKEND) };
  return own;
}

/** @type {(found: Headers, identity: Uint8Array<ArrayBuffer>) => File} */
function toFile(found, identity) {
  /** @type {[string, string][]} */
  const headers = [...found].filter(([name]) => name !== "content-length");
  if (!compressible.test(found.get("content-type") ?? "")) return { headers, identity, gzip: null, br: null };
  return {
    headers: [...headers, ["vary", "accept-encoding"]],
    identity,
    gzip: new Uint8Array(gzipSync(identity)),
    br: new Uint8Array(brotliCompressSync(identity)),
  };
}

/**
 * The simulator's socket takes `request.cf` from a header that anybody can send.
 * @param {Request & { cf?: unknown }} request
 */
function withoutWord(request) {
  if (request.cf === undefined) return request;
  /** @type {RequestInit & { cf: unknown }} */
  const init = { cf: {} };
  return new Request(request, init);
}

/** @param {string} address */
function toPath(address) {
  const begin = address.indexOf("/", 8);
  const end = address.indexOf("?", begin);
  return end < 0 ? address.slice(begin) : address.slice(begin, end);
}
