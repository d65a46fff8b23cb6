import { type Exchange, type ExecutionResult, makeErrorResult, makeResult, type Operation, stringifyDocument } from "@urql/core";
import { filter, fromPromise, merge, mergeMap, pipe, share, takeUntil } from "wonka";
import { BATCH_SIZE } from "../limits.ts";
import type { KnownDocuments } from "../persisted-documents.ts";
import { type BatchedOperation, type Post, sendBatch } from "../send-batch.ts";

type Waiting = { operation: BatchedOperation; resolve: (result: ExecutionResult) => void; reject: (error: unknown) => void };

/** Collects what is asked until `schedule` fires (or BATCH_SIZE is reached) and sends it as one request. */
export function createBatchExchange(options: {
  post: Post;
  known: KnownDocuments;
  schedule: (flush: () => void) => void;
}): Exchange {
  let waiting: Waiting[] = [];

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    sendBatch(
      batch.map(({ operation }) => operation),
      options.post,
      options.known,
    ).then(
      (results) => batch.forEach(({ resolve }, index) => void resolve(results[index] as ExecutionResult)),
      (error: unknown) => batch.forEach(({ reject }) => void reject(error)),
    );
  }

  function enqueue(operation: Operation): Promise<ExecutionResult> {
    return new Promise((resolve, reject) => {
      waiting.push({ operation: toBatchedOperation(operation), resolve, reject });
      if (waiting.length === BATCH_SIZE) flush();
      else if (waiting.length === 1) options.schedule(flush);
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
  const [definition] = operation.query.definitions;
  return {
    query: stringifyDocument(operation.query),
    operationName: definition?.kind === "OperationDefinition" ? definition.name?.value : undefined,
    variables: (operation.variables ?? {}) as Record<string, unknown>,
  };
}
