import type { CombinedError } from "@urql/core";
import { toCombinedMessage } from "./to-combined-message.ts";

/** An operation of the browser failed. `cause` is the error as the client reports it. */
export class OperationError extends Error {
  readonly operation: string | undefined;
  /** `extensions.code` of the back end's errors; none when the transport failed (see `cause.networkError`). */
  readonly codes: readonly string[];
  override readonly cause: CombinedError;

  constructor(operation: string | undefined, cause: CombinedError) {
    super(toCombinedMessage(cause));
    this.name = "OperationError";
    this.operation = operation;
    this.codes = cause.graphQLErrors.flatMap(({ extensions }) => (typeof extensions.code === "string" ? [extensions.code] : []));
    this.cause = cause;
  }
}
