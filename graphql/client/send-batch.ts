import type { ExecutionResult } from "@urql/core";
import { parseBatchAnswer } from "./parse-batch-answer.ts";
import { hashDocument, isPersistedQueryNotFound, type KnownHashes } from "./persisted-documents.ts";

export type BatchedOperation = {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
};

/** POSTs a JSON body to the GraphQL endpoint; rejects with `BackendFailure`. */
export type Post = (body: string) => Promise<Response>;

/**
 * Sends up to BATCH_SIZE operations as one request and gives their results in order. Documents whose hash is
 * known to the back end travel as the hash; those it has forgotten are sent once more with their text.
 */
export async function sendBatch(operations: BatchedOperation[], post: Post, known: KnownHashes): Promise<ExecutionResult[]> {
  const hashes = await Promise.all(operations.map(({ query }) => hashDocument(query)));
  const results = await request(operations, hashes, post, (hash) => !known.has(hash));

  const forgotten = results.flatMap((result, index) =>
    isPersistedQueryNotFound((result.errors as { message: string }[] | undefined) ?? []) ? [index] : [],
  );
  if (forgotten.length > 0) {
    const again = await request(
      forgotten.map((index) => operations[index] as BatchedOperation),
      forgotten.map((index) => hashes[index] as string),
      post,
      () => true,
    );
    forgotten.forEach((index, position) => {
      results[index] = again[position] as ExecutionResult;
    });
  }
  for (const hash of hashes) known.add(hash);
  return results;
}

async function request(
  operations: BatchedOperation[],
  hashes: string[],
  post: Post,
  needsText: (hash: string) => boolean,
): Promise<ExecutionResult[]> {
  const bodies = operations.map(({ query, operationName, variables }, index) => {
    const sha256Hash = hashes[index] as string;
    return {
      operationName,
      query: needsText(sha256Hash) ? query : undefined,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    };
  });
  const response = await post(JSON.stringify(bodies.length === 1 ? bodies[0] : bodies));
  return parseBatchAnswer(response, operations.length);
}
