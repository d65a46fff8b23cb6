/** Documents that come again: known by their hash (automatic persisted queries), parsed and validated once. */
import { useAPQ as createApq } from "@graphql-yoga/plugin-apq";
import type { DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";

const MAX_DOCUMENTS = 300;
/** Longer texts could be used to fill the isolate's memory; they work, but are not kept. */
const MAX_KEPT_LENGTH = 20_000;

type Cache<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): void };

/** The values of the keys used last; those that `isKept` refuses are not stored. */
function createRecentCache<Value>(isKept: (key: string, value: Value) => boolean): Cache<Value> {
  const values = new Map<string, Value>();
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) {
        // A Map keeps the order of insertion: the first key is the one used longest ago.
        values.delete(key);
        values.set(key, value);
      }
      return value;
    },
    set(key, value) {
      if (!isKept(key, value)) return;
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > MAX_DOCUMENTS && oldest !== undefined) values.delete(oldest);
    },
  };
}

function isShort(text: string): boolean {
  return text.length <= MAX_KEPT_LENGTH;
}

/** Caches of parsed documents and of texts that cannot be parsed, in the isolate. */
export function createDocumentCaches(): { documentCache: Cache<DocumentNode>; errorCache: Cache<unknown> } {
  return { documentCache: createRecentCache(isShort), errorCache: createRecentCache(isShort) };
}

/**
 * Automatic persisted queries, single and within batches. An unknown hash answers `PersistedQueryNotFound`, upon which
 * the client sends hash and text; the hash is then known to this isolate.
 */
export function createPersistedDocuments(): Plugin[] {
  return [createApq({ store: createRecentCache<string>((_, text) => isShort(text)) }), { onResultProcess: answerUnknownHash }];
}

/** GraphQL over HTTP: 404 for clients that accept its own media type; those of plain JSON expect errors with a 200. */
function answerUnknownHash({ result }: Parameters<NonNullable<Plugin["onResultProcess"]>>[0]): void {
  if (Array.isArray(result) || !("errors" in result)) return;
  for (const { extensions } of result.errors ?? []) {
    if (extensions.code === "PERSISTED_QUERY_NOT_FOUND") extensions.http = { status: 404, spec: true };
  }
}
