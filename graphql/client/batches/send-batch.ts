import type { ExecutionResult } from "@urql/core";
import {
  hashDocument,
  isPersistedQueryNotFound,
  isPersistedQueryNotSupported,
  type KnownDocuments,
} from "#graphql/client/persisted-documents.ts";
import { parseBatchAnswer } from "./parse-batch-answer.ts";

export type BatchedOperation = {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
  isMutation?: boolean;
};

/** POSTs a JSON body to the GraphQL endpoint; rejects with `BackendFailure`. `hasMutation`: rules 7.1, `X-Mutation: true`. */
export type Post = (body: string, facts: { hasMutation: boolean }) => Promise<Response>;

type Form = "hash" | "hash and text" | "text";

/**
 * Sends up to BATCH_SIZE operations as one request and gives their results in order. Documents whose hash is
 * known to the back end travel as the hash; those it cannot answer by hash are sent once more with their text.
 */
export async function sendBatch(operations: BatchedOperation[], post: Post, known: KnownDocuments): Promise<ExecutionResult[]> {
  if (!known.isSupported) {
    return request(
      operations,
      operations.map(() => ""),
      operations.map(() => "text"),
      post,
    );
  }
  const hashes = await Promise.all(operations.map(({ query }) => hashDocument(query)));
  const forms = hashes.map((hash): Form => (known.hashes.has(hash) ? "hash" : "hash and text"));
  const results = await request(operations, hashes, forms, post);

  const unanswered = results.flatMap((result, index) => (isUnanswered(result, forms[index]) ? [index] : []));
  if (unanswered.length > 0) {
    const isForgotten = unanswered.every((index) => isPersistedQueryNotFound(errorsOf(results[index])));
    const form = isForgotten ? "hash and text" : "text";
    const again = await request(
      unanswered.map((index) => operations[index] as BatchedOperation),
      unanswered.map((index) => hashes[index] as string),
      unanswered.map(() => form),
      post,
    );
    unanswered.forEach((index, position) => {
      results[index] = again[position] as ExecutionResult;
    });
    // Answered without the hash but not with it: this back end keeps no documents.
    if (!isForgotten && again.some(({ data }) => data !== undefined)) known.isSupported = false;
  }
  results.forEach((result, index) => {
    const isKnown = result.data !== undefined && !isPersistedQueryNotFound(errorsOf(result));
    if (isKnown) known.hashes.add(hashes[index] as string);
  });
  return results;
}

/** An answer without a `data` entry was never executed; where only the hash went, the text may help. */
function isUnanswered(result: ExecutionResult, form: Form | undefined): boolean {
  if (form === "text") return false;
  const errors = errorsOf(result);
  if (isPersistedQueryNotSupported(errors) || isPersistedQueryNotFound(errors)) return true;
  return form === "hash" && result.data === undefined;
}

function errorsOf(result: ExecutionResult | undefined): { message: string; extensions?: Record<string, unknown> }[] {
  return (result?.errors ?? []) as { message: string }[];
}

async function request(operations: BatchedOperation[], hashes: string[], forms: Form[], post: Post): Promise<ExecutionResult[]> {
  const bodies = operations.map(({ query, operationName, variables }, index) => ({
    operationName,
    query: forms[index] === "hash" ? undefined : query,
    variables,
    extensions: forms[index] === "text" ? undefined : { persistedQuery: { version: 1, sha256Hash: hashes[index] } },
  }));
  const hasMutation = operations.some(({ isMutation }) => isMutation === true);
  const response = await post(JSON.stringify(bodies.length === 1 ? bodies[0] : bodies), { hasMutation });
  return parseBatchAnswer(response, operations.length);
}
