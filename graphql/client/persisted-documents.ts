/**
 * Automatic persisted queries: a document is named by its SHA-256; its text travels only until the back end
 * knows it. Unlike the usual hash-first order this never costs a second round trip on the first request.
 */
const hashes = new Map<string, Promise<string>>();

export function hashDocument(text: string): Promise<string> {
  let hash = hashes.get(text);
  if (hash === undefined) {
    hash = sha256(text);
    hashes.set(text, hash);
  }
  return hash;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether an answer says that the back end does not know the hash (spec 8: ignored, the client recovers). */
export function isPersistedQueryNotFound(errors: readonly { message: string; extensions?: Record<string, unknown> }[]): boolean {
  return errors.some(
    (error) => error.message === "PersistedQueryNotFound" || error.extensions?.code === "PERSISTED_QUERY_NOT_FOUND",
  );
}

/** The hashes that one back end is known to know. */
export type KnownHashes = Set<string>;
