/** Documents that come again: known by their hash (automatic persisted queries), parsed and validated once. */
import { useAPQ as createApq } from "@graphql-yoga/plugin-apq";
import type { DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { LRUCache } from "lru-cache";

const MAX_DOCUMENTS = 300;
/** Longer texts could be used to fill the isolate's memory; they work, but are not kept. */
const MAX_KEPT_LENGTH = 20_000;

/** The documents that were used last, by hash or text; what stands for a text that is too long is not kept. */
function createRecent<Value extends object | string>(toText: (value: Value, key: string) => string): LRUCache<string, Value> {
  return new LRUCache({
    max: MAX_DOCUMENTS,
    maxEntrySize: MAX_KEPT_LENGTH,
    // An empty text has a size as well.
    sizeCalculation: (value, key) => Math.max(1, toText(value, key).length),
  });
}

export type KnownDocuments = {
  /** For the server: parsed documents, and the errors of those that cannot be parsed, by their texts. */
  caches: { documentCache: LRUCache<string, DocumentNode>; errorCache: LRUCache<string, object> };
  /** For the server: single and within batches, an unknown hash answers `PersistedQueryNotFound`, upon which the client sends hash and text. */
  plugins: Plugin[];
  /** The document of a text that was found valid; null for all others. */
  findValid(text: string): DocumentNode | null;
  /** The text of a hash that a client has told. */
  findText(hash: string): string | null;
};

/** What an isolate has learned of documents. */
export function createKnownDocuments(): KnownDocuments {
  const byText = (_: object, text: string) => text;
  const documentCache = createRecent<DocumentNode>(byText);
  const texts = createRecent<string>((text) => text);
  const valid = new WeakSet<DocumentNode>();
  const noteValid: Plugin = {
    onValidate:
      ({ params }) =>
      ({ valid: isValid }) => {
        if (isValid) valid.add(params.documentAST as DocumentNode);
      },
  };
  return {
    caches: { documentCache, errorCache: createRecent<object>(byText) },
    plugins: [createApq({ store: texts }), { onResultProcess: answerUnknownHash }, noteValid],
    findValid(text) {
      const document = documentCache.get(text);
      return document !== undefined && valid.has(document) ? document : null;
    },
    findText: (hash) => texts.get(hash) ?? null,
  };
}

/** GraphQL over HTTP: 404 for clients that accept its own media type; those of plain JSON expect errors with a 200. */
function answerUnknownHash({ result }: Parameters<NonNullable<Plugin["onResultProcess"]>>[0]): void {
  if (Array.isArray(result) || !("errors" in result)) return;
  for (const { extensions } of result.errors ?? []) {
    if (extensions.code === "PERSISTED_QUERY_NOT_FOUND") extensions.http = { status: 404, spec: true };
  }
}
