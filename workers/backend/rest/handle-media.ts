/** `GET /media/*`: pictures, those of the demo paper as well, from R2. Their names never change content. */
import type { Env } from "#workers/backend/env.ts";
import { createWrongMethod } from "./json.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Shown inside a page. Anything else, SVG and HTML above all, could run script and is only ever downloaded. */
const inlineTypes = new Set([
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "video/mp4",
  "video/webm",
  "audio/mpeg",
  "audio/mp4",
  "audio/ogg",
  "application/pdf",
]);
const typesByExtension: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  svg: "image/svg+xml",
  mp4: "video/mp4",
  webm: "video/webm",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  pdf: "application/pdf",
};

/** A stored file, 304 when the caller has it, or 404. */
export async function handleMedia(request: Request, env: Env): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return createWrongMethod("GET, HEAD");
  const { pathname } = new URL(request.url);
  const key = parseMediaKey(pathname);
  return key === null ? createNotFound() : getStoredFile(request, env, key);
}

/** The key of a file, or null for a path that plays tricks. */
function parseMediaKey(pathname: string): string | null {
  try {
    const key = decodeURIComponent(pathname.slice("/media/".length));
    const isPlain = key.split("/").every((segment) => segment !== "" && !segment.startsWith("."));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a name
    return isPlain && !/[\\\u0000-\u001f]/.test(key) ? key : null;
  } catch {
    // A broken escape sequence names no file.
    return null;
  }
}

async function getStoredFile(request: Request, env: Env, key: string): Promise<Response> {
  if (request.method === "HEAD") {
    const object = await env.MEDIA.head(key);
    return object === null ? createNotFound() : new Response(null, { headers: toStoredHeaders(object, key) });
  }
  const object = await env.MEDIA.get(key, { onlyIf: request.headers });
  if (object === null) return createNotFound();
  // The object without its body: the condition of the request says that the caller has it.
  return "body" in object
    ? new Response(object.body, { headers: toStoredHeaders(object, key) })
    : new Response(null, { status: 304, headers: toStoredHeaders(object, key) });
}

function toStoredHeaders(object: R2Object, key: string): Headers {
  const headers = new Headers({ etag: object.httpEtag, "last-modified": object.uploaded.toUTCString() });
  setFileHeaders(headers, key, object.httpMetadata?.contentType ?? null);
  return headers;
}

function setFileHeaders(headers: Headers, key: string, stored: string | null): void {
  const extension = key.slice(key.lastIndexOf(".") + 1).toLowerCase();
  const type = (stored?.split(";")[0]?.trim() || typesByExtension[extension]) ?? "application/octet-stream";
  const isInline = inlineTypes.has(type);
  headers.set("content-type", isInline || type === "image/svg+xml" ? type : "application/octet-stream");
  if (!isInline) headers.set("content-disposition", "attachment");
  headers.set("content-security-policy", "default-src 'none'; sandbox");
  headers.set("x-content-type-options", "nosniff");
  headers.set("cache-control", IMMUTABLE);
}

function createNotFound(): Response {
  return new Response("not found", { status: 404 });
}
