/** `GET /media/*`: pictures, those of the demo paper as well, from R2. Their names never change content. */
import { isAdmin } from "#workers/backend/doors/admin/authorise-admin.ts";
import { PRIVATE_PREFIX } from "#workers/backend/ground/bodies/private-prefix.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { createWrongMethod } from "./json.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";

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
  wav: "audio/wav",
  m3u8: "application/vnd.apple.mpegurl",
  ts: "video/mp2t",
  m4s: "video/iso.segment",
  vtt: "text/vtt",
  pdf: "application/pdf",
};
/** Shown inside a page. Anything else, SVG and HTML above all, could run script and is only ever downloaded. */
const inlineTypes = new Set(Object.values(typesByExtension).filter((type) => type !== "image/svg+xml"));

/** One part, as players and downloads that go on ask for it. */
const RANGE = /^bytes=(?:\d+-\d*|-\d+)$/;

/** A stored file or a part of it, 304 when the caller has it, 416 for a part beyond its end, or 404. */
export async function handleMedia(request: Request, env: Env): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return createWrongMethod("GET, HEAD");
  const { pathname } = new URL(request.url);
  const key = parseMediaKey(pathname);
  if (key === null || !(await isForCaller(request, env, key))) return createNotFound();
  return getStoredFile(request, env, key);
}

/** What is private other doors give to who may have it; an operator's export takes it by its name. */
async function isForCaller(request: Request, { ADMIN_TOKEN: token }: Env, key: string): Promise<boolean> {
  if (!key.startsWith(PRIVATE_PREFIX)) return true;
  return token !== undefined && token !== "" && (await isAdmin(request, token));
}

/** The key of a file, or null for a manipulated path. */
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
  const whole = RANGE.test(request.headers.get("range") ?? "") ? await env.MEDIA.head(key) : null;
  const part = whole === null ? null : toPart(request, whole);
  if (part === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { "content-range": `bytes */${whole?.size}`, "cache-control": "no-store" },
    });
  const object = await env.MEDIA.get(key, { onlyIf: request.headers, ...(part === null ? {} : { range: part }) });
  if (object === null) return createNotFound();
  const headers = toStoredHeaders(object, key);
  // The object without its body: the condition of the request says that the caller has it.
  if (!("body" in object)) return new Response(null, { status: 304, headers });
  if (part === null) return new Response(object.body, { headers });
  headers.set("content-range", `bytes ${part.offset}-${part.offset + part.length - 1}/${object.size}`);
  return new Response(object.body, { status: 206, headers });
}

type Part = { offset: number; length: number };

/** Null for the whole file: also when the caller's part is of another version (If-Range). */
function toPart({ headers }: Request, { size, httpEtag }: R2Object): Part | "unsatisfiable" | null {
  const condition = headers.get("if-range");
  if (condition !== null && condition !== httpEtag) return null;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("range") ?? "") ?? [];
  const offset = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  return offset < end ? { offset, length: end - offset } : "unsatisfiable";
}

function toStoredHeaders(object: R2Object, key: string): Headers {
  const headers = new Headers({
    etag: object.httpEtag,
    "last-modified": object.uploaded.toUTCString(),
    "accept-ranges": "bytes",
  });
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
