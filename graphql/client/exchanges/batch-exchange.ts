import { type Exchange, type ExecutionResult, makeErrorResult, makeResult, type Operation, stringifyDocument } from "@urql/core";
import { filter, fromPromise, merge, mergeMap, pipe, share, takeUntil } from "wonka";
import { BATCH_SIZE } from "#graphql/client/limits.ts";
import { readOperationName } from "#graphql/client/operation-name.ts";
import type { KnownDocuments } from "#graphql/client/persisted-documents.ts";
import { type BatchedOperation, type Post, sendBatch } from "#graphql/client/send-batch.ts";

type Waiting = { operation: BatchedOperation; resolve: (result: ExecutionResult) => void; reject: (error: unknown) => void };

/** What more than BATCH_SIZE operations at once come to: a further request, or an error that names them, for each of them. */
export type Overflow = "another request" | "error";

/**
 * Collects what is asked until `schedule` fires (or BATCH_SIZE is reached) and sends it as one request. Queries and
 * mutations share one only where `mixesKinds` says so; otherwise a request marked as a mutation is nothing else.
 */
export function createBatchExchange(options: {
  post: Post;
  known: KnownDocuments;
  schedule: (flush: () => void) => void;
  mixesKinds?: boolean;
  overflow?: Overflow;
}): Exchange {
  const queues = new Map<Operation["kind"], Waiting[]>();

  async function ask(operations: BatchedOperation[]): Promise<ExecutionResult[]> {
    if (operations.length > BATCH_SIZE) throw new Error(toOverflowMessage(operations));
    return sendBatch(operations, options.post, options.known);
  }

  function send(batch: Waiting[]): void {
    ask(batch.map(({ operation }) => operation)).then(
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
      const kind = options.mixesKinds === true ? "query" : operation.kind;
      const waiting = { operation: toBatchedOperation(operation), resolve, reject };
      const batch = queues.get(kind);
      if (batch === undefined) {
        const opened = [waiting];
        queues.set(kind, opened);
        options.schedule(() => flush(kind, opened));
      } else if (batch.push(waiting) === BATCH_SIZE && options.overflow !== "error") flush(kind, batch);
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

function toOverflowMessage(operations: BatchedOperation[]): string {
  const names = operations.map(({ operationName }) => operationName ?? "one without a name").join(", ");
  return `${operations.length} operations at once, of which ${BATCH_SIZE} fit one request: ${names}`;
}
