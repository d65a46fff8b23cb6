/** `PUT` and `HEAD /admin/media/{key}`: pictures, films and recordings that an import copies into R2. */

import { isBarredFile, TAKEN_DOWN } from "#workers/backend/content/records/tombstones.ts";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const keyPattern = /^[a-z0-9][a-z0-9/_.-]{0,200}$/;
/** No SVG: it is a document that runs scripts. */
const contentTypes: ReadonlySet<string> = new Set(["image/avif", "image/webp", "image/jpeg", "image/png", "image/gif"]);
const maxBytes = 20 * 1024 * 1024;
const filmTypes: ReadonlySet<string> = new Set([
  "video/mp4",
  "video/webm",
  "audio/mpeg",
  "audio/mp4",
  "audio/ogg",
  "audio/wav",
  "text/vtt",
  // HLS: a list and its pieces.
  "application/vnd.apple.mpegurl",
  "video/mp2t",
  "video/iso.segment",
]);
/** One request brings no more to a Worker; the bytes pass through without being held. */
const maxFilmBytes = 95 * 1024 * 1024;
const cacheControl = "public, max-age=31536000, immutable";

function isMediaKey(key: string): boolean {
  return keyPattern.test(key) && !key.includes("..");
}

/** Stores the bytes under the key and replies `{key, size}`; the same key replaces what stood there. */
export async function putMedia(request: Request, env: Env, key: string): Promise<Response> {
  if (!isMediaKey(key)) return toAdminError(400, `The key must match ${keyPattern.source} and hold no ".."`);
  const contentType = (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (filmTypes.has(contentType)) return putFilm(request, env, key, contentType);
  if (!contentTypes.has(contentType))
    return toAdminError(415, `The content type must be one of ${[...contentTypes, ...filmTypes].join(", ")}`);
  const bytes = await readLimited(request, maxBytes);
  if (bytes === null) return toAdminError(413, `The picture is too large: at most ${maxBytes} bytes`);
  if (bytes.length === 0) return toAdminError(400, "The picture is empty");
  return put(env, key, { body: bytes, size: bytes.length, contentType });
}

async function putFilm(request: Request, env: Env, key: string, contentType: string): Promise<Response> {
  const size = Number(request.headers.get("content-length") ?? "0");
  if (request.body === null || !(size > 0)) return toAdminError(411, "Say how long the file is: content-length");
  if (size > maxFilmBytes) return toAdminError(413, `The file is too large: at most ${maxFilmBytes} bytes`);
  return put(env, key, { body: request.body, size, contentType });
}

type Upload = { body: Uint8Array | ReadableStream; size: number; contentType: string };

/** What was taken down, also while it was on its way, does not stay: 410. */
async function put(env: Env, key: string, { body, size, contentType }: Upload): Promise<Response> {
  await env.MEDIA.put(key, body, { httpMetadata: { contentType, cacheControl } });
  if (!(await isBarredFile(env.DB, key))) return toAdminReply({ key, size }, 201);
  await env.MEDIA.delete(key);
  return toAdminError(410, `${key}: ${TAKEN_DOWN}`);
}

/** 200 with type and length when the key is there, otherwise 404. */
export async function headMedia(env: Env, key: string): Promise<Response> {
  const object = isMediaKey(key) ? await env.MEDIA.head(key) : null;
  if (object === null) return new Response(null, { status: 404 });
  const headers = {
    "content-type": object.httpMetadata?.contentType ?? "application/octet-stream",
    "x-media-size": `${object.size}`,
  };
  return new Response(null, { headers });
}
