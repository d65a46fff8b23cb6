/** `PUT` and `HEAD /admin/media/{key}`: pictures that an import copies into R2. */
import type { Env } from "#workers/backend/env.ts";
import { toAdminError, toAdminReply } from "./admin-reply.ts";
import { readLimited } from "./read-limited.ts";

const keyPattern = /^[a-z0-9][a-z0-9/_.-]{0,200}$/;
/** No SVG: it is a document that runs scripts. */
const contentTypes: ReadonlySet<string> = new Set(["image/avif", "image/webp", "image/jpeg", "image/png", "image/gif"]);
const maxBytes = 20 * 1024 * 1024;

function isMediaKey(key: string): boolean {
  return keyPattern.test(key) && !key.includes("..");
}

/** Stores the bytes under the key and replies `{key, size}`; the same key replaces what stood there. */
export async function putMedia(request: Request, env: Env, key: string): Promise<Response> {
  if (!isMediaKey(key)) return toAdminError(400, `The key must match ${keyPattern.source} and hold no ".."`);
  const contentType = (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!contentTypes.has(contentType)) return toAdminError(415, `The content type must be one of ${[...contentTypes].join(", ")}`);
  const bytes = await readLimited(request, maxBytes);
  if (bytes === null) return toAdminError(413, `The picture is too large: at most ${maxBytes} bytes`);
  if (bytes.length === 0) return toAdminError(400, "The picture is empty");
  await env.MEDIA.put(key, bytes, { httpMetadata: { contentType, cacheControl: "public, max-age=31536000, immutable" } });
  return toAdminReply({ key, size: bytes.length }, 201);
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
