/**
 * Automatic persisted queries: a document is named by its SHA-256; its text travels only until the back end
 * knows it. Unlike the usual hash-first order this never costs a second round trip on the first request.
 */
import { toHexDigest } from "#shared/rules/bytes/hex-digest.ts";

const hashes = new Map<string, string>();
/** Far more than there are documents; those that were fitted to a back end come on top (fit/send-fitted.ts). */
const MAX_HASHES = 500;

/** Kept is the hash and not its promise: at the edge no request may wait for another's. */
export async function hashDocument(text: string): Promise<string> {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = await toHexDigest(text);
  if (hashes.size >= MAX_HASHES) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

type ErrorEntry = { message: string; extensions?: Record<string, unknown> };

/** Whether an answer says that the back end does not know the hash (rules 8: ignored, the client recovers). */
export function isPersistedQueryNotFound(errors: readonly ErrorEntry[]): boolean {
  return hasError(errors, "PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND");
}

/** Whether an answer says that the back end keeps no documents at all. */
export function isPersistedQueryNotSupported(errors: readonly ErrorEntry[]): boolean {
  return hasError(errors, "PersistedQueryNotSupported", "PERSISTED_QUERY_NOT_SUPPORTED");
}

function hasError(errors: readonly ErrorEntry[], message: string, code: string): boolean {
  return errors.some((error) => error.message === message || error.extensions?.code === code);
}

/** Whether documents can be hashed here: browsers hash on https and localhost only. */
export function canHashDocuments(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** What one back end is known to know; a publisher's own may keep no documents, and then nothing is hashed. */
export type KnownDocuments = { hashes: Set<string>; isSupported: boolean };

export function createKnownDocuments(): KnownDocuments {
  return { hashes: new Set(), isSupported: true };
}
