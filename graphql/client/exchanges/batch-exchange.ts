import { type Exchange, type ExecutionResult, makeErrorResult, makeResult, type Operation, stringifyDocument } from "@urql/core";
import { filter, fromPromise, merge, mergeMap, pipe, share, takeUntil } from "wonka";
import { type BatchedOperation, type Post, sendBatch } from "#graphql/client/batches/send-batch.ts";
import { BATCH_SIZE } from "#graphql/client/limits.ts";
import { readOperationName } from "#graphql/client/operation-name.ts";
import type { KnownDocuments } from "#graphql/client/persisted-documents.ts";

type Waiting = { operation: BatchedOperation; resolve: (result: ExecutionResult) => void; reject: (error: unknown) => void };

/**
 * Collects what is asked until `schedule` fires (or BATCH_SIZE is reached) and sends it as one request. A request marked as a
 * mutation is nothing else.
 */
export function createBatchExchange(options: {
  post: Post;
  known: KnownDocuments;
  schedule: (flush: () => void) => void;
}): Exchange {
  const queues = new Map<Operation["kind"], Waiting[]>();

  function send(batch: Waiting[]): void {
    const operations = batch.map(({ operation }) => operation);
    sendBatch(operations, options.post, options.known).then(
      (results) => batch.forEach(({ resolve }, index) => void resolve(results[index] as ExecutionResult)),
      (error: unknown) => batch.forEach(({ reject }) => void reject(error)),
    );
  }

  /** Sends `batch` unless that happened already, because it was full. */
  function flush(kind: Operation["kind"], batch: Waiting[]): void {
    if (queues.get(kind) !== batch) return;
    queues.delete(kind);
    send(batch);
  }

  function enqueue(operation: Operation): Promise<ExecutionResult> {
    return new Promise((resolve, reject) => {
      const { kind } = operation;
      const waiting = { operation: toBatchedOperation(operation), resolve, reject };
      const batch = queues.get(kind);
      if (batch === undefined) {
        const opened = [waiting];
        queues.set(kind, opened);
        options.schedule(() => flush(kind, opened));
      } else if (batch.push(waiting) === BATCH_SIZE) flush(kind, batch);
    });
  }

  return ({ forward }) =>
    (operations$) => {
      const shared$ = pipe(operations$, share);
      const isOurs = ({ kind }: Operation) => kind === "query" || kind === "mutation";
      const results$ = pipe(
        shared$,
        filter(isOurs),
        mergeMap((operation) =>
          pipe(
            fromPromise(
              enqueue(operation).then(
                (result) => makeResult(operation, result),
                (error: Error) => makeErrorResult(operation, error),
              ),
            ),
            takeUntil(
              pipe(
                shared$,
                filter(({ kind, key }) => kind === "teardown" && key === operation.key),
              ),
            ),
          ),
        ),
      );
      const forwarded$ = pipe(
        shared$,
        filter((operation) => !isOurs(operation)),
        forward,
      );
      return merge([results$, forwarded$]);
    };
}

function toBatchedOperation(operation: Operation): BatchedOperation {
  return {
    query: stringifyDocument(operation.query),
    operationName: readOperationName(operation),
    variables: (operation.variables ?? {}) as Record<string, unknown>,
    isMutation: operation.kind === "mutation",
  };
}
