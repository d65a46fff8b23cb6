/** What an HTTP request asks, as the key of its answer: two requests with the same key differ in nothing that an answer depends on. */

import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import { parseBearerToken } from "#workers/backend/ground/caller/parse-caller.ts";

/** The request to go on with, and its key: null where somebody in particular asks, or the answer is not worth keeping. */
export type Question = { request: Request; key: string | null };

/**
 * Reads the body of a POST. The key of one that comes without a token is all of it, with the media types that the answer may have: no
 * digest, so no two questions are ever taken for one. Null for a body that is too large.
 */
export async function openQuestion(request: Request, maxBytes: number): Promise<Question | null> {
  if (request.method !== "POST") return { request, key: null };
  const bytes = await readLimited(request, maxBytes);
  if (bytes === null) return null;
  const { url, method, headers, signal } = request;
  const isAnybody = parseBearerToken(request) === null;
  return { request: new Request(url, { method, headers, signal, body: bytes }), key: isAnybody ? toKey(request, bytes) : null };
}

function toKey({ url, headers }: Request, bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    const body = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return JSON.stringify([url, headers.get("accept"), headers.get("x-mutation"), body]);
  } catch {
    // What is no text is no question either.
    return null;
  }
}
