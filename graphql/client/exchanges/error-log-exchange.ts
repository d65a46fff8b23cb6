import type { CombinedError, Exchange, OperationResult } from "@urql/core";
import { pipe, tap } from "wonka";
import { OperationError } from "#graphql/client/errors/operation-error.ts";
import { readOperationName } from "#graphql/client/operation-name.ts";
import { isPersistedQueryNotFound } from "#graphql/client/persisted-documents.ts";

/** Rules 8: a page that asks one of these shows an error page. */
const pageOperations = new Set(["GetPostByID", "GetPageBySlug", "GetTopicBySlug"]);

export type LogError = (message: string, error: OperationError) => void;

/** Rules 8: the errors of operations that no page depends on are logged, and nothing else happens. */
export function createErrorLogExchange(logError: LogError): Exchange {
  return ({ forward }) =>
    (operations$) =>
      pipe(operations$, forward, tap(log));

  function log({ operation, error }: OperationResult): void {
    if (error === undefined || isIgnored(error)) return;
    const name = readOperationName(operation);
    if (name !== undefined && pageOperations.has(name)) return;
    const failure = new OperationError(name, error);
    logError(failure.message, failure);
  }
}

/** Rules 8: PersistedQueryNotFound is ignored; the document was sent once more with its text. */
function isIgnored(error: CombinedError): boolean {
  return error.graphQLErrors.length > 0 && error.graphQLErrors.every((entry) => isPersistedQueryNotFound([entry]));
}
