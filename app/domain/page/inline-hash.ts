/** The hash by which a content security policy allows an inline script or style (decision 8). */
import { LRUCache } from "lru-cache";

/** Results, not promises: code that waits for another request's promise continues in that request. */
const hashes = new LRUCache<string, string>({ max: 300 });

/** `sha256-…`, without quotes. Kept: the styles of a page are those of the pages like it. */
export async function toInlineHash(text: string): Promise<string> {
  const known = hashes.get(text) ?? (await digest(text));
  hashes.set(text, known);
  return known;
}

async function digest(text: string): Promise<string> {
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`;
}
