/** What an HTTP request asks, as the key of its answer: two requests with the same key differ in nothing that an answer depends on. */

import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import { parseBearerToken } from "#workers/backend/ground/caller/parse-caller.ts";

export type Question = {
  request: Request;
  /** The body, where it came by POST and is a text. */
  text: string | null;
  /** Null where somebody in particular asks, or the answer is not worth keeping. */
  key: string | null;
  /** The request with its body still to be read. */
  unread(): Request;
};

/**
 * Reads the body of a POST. The key of one that comes without a token is all of it, with the media types that the answer may have: no
 * digest, so no two questions are ever taken for one. Null for a body that is too large.
 */
export async function openQuestion(request: Request, maxBytes: number): Promise<Question | null> {
  if (request.method !== "POST") return { request, text: null, key: null, unread: () => request };
  const bytes = await readLimited(request, maxBytes);
  if (bytes === null) return null;
  const { url, method, headers, signal } = request;
  const text = toText(bytes);
  return {
    request,
    text,
    key: text === null || parseBearerToken(request) !== null ? null : toKey(request, text),
    unread: () => new Request(url, { method, headers, signal, body: bytes }),
  };
}

/** Null for what is no text: it is no question either. */
function toText(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function toKey({ url, headers }: Request, text: string): string {
  return JSON.stringify([url, headers.get("accept"), headers.get("x-mutation"), text]);
}
